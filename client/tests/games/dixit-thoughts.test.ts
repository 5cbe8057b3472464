// What can be read of a picture on the shared screen: the newest thought, and what is whole though shorter.
import { describe, expect, it } from 'vitest'
import { thoughts } from '../../src/games/dixit/thoughts'

const BOT = 3
const remark = (player: number, note: string) => ({ player, note, round: 1, card: 7, at: null })
const read = (...remarks: ReturnType<typeof remark>[]) =>
  thoughts(remarks, (player) => player === BOT).map(({ text }) => text)

describe('what was thought of a picture', () => {
  it('is read newest first, and rings without words are not', () => {
    expect(read(remark(1, 'a whale'), remark(2, ''), remark(2, 'a ship'))).toEqual(['a ship', 'a whale'])
  })

  it.each([
    ['I thought of “Off the wall” and “A very long time ago…”', 'I thought of “Off the wall”'],
    ['Сетих се за „Дом“ и „Път“', 'Сетих се за „Дом“'],
    ['Сетих се за „Само „обичам те“ оцеля“ и „Коя дума?“', 'Сетих се за „Само „обичам те“ оцеля“'],
    ['Na myśl przyszło mi „Dom” i „Droga”', 'Na myśl przyszło mi „Dom”'],
    ['Mulle tulid meelde „Kodu“ ja „Tee“', 'Mulle tulid meelde „Kodu“'],
    ['Vybavilo se mi „Domov“ a „Cesta“', 'Vybavilo se mi „Domov“'],
  ])('is, of a bot that names two things, the first of them where both have no room', (both, first) => {
    expect(read(remark(BOT, both))).toEqual([both, first])
  })

  it('is never half of what a person wrote', () => {
    const note = 'I see “a house” and “a road”'
    expect(read(remark(1, note))).toEqual([note])
  })
})
