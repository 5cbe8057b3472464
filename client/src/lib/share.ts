// Handing a link on: the clipboard, and the device's own way of sharing.
import { t } from './i18n/index.svelte'
import { toasts } from './toasts.svelte'

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure address there is no clipboard; the old way still works.
    const field = Object.assign(document.createElement('textarea'), { value: text })
    const parent = document.querySelector('dialog[open]') ?? document.body
    parent.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
  toasts.say(t().common.copied)
}

export const canShare = (): boolean => typeof navigator.share === 'function'

export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Starlore', text: t().lobby.shareText, url })
  } catch {
    // Whoever closes the device's share sheet has changed their mind.
  }
}
