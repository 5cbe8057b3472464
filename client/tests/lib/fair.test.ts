// A deal, drawn again as the server's proof says; the proofs were written by the server's own code.
import { describe, expect, it } from 'vitest'
import agreeDixit from '../../src/games/dixit/draws'
import agreeDixitBox from '../../src/games/dixit_box/draws'
import agreeStella from '../../src/games/stella/draws'
import agreeStellaBox from '../../src/games/stella_box/draws'
import { check, isGood } from '../../src/lib/fair/check'
import { plain, sha256 } from '../../src/lib/fair/sha256'
import type { Draw, Proof } from '../../src/lib/protocol'
import dixitBox from '../fixtures/proof-dixit-box.json'
import dixit from '../fixtures/proof-dixit.json'
import long from '../fixtures/proof-long.json'
import stellaBox from '../fixtures/proof-stella-box.json'
import stella from '../fixtures/proof-stella.json'

type Agree = (draws: readonly Draw[], rounds: never) => boolean
const CASES = [
  ['dixit', dixit as unknown as Proof, agreeDixit as Agree],
  ['a long game with a pile that was filled again', long as unknown as Proof, agreeDixit as Agree],
  ['stella', stella as unknown as Proof, agreeStella as Agree],
  ['dixit with the box', dixitBox as unknown as Proof, agreeDixitBox as Agree],
  ['stella with the box', stellaBox as unknown as Proof, agreeStellaBox as Agree],
] as const

const judge = (proof: Proof, agree: Agree, addedChances: Record<string, string> = {}, rounds = proof.rounds) =>
  check(proof, proof.commitment, addedChances, (draws) => agree(draws, rounds as never))

/** The same proof, where something else came in one draw. */
function changed(proof: Proof, index: number): Proof {
  const draws = proof.draws.map((draw, at) => {
    if (at !== index) return draw
    const came =
      draw.came.length > 1 ? [...draw.came].reverse() : draw.of.filter((one) => one !== draw.came[0]).slice(0, 1)
    return { ...draw, came }
  })
  return { ...proof, draws }
}

describe.each(CASES)('%s', (_name, proof, agree) => {
  it('follows from what was fixed before', async () => {
    const verdict = await judge(proof, agree)
    expect(verdict).toMatchObject({ sealed: true, drawn: proof.draws.length, agrees: true, seen: false, mine: null })
    expect(isGood(verdict)).toBe(true)
  })

  it('shows every draw that was changed', async () => {
    for (const index of proof.draws.keys())
      expect((await judge(changed(proof, index), agree)).drawn, `${index}`).toBe(index)
  })

  it('shows another seed, and what was promised otherwise', async () => {
    expect(isGood(await judge({ ...proof, seed: '00'.repeat(32) }, agree))).toBe(false)
    const verdict = await check(proof, 'something else', {}, () => true)
    expect(verdict.sealed).toBe(false)
  })

  it('shows that something else was played with', async () => {
    const rounds = (proof.rounds as { points: number[] }[]).slice(1)
    expect((await judge(proof, agree, {}, rounds)).agrees).toBe(false)
  })

  it('says whether this browser was there, and whether its own luck is in it', async () => {
    const mine = '12'.repeat(16)
    expect(await judge(proof, agree, { [proof.commitment]: '' })).toMatchObject({ seen: true, mine: null })
    const without = await judge(proof, agree, { [proof.commitment]: mine })
    expect(without).toMatchObject({ seen: true, mine: false })
    expect(isGood(without)).toBe(false)
  })
})

it('knows its own luck', async () => {
  const proof = dixit as unknown as Proof
  const verdict = await judge(proof, agreeDixit as Agree, { [proof.commitment]: proof.chances[0]! })
  expect(verdict.mine).toBe(true)
})

it('digests as WebCrypto does, also without it', async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 251)
    expect(plain(bytes)).toEqual(await sha256(bytes))
  }
})
