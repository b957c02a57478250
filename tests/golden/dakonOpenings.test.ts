import { describe, expect, test } from 'vitest'
import { PUBLISHED, type PublishedOpening } from '../../src/engine/papers/published'
import { findPreset } from '../../src/engine/variant/catalogue'
import { playFirstTurn, sownIn } from '../support/firstTurn'

function replay({ holes, moves }: PublishedOpening) {
  const variant = findPreset('dakon')!.make({ holes })
  const turn = playFirstTurn(variant, moves.split(' ').map(Number))
  const laps = turn.moves.map((move) => move.laps.length)
  const sown = turn.moves.map(sownIn)
  return {
    ...turn,
    length: turn.moves.length,
    laps: laps.reduce((sum, count) => sum + count, 0),
    mostLaps: Math.max(...laps),
    mostLapsMove: laps.indexOf(Math.max(...laps)) + 1,
    mostSown: Math.max(...sown),
    overOneCycle: sown.filter((count) => count > 2 * holes + 1).length,
    wins: turn.store > 2 * holes ** 2 - holes,
  }
}

const openings = (goal: string) => PUBLISHED.dakonOpenings.filter((row) => row.goal === goal)
const only = (goal: string) => openings(goal)[0]!
const named = (row: PublishedOpening) => `${row.goal}, dakon-${row.holes}`

/** Donkers, de Voogt & Uiterwijk 2000: every printed opening. */
describe('the winning openings of the Dakon paper', () => {
  const sound = PUBLISHED.dakonOpenings.filter(({ goal }) => goal !== 'fewest-cycles')
  test.each(sound.map((row) => [named(row), row] as const))('%s replays and wins', (_, row) => {
    const { illegalAt, wins, left } = replay(row)
    expect({ illegalAt, wins }).toEqual({ illegalAt: null, wins: true })
    expect(left).toBeGreaterThanOrEqual(Math.floor(row.holes / 2) - 1)
  })

  test.each(openings('max-capture').map((row) => [named(row), row] as const))(
    '%s leaves as many as printed',
    (_, row) => {
      expect(replay(row)).toMatchObject({ left: row.left, own: 0 })
    },
  )

  test('shortest: lengths as printed, except for three rows', () => {
    const differ = openings('shortest').filter((row) => replay(row).length !== row.length)
    expect(
      differ.map((row) => ({ holes: row.holes, printed: row.length, ours: replay(row).length })),
    ).toEqual([
      { holes: 4, printed: 12, ours: 15 },
      { holes: 5, printed: 24, ours: 27 },
      { holes: 10, printed: 68, ours: 69 },
    ])
    for (const holes of [4, 5]) {
      const line = (goal: string) => openings(goal).find((row) => row.holes === holes)!.moves
      expect(line('shortest')).toBe(line('max-capture'))
    }
  })

  test.each(openings('fewest-laps').map((row) => [named(row), row] as const))(
    '%s has the printed laps',
    (_, row) => {
      const printed = Number(/laps (\d+)/.exec(row.note)![1])
      expect(replay(row)).toMatchObject({ length: row.length, mostLaps: printed })
    },
  )

  test('the opening found by hand: laps, cycles and what it leaves', () => {
    const printed = PUBLISHED.claims.dakon.handFound
    expect(replay(only('hand-found'))).toMatchObject({
      length: printed.moves,
      laps: printed.laps,
      mostLaps: printed.mostLaps,
      mostLapsMove: printed.mostLapsMove,
      left: printed.left,
      own: 1,
      overOneCycle: printed.movesOverOneCycle,
    })
  })

  test('fewest cycles: the printed line is incomplete; corrected, it is legal but its count differs from the one stated', () => {
    const printed = PUBLISHED.claims.dakon.fewestCycles
    expect(only('fewest-cycles').moves.split(' ')).toHaveLength(printed.moves + 2)
    expect(replay(only('fewest-cycles')).illegalAt).toBe(71)
    expect(printed).toMatchObject({ mostCounters: 39, movesOverOneCycle: 22 })
    expect(replay(only('fewest-cycles-mended'))).toMatchObject({
      length: printed.moves,
      mostSown: 38,
      overOneCycle: 24,
    })
  })

  test('a dakon-8 opening without any move of 39 counters is in the paper’s own table of fewest laps', () => {
    const row = openings('fewest-laps').find(({ holes }) => holes === 8)!
    expect(replay(row).mostSown).toBe(38)
  })
})
