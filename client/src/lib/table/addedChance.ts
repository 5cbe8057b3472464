// My part of a game's chance. The server commits to its part before the game (`view.pledge`); this browser adds its own
// and keeps both, so that it can hold them against what the server shows when the game is over.
import type { TableView } from '../protocol'
import { browserMemory } from '../storage'

const KEY = 'starlore-luck'
const KEPT = 20

/** What this browser has added, by the commitment that it had seen; nothing where it only looked on. */
export const addedChances = (): Record<string, string> => browserMemory.get(KEY) ?? {}

function note(commitment: string, chance: string): void {
  const { [commitment]: before, ...others } = addedChances()
  const entries = [...Object.entries(others), [commitment, chance || before || '']].slice(-KEPT)
  browserMemory.set(KEY, Object.fromEntries(entries))
}

export class AddedChance {
  /** The commitments that were answered, or noted. */
  private readonly known = new Set<string>()

  constructor(private readonly add: (to: string, chance: string) => Promise<unknown>) {}

  /** Look at what the server has committed to, and add my part. */
  see(view: TableView): void {
    const { pledge: nextCommitment, sealed: commitment, over, you, chances } = view
    if (commitment && !over && !this.known.has(commitment)) {
      this.known.add(commitment)
      note(commitment, '')
    }
    if (!nextCommitment || you === null || chances.includes(you) || this.known.has(nextCommitment)) return
    this.known.add(nextCommitment)
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const chance = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    // When it is too late for it, the game is played without.
    this.add(nextCommitment, chance).then(
      () => note(nextCommitment, chance),
      () => undefined,
    )
  }
}
