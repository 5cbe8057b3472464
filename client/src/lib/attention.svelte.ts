// Getting noticed: the title and the icon, a sound, a buzz, a notification, and a screen that stays awake.
import { preferences } from './preferences.svelte'

const NAME = 'Starlore'
/** Milliseconds after which a sound would only puzzle: what it was about is past. */
const LATE = 1_000

class Attention {
  private audio: AudioContext | null = null
  private lock: WakeLockSentinel | null = null
  private wantsAwake = false

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return
      if (this.wantsAwake) void this.keepAwake(true)
      // A call, or another page that plays something, may have silenced us.
      if (this.audio) void this.listen()
    })
    // Browsers play nothing before somebody has touched the page, and some (Safari) want to be asked just then. A touch
    // counts when it has become a tap.
    for (const touch of ['click', 'keydown'])
      addEventListener(touch, () => preferences.get('sound') && void this.listen(), { capture: true })
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
    const asked = Date.now()
    void this.listen().then((audio) => {
      if (audio && Date.now() - asked < LATE) this.play(audio, notes)
    })
  }

  /** What sounds are played with, once it is running; null where the browser plays none. */
  private async listen(): Promise<AudioContext | null> {
    try {
      const audio = (this.audio ??= new AudioContext())
      if (audio.state !== 'running') await audio.resume()
      return audio
    } catch {
      return null
    }
  }

  private play(audio: AudioContext, notes: readonly number[]): void {
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
