// What this browser remembers: for as long as a tab is open, or for good. Storage may be blocked, or hold what an older
// page has written; then nothing is remembered, and everything else goes on.

class Memory {
  constructor(private readonly storage: () => Storage) {}

  /** What was kept under this key; null: nothing that can be read. */
  get<Value>(key: string): Value | null {
    try {
      return JSON.parse(this.storage().getItem(key) ?? 'null') as Value | null
    } catch {
      return null
    }
  }

  set(key: string, value: unknown): void {
    try {
      this.storage().setItem(key, JSON.stringify(value))
    } catch {
      // Blocked, or full.
    }
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(key)
    } catch {
      // Blocked: there was nothing.
    }
  }
}

export const tabMemory = new Memory(() => sessionStorage)
export const browserMemory = new Memory(() => localStorage)
