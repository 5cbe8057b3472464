// Checking a finished game's chance: every draw is drawn again from the seed that the server had committed to, as
// docs/decisions/0010 describes it.
import type { Draw, Proof } from '../protocol'
import { sha256 } from './sha256'

export interface Verdict {
  /** The seed is the one that the server committed to. */
  sealed: boolean
  /** This browser saw that commitment before; if not, it was not there. */
  seen: boolean
  /** What this browser added is in it; null: it added nothing. */
  mine: boolean | null
  /** How many draws follow from it, and how many there were. */
  drawn: number
  draws: number
  /** What was drawn is what was played with. */
  agrees: boolean
}

/** Whether a proof holds; `addedChances` is what this browser kept, `agree` holds the draws against what was played. */
export async function check(
  proof: Proof,
  commitment: string | null,
  addedChances: Record<string, string>,
  agree: (draws: readonly Draw[]) => boolean,
): Promise<Verdict> {
  const mine = addedChances[proof.commitment]
  const key = await digest(`starlore chance ${proof.seed} ${proof.chances.join(',')}`)
  const drawn = await countTrue(key, proof.draws)
  return {
    sealed: hex(await digest(`starlore seed ${proof.seed}`)) === proof.commitment && commitment === proof.commitment,
    seen: mine !== undefined,
    mine: mine ? proof.chances.includes(mine) : null,
    drawn,
    draws: proof.draws.length,
    agrees: drawn === proof.draws.length && explains(agree, proof.draws),
  }
}

export const isGood = (verdict: Verdict): boolean =>
  verdict.sealed && verdict.mine !== false && verdict.drawn === verdict.draws && verdict.agrees

function explains(agree: (draws: readonly Draw[]) => boolean, draws: readonly Draw[]): boolean {
  try {
    return agree(draws)
  } catch {
    return false
  }
}

/** How many draws follow from a key, until the first that does not. */
async function countTrue(key: Uint8Array, draws: readonly Draw[]): Promise<number> {
  const dice = new Dice(key)
  for (const [index, draw] of draws.entries()) {
    if (draw.kind !== 'top' && !ascending(draw.of)) return index
    if (JSON.stringify(await again(draw, dice)) !== JSON.stringify(draw.came)) return index
  }
  return draws.length
}

async function again({ kind, of, came }: Draw, dice: Dice): Promise<Draw['of']> {
  if (kind === 'top') return of
  const left = [...of]
  dice.begin()
  if (kind === 'shuffle') {
    for (let last = left.length - 1; last > 0; last--) {
      const other = await dice.below(last + 1)
      ;[left[last], left[other]] = [left[other]!, left[last]!]
    }
    return left
  }
  const found: Draw['of'] = []
  for (const _ of came) found.push(...left.splice(await dice.below(left.length), 1))
  return found
}

/** Chance from a key: SHA-256 over the key, the number of the draw, and a counter, in words of 32 bits. */
class Dice {
  private number = -1
  private block = 0
  private words: number[] = []

  constructor(private readonly key: Uint8Array) {}

  begin(): void {
    this.number += 1
    this.block = 0
    this.words = []
  }

  /** A number from 0 to limit - 1, each as likely as any other. */
  async below(limit: number): Promise<number> {
    for (;;) {
      const word = this.words.shift()
      if (word === undefined) await this.more()
      else if (word < 2 ** 32 - (2 ** 32 % limit)) return word % limit
    }
  }

  private async more(): Promise<void> {
    const bytes = new Uint8Array(this.key.length + 8)
    bytes.set(this.key)
    const data = new DataView(bytes.buffer)
    data.setUint32(this.key.length, this.number)
    data.setUint32(this.key.length + 4, this.block++)
    const found = new DataView((await sha256(bytes)).buffer)
    this.words = Array.from({ length: 8 }, (_, index) => found.getUint32(4 * index))
  }
}

type Thing = Draw['of'][number]

/** What is drawn from stands in order, so that its order has no influence. */
function ascending(things: readonly Thing[]): boolean {
  return things.every((thing, index) => index === 0 || compare(things[index - 1]!, thing) <= 0)
}

function compare(one: Thing, other: Thing): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [parts(one), parts(other)]
  for (const [index, part] of left.entries()) {
    const beside = right[index]
    if (beside === undefined) return 1
    const found = typeof part === 'number' && typeof beside === 'number' ? part - beside : compare(part, beside)
    if (found !== 0) return found
  }
  return left.length - right.length
}

/** A list's things, or a text's letters as numbers. */
const parts = (thing: Thing): (number | string)[] =>
  typeof thing === 'string' ? Array.from(thing, (letter) => letter.codePointAt(0)!) : Array.isArray(thing) ? thing : []

const digest = (text: string): Promise<Uint8Array> => sha256(new TextEncoder().encode(text))
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
