// Which sheet lies open over the table. One at a time.

export type Panel =
  'menu' | 'rules' | 'rounds' | 'invite' | 'tv' | 'settings' | 'me' | 'chat' | 'stop' | 'leave' | 'back'

export class Panels {
  shown = $state<Panel | null>(null)

  open(panel: Panel): void {
    this.shown = panel
  }

  /** Close the sheet that is open, or only if it is this one. */
  close(panel: Panel | null = this.shown): void {
    if (this.shown === panel) this.shown = null
  }
}
