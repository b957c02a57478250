import { expect, test } from 'vitest'
import { formatPosition, parsePositionOf } from '../../../src/engine/board/notation'
import { acrossFrom, behindFrom, isInner } from '../../../src/engine/board/rows'
import { isStore } from '../../../src/engine/board/position'
import { legal } from '../../../src/engine/rules/legal'
import { start, startFrom } from '../../../src/engine/rules/match'
import { perft } from '../../../src/engine/rules/perft'
import { play } from '../../../src/engine/rules/play'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { overrideAll } from '../../../src/engine/variant/override'
import type { Variant } from '../../../src/engine/variant/variant'

/** A game of the catalogue on two columns: per player holes 1 and 2 outside, 3 and 4 inside, 3 before 2 and 4 before 1. */
function small(id: string, ...changes: readonly (readonly [string, string])[]): Variant {
  const changed = overrideAll(findPreset(id)!.make({ holes: 4 }), changes)
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

/** The position after a choice, as text. */
function after(variant: Variant, text: string, hole: number, way?: 'clockwise'): string {
  const position = parsePositionOf(variant, text)
  if (!position.ok) throw new Error(text)
  const played = play(variant, startFrom(variant, position.value), way ? { hole, way } : { hole })
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return formatPosition(played.value.game.position)
}

test('inner holes of a column face each other, and behind each lies the outer hole of its owner', () => {
  const tsoro = findPreset('tsoro')!.make()
  const n = tsoro.board.holes
  /** The row, from South's outer row (0) to North's (3), and the column from South's left. */
  const gridOf = (slot: number): { readonly row: number; readonly column: number } => {
    const [place, columns] = [slot > n ? slot - n - 1 : slot, n / 2]
    const fromLeft = place < columns ? place : n - 1 - place
    const row = place < columns ? 0 : 1
    return slot > n ? { row: 3 - row, column: columns - 1 - fromLeft } : { row, column: fromLeft }
  }
  for (let slot = 0; slot < 2 * n + 2; slot++) {
    if (isStore(n, slot)) continue
    const { row, column } = gridOf(slot)
    expect(isInner(tsoro, slot)).toBe(row === 1 || row === 2)
    const isSouth = row < 2
    expect(gridOf(acrossFrom(tsoro, slot))).toEqual({ row: isSouth ? 2 : 1, column })
    expect(gridOf(behindFrom(tsoro, slot)!)).toEqual({ row: isSouth ? 3 : 0, column })
  }
})

test('a lap goes round the player’s own two rows only', () => {
  expect(after(small('moruba'), '5,0,0,0 1,0,0,0 S', 1)).toBe('1,2,1,1+0 1,0,0,0+0 N')
})

test('tsoro: a last seed in an empty inner hole takes both opposite holes off the board', () => {
  // South’s hole 3 faces North’s hole 4, behind which lies North’s hole 1.
  expect(after(small('tsoro'), '2,2,0,0 3,4,5,6 S', 1)).toBe('0,3,1,0+9 0,4,5,0+0 N')
  // Without seeds in the inner hole there is no capture.
  expect(after(small('tsoro'), '2,2,0,0 3,4,5,0 S', 1)).toBe('0,3,1,0+0 3,4,5,0+0 N')
})

test('tsoro: single seeds move only if there is nothing else, and only onto an empty hole', () => {
  const tsoro = small('tsoro')
  const holes = (text: string) => {
    const position = parsePositionOf(tsoro, text)
    return position.ok ? legal(tsoro, startFrom(tsoro, position.value)).map(({ hole }) => hole) : null
  }
  expect(holes('1,2,0,1 1,1,1,1 S')).toEqual([2])
  expect(holes('1,1,0,1 1,1,1,1 S')).toEqual([2])
})

test('muvalavala: captured seeds are sown from the next hole, and the turn ends', () => {
  // One seed each to holes 2 and 3; hole 3 was not empty: the 2 + 2 opposite go to 4, 1, 2 and 3.
  expect(after(small('muvalavala-quioco'), '2,0,1,0 2,2,2,2 S', 1)).toBe('1,2,3,1+0 0,2,2,0+0 N')
})

test('moruba: a filled inner hole captures as well, and there is no relay', () => {
  expect(after(small('moruba'), '2,1,1,1 1,1,1,1 S', 1)).toBe('0,2,2,1+2 0,1,1,0+0 N')
})

test('katra: each player keeps the direction of the first move', () => {
  const katra = small('katra')
  const opened = play(katra, start(katra), { hole: 1, way: 'clockwise' })
  if (!opened.ok) throw new Error('refused')
  const south = { ...opened.value.game.position, toMove: 'south' as const }
  expect(legal(katra, { ...opened.value.game, position: south }).every(({ way }) => way === undefined)).toBe(
    true,
  )
})

test('omweso: a hole at the left may go clockwise if that captures', () => {
  const omweso = findPreset('omweso')!.make()
  // Two seeds from hole 2 clockwise reach hole 16, the leftmost inner one; it faces North’s hole 9, behind which lies hole 8.
  const text = `0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,1 2,0,0,0,0,0,0,2,2,0,0,0,0,0,0,0 S`
  const position = parsePositionOf(omweso, text)
  if (!position.ok) throw new Error('unreadable')
  expect(legal(omweso, startFrom(omweso, position.value))).toContainEqual({ hole: 2, way: 'clockwise' })
})

test.each([
  ['hus', [16, 256, 3200]],
  ['hus-nama', [24, 576, 10725]],
  ['owela', [17, 289, 3839]],
  ['omweso', [8, 64, 419]],
  ['pereauni', [16, 142, 1356]],
  ['muvalavala-quioco', [1, 1, 10]],
  ['kisolo', [8, 59, 345]],
  ['katra', [32, 912, 10660]],
  ['katra-boaoaka', [32, 744, 8008]],
  ['ngolo', [18, 306, 4918]],
  ['tsoro', [8, 64, 376]],
  ['nsolo', [19, 337, 4174]],
  ['njombwa', [14, 179, 1607]],
  ['nchayo', [10, 90, 482]],
  ['lisolo', [16, 224, 2819]],
  ['muvalavala', [6, 32, 259]],
  ['moruba', [24, 552, 12164]],
  ['hawalis', [14, 189, 2366]],
  ['bao-ki-arabu', [16, 240, 2703]],
] as const)('%s has as many sequences of moves as before', (id, counts) => {
  const steps = perft(findPreset(id)!.make(), start(findPreset(id)!.make()), counts.length)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(step.value.counts).toEqual(counts)
})
