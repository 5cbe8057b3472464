// Getting noticed: the title and the icon, a sound, a buzz, a notification, and a screen that stays awake.
import { preferences } from './preferences.svelte'

const NAME = 'Starlore'

class Attention {
  private audio: AudioContext | null = null
  private lock: WakeLockSentinel | null = null
  private wantsAwake = false

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (this.wantsAwake && document.visibilityState === 'visible') void this.keepAwake(true)
    })
  }

  /** Let title and icon say whether it is my turn. */
  title(text: string | null, myTurn: boolean): void {
    document.title = text ? `${myTurn ? '✦ ' : ''}${text} · ${NAME}` : NAME
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const address = myTurn ? '/favicon-turn.svg' : '/favicon.svg'
    if (icon && icon.getAttribute('href') !== address) icon.href = address
  }

  /** It has become my turn. */
  call(text: string): void {
    this.chime([659, 880])
    this.buzz([60, 60, 60])
    if (!preferences.get('notifications') || document.visibilityState === 'visible') return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    void this.notify(text)
  }

  /** A notification that leads here; the service worker shows it where a page may not, as on Android. */
  private async notify(text: string): Promise<void> {
    const [, code] = /^\/t\/(\w+)/.exec(location.pathname) ?? []
    const worker = await navigator.serviceWorker?.getRegistration()
    const shown = { body: text, icon: '/icon-192.png', tag: code ?? 'turn', data: code }
    if (worker) return worker.showNotification(NAME, shown)
    const note = new Notification(NAME, shown)
    note.onclick = () => {
      focus()
      note.close()
    }
  }

  /** A few soft notes, if the person wants sound. */
  chime(notes: readonly number[]): void {
    if (!preferences.get('sound')) return
    this.audio ??= new AudioContext()
    const audio = this.audio
    notes.forEach((frequency, index) => {
      const at = audio.currentTime + index * 0.12
      const tone = new OscillatorNode(audio, { type: 'sine', frequency })
      const volume = new GainNode(audio, { gain: 0 })
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(0.08, at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.55)
    })
  }

  buzz(pattern: number | number[]): void {
    if (preferences.get('vibration')) navigator.vibrate?.(pattern)
  }

  /** Keep the screen on while a game is being played. */
  async keepAwake(awake: boolean): Promise<void> {
    this.wantsAwake = awake
    try {
      if (awake && !this.lock && 'wakeLock' in navigator) {
        this.lock = await navigator.wakeLock.request('screen')
        this.lock.addEventListener('release', () => (this.lock = null))
      } else if (!awake) await this.lock?.release()
    } catch {
      // Not supported or not allowed: the screen goes dark as usual.
    }
  }

  /** Ask for permission to notify; the answer says whether it was given. */
  async askToNotify(): Promise<boolean> {
    return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  }
}

export const attention = new Attention()
