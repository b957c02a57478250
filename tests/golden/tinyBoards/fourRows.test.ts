import { expect, test } from 'vitest'
import { STOP } from '../../../src/engine/board/otherChoices'
import { formatPosition, parsePositionOf } from '../../../src/engine/board/notation'
import { acrossFrom, behindFrom, isInner } from '../../../src/engine/board/rows'
import { isStore } from '../../../src/engine/board/position'
import type { Game } from '../../../src/engine/rules/game'
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

/** A game that continues from a position. */
function at(variant: Variant, text: string): Game {
  const position = parsePositionOf(variant, text)
  if (!position.ok) throw new Error(text)
  return startFrom(variant, position.value)
}

/** The game after some choices. */
function played(variant: Variant, text: string, holes: readonly number[]): Game {
  return holes.reduce(
    (game, hole) => {
      const next = play(variant, game, { hole })
      if (!next.ok) throw new Error(`${hole}: ${JSON.stringify(next.error)}`)
      return next.value.game
    },
    at(variant, text),
  )
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

test('first turns go clockwise, and the second turn of each player decides', () => {
  const variant = small('nchayo', ['sow.direction', 'secondTurnOfEach'])
  const ways = (game: Game) => legal(variant, game).map(({ hole, way = '' }) => `${hole}${way[0] ?? ''}`)
  const turn = (game: Game, hole: number, way?: 'clockwise' | 'anticlockwise'): Game => {
    const next = play(variant, game, way ? { hole, way } : { hole })
    if (!next.ok) throw new Error(JSON.stringify(next.error))
    return next.value.game
  }
  const first = at(variant, '0,1,0,1+0 0,1,0,1+0 S')
  expect(ways(first)).toEqual(['2', '4'])
  const answered = turn(turn(first, 2), 2)
  expect(formatPosition(answered.position)).toBe('1,0,0,1+0 1,0,0,1+0 S')
  expect(ways(answered)).toEqual(['1a', '1c', '4a', '4c'])
  const north = turn(answered, 1, 'anticlockwise')
  expect(ways(north)).toEqual(['1a', '1c', '4a', '4c'])
  const south = turn(north, 1, 'anticlockwise')
  expect(ways(south)).toEqual(['2', '4'])
  expect(ways(turn(south, 2)).join('')).not.toMatch(/[ac]/)
})

test('namudilakunze: an outer hole is taken only if the inner one before it is empty', () => {
  // Clockwise from hole 1 to hole 4, before North's hole 3 and outer hole 2.
  expect(after(small('namudilakunze'), '1,1,0,0 1,1,0,1 S', 1)).toBe('0,1,0,1+1 1,0,0,1+0 N')
  expect(after(small('namudilakunze'), '1,1,0,0 1,1,1,1 S', 1)).toBe('0,1,0,1+0 1,1,1,1+0 N')
})

test.each(['moruba', 'bao-ki-arabu', 'bao-ki-arabu-ii', 'hawalis'])(
  '%s is over once a player has no seeds, and seeds left count for their owner',
  (id) => {
    const game = at(small(id), '0,1,1,0+3 0,0,1,0+4 S')
    const [over] = legal(small(id), game).flatMap((choice) => {
      const next = play(small(id), game, choice)
      return next.ok && next.value.game.phase === 'over' ? [next.value.game] : []
    })
    expect(formatPosition(over!.position)).toMatch(/^0,0,0,0\+6 0,0,0,0\+4 /)
    expect(over!.winner).toBe('south')
  },
)

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

test('tsoro with additional captures: three more holes are chosen, or as many as there are', () => {
  const tsoro = small('tsoro-additional')
  const first = played(tsoro, '2,2,0,0 3,4,5,6 S', [1])
  expect(formatPosition(first.position)).toBe('0,3,1,0+9 0,4,5,0+0 S')
  // By the opponent's numbers.
  expect(legal(tsoro, first)).toEqual([{ hole: 2 }, { hole: 3 }])
  expect(play(tsoro, first, { hole: 1 }).ok).toBe(false)
  const second = played(tsoro, '2,2,0,0 3,4,5,6 S', [1, 3])
  expect(formatPosition(second.position)).toBe('0,3,1,0+14 0,4,0,0+0 S')
  expect(played(tsoro, '2,2,0,0 3,4,5,6 S', [1, 3, 2]).winner).toBe('south')
  // With more holes left, the turn ends after three.
  const large = { ...tsoro, board: { ...tsoro.board, holes: 6 } }
  const taken = played(large, '0,0,2,0,0,0 1,1,1,1,1,1 S', [3, 1, 3, 4])
  expect(formatPosition(taken.position)).toBe('0,0,0,1,1,0+5 0,0,0,0,0,1+0 N')
})

test('musoro tsoro: at the musoro the player sows on or ends the turn', () => {
  const musoro = small('musoro-tsoro')
  const text = '0,1,3,0 2,1,1,1 S'
  // Three seeds reach hole 2, the rightmost outer one, which was not empty.
  const halted = played(musoro, text, [3])
  expect(formatPosition(halted.position)).toBe('1,2,0,1+0 2,1,1,1+0 S')
  expect(legal(musoro, halted)).toEqual([{ hole: 2 }, { hole: STOP }])
  expect(formatPosition(played(musoro, text, [3, STOP]).position)).toBe('1,2,0,1+0 2,1,1,1+0 N')
  // Sowing on goes by hole 4 and ends in hole 2, which is empty by then.
  expect(formatPosition(played(musoro, text, [3, 2]).position)).toBe('2,1,1,0+0 2,1,1,1+0 N')
})

test('mweiso: a lap from a gate may turn in the middle of a move, if that captures', () => {
  const mweiso = small('mweiso', ['lift.opening', 'free'])
  // Three seeds reach hole 1. Its two seeds could go clockwise to hole 3, which faces North’s hole 4, with hole 1 behind.
  const turning = played(mweiso, '1,3,0,0 1,2,0,1 S', [2])
  expect(formatPosition(turning.position)).toBe('2,0,1,1+0 1,2,0,1+0 S')
  expect(legal(mweiso, turning)).toEqual([
    { hole: 1, way: 'anticlockwise' },
    { hole: 1, way: 'clockwise' },
  ])
  // The two captured seeds go back to hole 1, and from there anticlockwise, since nothing more can be captured.
  const turned = play(mweiso, turning, { hole: 1, way: 'clockwise' })
  expect(turned.ok && formatPosition(turned.value.game.position)).toBe('2,1,2,1+0 0,2,0,0+0 N')
  // Where nothing would be captured, the lap continues as usual.
  expect(after(mweiso, '1,3,0,0 0,2,0,1 S', 2)).toMatch(/N$/)
})

test('seeds in hand are placed one by one, by South first, and then South moves', () => {
  const omweso = small('omweso-placed')
  const opening = start(omweso)
  expect(formatPosition(opening.position)).toBe('0,0,0,0+8 0,0,0,0+8 S')
  expect(legal(omweso, opening)).toEqual([1, 2, 3, 4].map((hole) => ({ hole })))
  const placed = played(omweso, formatPosition(opening.position), [1, 1, 1, 1, 2, 2, 2, 3, 4])
  expect(formatPosition(placed.position)).toBe('4,3,1,0+0 0,0,0,1+7 N')
})

test('a first turn of one lap does not go on', () => {
  const one = small('tsoro', ['sow.firstMove', 'oneLap'])
  expect(after(one, '2,2,1,0 2,1,1,1 S', 1)).toBe('0,3,2,0+0 2,1,1,1+0 N')
})

test('who can capture with the first lap must do so', () => {
  const must = small('moruba', ['turn.mustCapture', 'firstLap'])
  // Hole 1 reaches hole 3, opposite seeds; hole 2 reaches hole 4, opposite an empty hole.
  const holes = legal(must, at(must, '2,2,0,0 0,0,0,5 S')).map(({ hole }) => hole)
  expect(holes).toEqual([1])
})

/** A position of bao with seeds in the inner rows only, from each player's right to left, and five seeds in either hand. */
const baoWith = (south: string, north: string, toMove: string): string =>
  `0,0,0,0,0,0,0,0,${south}+5 0,0,0,0,0,0,0,0,${north}+5 ${toMove}`

test('bao: a turn begins with a seed in hand, and must capture if it can', () => {
  const bao = findPreset('bao-congo')!.make()
  // South’s hole 9, at the right end, faces North’s hole 16; hole 12 faces hole 13.
  const text = baoWith('1,0,0,1,0,0,0,1', '0,1,0,0,3,0,0,2', 'S')
  // Captured at an end, seeds come in from there; in the middle the player chooses.
  expect(legal(bao, at(bao, text))).toEqual([
    { hole: 9, way: 'anticlockwise' },
    { hole: 12, way: 'anticlockwise' },
    { hole: 12, way: 'clockwise' },
  ])
  // Three seeds from the left end: to 16, 15 and 14, where the turn ends.
  const left = play(bao, at(bao, text), { hole: 12, way: 'clockwise' })
  expect(left.ok && formatPosition(left.value.game.position)).toBe(
    '0,0,0,0,0,0,0,0,1,0,0,2,0,1,1,2+4 0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,2+5 N',
  )
})

test('bao: a turn that does not begin with a capture captures nothing', () => {
  const free = overrideAll(findPreset('bao-congo')!.make(), [['turn.mustCapture', 'no']])
  if (!free.ok) throw new Error('refused')
  // Two seeds from hole 9 reach hole 11, which was not empty and faces three seeds: these stay, and the lap goes on.
  const text = baoWith('1,0,1,0,0,0,0,0', '1,0,0,0,0,3,0,0', 'S')
  const sown = play(free.value, at(free.value, text), { hole: 9, way: 'anticlockwise' })
  expect(sown.ok && formatPosition(sown.value.game.position)).toBe(
    '0,0,0,0,0,0,0,0,0,1,0,1,1,0,0,0+4 0,0,0,0,0,0,0,0,1,0,0,0,0,3,0,0+5 N',
  )
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
  ['bao-congo', [12, 86, 508]],
  ['omweso-placed', [16, 256, 4096]],
  ['mweiso', [9, 35, 305]],
  ['ikibuguzo', [5, 25, 122]],
  ['njombwa-heap', [10, 95, 713]],
  ['chisolo', [12, 134, 1309]],
  ['namudilakunze', [13, 169, 3034]],
  ['kubuguza', [8, 64, 440]],
  ['nsumbi', [16, 256, 2304]],
  ['musoro-tsoro', [8, 52, 272]],
  ['msuwa', [18, 313, 4441]],
  ['tshuba', [8, 56, 292]],
  ['mefuvha', [30, 881, 21481]],
] as const)('%s has as many sequences of moves as before', (id, counts) => {
  const steps = perft(findPreset(id)!.make(), start(findPreset(id)!.make()), counts.length)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(step.value.counts).toEqual(counts)
})
