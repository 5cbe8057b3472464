// Short notes that come and go: why something was refused, that something was copied.
import { i18n } from './i18n/index.svelte'

interface Toast {
  key: number
  text: string
  tone: 'plain' | 'bad'
}

const LASTS = 5200

class Toasts {
  shown = $state<Toast[]>([])
  private key = 0

  say(text: string, tone: Toast['tone'] = 'plain'): void {
    const toast = { key: ++this.key, text, tone }
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-3)
    setTimeout(() => this.dismiss(toast.key), LASTS)
  }

  /** Say why the server has refused something. */
  refuse(code: string): void {
    this.say(i18n.refusal(code), 'bad')
  }

  dismiss(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key)
  }
}

export const toasts = new Toasts()
