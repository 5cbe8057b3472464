// Installing the site as an app, where a browser offers it: the offer is kept for the settings.

/** What a browser gives a page that can be installed; no standard has its type yet. */
interface Offer extends Event {
  prompt: () => Promise<unknown>
}

class Install {
  private offer = $state.raw<Offer | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => (this.offer = event as Offer))
    addEventListener('appinstalled', () => (this.offer = null))
  }

  get offered(): boolean {
    return this.offer !== null
  }

  async accept(): Promise<void> {
    await this.offer?.prompt()
    this.offer = null // it can be answered once
  }
}

export const install = new Install()
