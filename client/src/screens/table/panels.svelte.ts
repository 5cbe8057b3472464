// Which sheet lies open over the table. One at a time.

export type Panel = 'menu' | 'rules' | 'rounds' | 'invite' | 'settings' | 'me' | 'chat' | 'stop' | 'leave'

export class Panels {
  shown = $state<Panel | null>(null)

  open(panel: Panel): void {
    this.shown = panel
  }

  close(panel: Panel): void {
    if (this.shown === panel) this.shown = null
  }
}
