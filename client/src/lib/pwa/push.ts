// Web push: being called while the page is closed, in games that are played over days.
import { api } from '../api'
import { preferences } from '../preferences.svelte'

/** Where the service worker notes that calls were turned off in a notification, while no page was open. */
const TURNED_OFF = ['starlore-calls', '/calls-off'] as const

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Have this browser called; false when it cannot be. Calling it again renews the time zone and the quiet hours. */
export async function callMe(): Promise<boolean> {
  if (!canPush() || (await wasTurnedOff())) return false
  try {
    const { key } = await api.calls()
    const worker = await navigator.serviceWorker.ready
    const asked = { userVisibleOnly: true, applicationServerKey: bytes(key) }
    const subscription = (await current(worker, key)) ?? (await worker.pushManager.subscribe(asked))
    const { keys } = subscription.toJSON()
    const quiet = preferences.get('quiet')
    await api.callMe({
      endpoint: subscription.endpoint,
      key: keys!.p256dh!,
      auth: keys!.auth!,
      zone: -new Date().getTimezoneOffset(),
      quiet: quiet && { from: quiet[0], to: quiet[1] },
    })
    return true
  } catch {
    return false // the browser has no push service, or its reader has said no
  }
}

/** No more calls in this browser. */
export async function doNotCallMe(): Promise<void> {
  await api.noCalls({}).catch(() => undefined)
  if (!canPush()) return
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** Calls were turned off with the button of a notification: then they are off here, too. */
async function wasTurnedOff(): Promise<boolean> {
  if (!('caches' in window)) return false
  const [cache, mark] = TURNED_OFF
  const found = (await caches.has(cache)) && (await (await caches.open(cache)).delete(mark))
  if (found) preferences.set('notifications', false)
  return found
}

/** The subscription that there is, if it is for this server's key; one for another is given up. */
async function current(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const found = await worker.pushManager.getSubscription()
  if (!found) return null
  const theirs = found.options.applicationServerKey
  if (theirs && String(new Uint8Array(theirs)) === String(bytes(key))) return found
  await found.unsubscribe()
  return null
}

/** The bytes of a base64 text for addresses. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
