import { expect, test } from 'vitest'
import { otherKind } from '../../../../../src/engine/board/otherChoices'
import { legal } from '../../../../../src/engine/rules/legal'
import { start, startFrom } from '../../../../../src/engine/rules/match'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../../src/locales/english'
import { worksheet } from '../../../../../src/renderer/learn/worksheet/worksheet'

test('kalah: the first lap and the board after it', () => {
  const { first, total } = worksheet(findPreset('kalah')!.make())!
  if (first === null) throw new Error('kalah starts with one player')
  expect(first.hole).toBe(4)
  expect(inEnglish(first.last)).toBe('North’s hole 1')
  expect(first.after).toEqual([4, 4, 4, 0, 5, 5, 1, 5, 4, 4, 4, 4, 4, 0])
  expect(total).toBe(48)
})

test('a position to ask about: where each hole ends, what follows and what it brings', () => {
  const kalah = findPreset('kalah')!.make()
  const seeds = [1, 0, 4, 0, 0, 3, 20, 0, 2, 0, 0, 2, 0, 16]
  const { lines, best } = worksheet(kalah, startFrom(kalah, { seeds, burnt: [], toMove: 'south' }))!
  expect(lines.map(({ hole, last, then, gain }) => [hole, inEnglish(last), inEnglish(then), gain])).toEqual([
    [1, 'your hole 2', 'You capture 3 seeds, and your turn ends.', 3],
    [3, 'your store', 'You move again.', 1],
    [6, 'North’s hole 2', 'Your turn ends.', 1],
  ])
  expect(best).toEqual([1])
})

test('the best hole is best of all holes, also of those that the table leaves out', () => {
  const kalah = findPreset('kalah')!.make({ holes: 7 })
  const seeds = [1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]
  const { lines, best } = worksheet(kalah, startFrom(kalah, { seeds, burnt: [], toMove: 'south' }))!
  expect(lines.map(({ hole }) => hole)).toEqual([1, 2, 3, 4, 5, 6])
  expect(best).toEqual([7])
})

test('where holes are sown either way, the direction that is asked about is named, and both count for the best', () => {
  const kalah = findPreset('kalah')!.make({ holes: 3 })
  const variant: Variant = { ...kalah, sow: { ...kalah.sow, direction: 'eitherWay' } }
  const seeds = [0, 1, 1, 0, 0, 0, 3, 0]
  const { first, lines, best } = worksheet(
    variant,
    startFrom(variant, { seeds, burnt: [], toMove: 'south' }),
  )!
  expect(first?.way).toBe('anticlockwise')
  expect(lines.map(({ hole, way }) => [hole, way])).toEqual([
    [2, 'anticlockwise'],
    [3, 'anticlockwise'],
  ])
  // Clockwise, hole 2 captures four seeds; anticlockwise it brings none.
  expect(best).toEqual([2])
})

test('a position with North to move is replaced by one of South’s', () => {
  const kalah = findPreset('kalah')!.make()
  const seeds = [1, 0, 4, 0, 0, 3, 20, 0, 2, 0, 0, 2, 0, 16]
  const { position } = worksheet(kalah, startFrom(kalah, { seeds, burnt: [], toMove: 'north' }))!
  expect(position.position.toMove).toBe('south')
})

test('laps are counted in relay games', () => {
  const { lines } = worksheet(findPreset('congkak')!.make())!
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map(({ last }) => inEnglish(last)).join()).toMatch(/after \d+ laps/)
})

test('every game of the catalogue has a worksheet whose seeds add up', () => {
  for (const { id, make } of PRESETS) {
    const variant = make({})
    const sheet = worksheet(variant)
    expect(sheet, id).not.toBeNull()
    if (variant.start.first === 'bothAtOnce') expect(sheet!.first, id).toBeNull()
    expect(
      sheet!.position.position.seeds.reduce((sum, count) => sum + count, 0),
      id,
    ).toBe(start(variant).position.seeds.reduce((sum, count) => sum + count, 0))
  }
})

test.each(['hus', 'katra', 'bao-ki-arabu'])('on the four rows of %s a hole brings what it captures', (id) => {
  const { lines } = worksheet(findPreset(id)!.make())!
  for (const { then, gain } of lines) {
    const [, captured = '0'] = /You capture (\d+)/.exec(inEnglish(then)) ?? []
    expect(gain).toBe(Number(captured))
  }
})

test.each(['omweso-placed', 'msuwa', 'musoro-tsoro'])(
  'asks about sowing, whatever else is chosen: %s',
  (id) => {
    const variant = findPreset(id)!.variant
    const { position } = worksheet(variant)!
    expect(otherKind(variant, position.position)).toBeNull()
    expect(legal(variant, position).length).toBeGreaterThan(1)
  },
)
