import { describe, expect, test } from 'vitest'
import { formatPosition, parsePositionOf, parseRecord } from '../../../src/engine/board/notation'
import type { Choice } from '../../../src/engine/board/choice'
import type { Game } from '../../../src/engine/rules/game'
import { housesIn } from '../../../src/engine/rules/laps/house'
import { legal } from '../../../src/engine/rules/legal'
import { start, startFrom } from '../../../src/engine/rules/match'
import { perft } from '../../../src/engine/rules/perft'
import { play } from '../../../src/engine/rules/play'
import { findPreset } from '../../../src/engine/variant/catalogue'

const BAO = findPreset('bao-kiswahili')!.make()
const KIBA = findPreset('bao-kiba')!.make()

/** A game that continues with seeds in the inner rows only, each from its player's right to left, and so many in either hand. */
function at(south: string, north: string, hand: number, variant = BAO): Game {
  const outer = '0,0,0,0,0,0,0,0'
  const position = parsePositionOf(variant, `${outer},${south}+${hand} ${outer},${north}+${hand} S`)
  if (!position.ok) throw new Error(`${south} ${north}`)
  return startFrom(variant, position.value)
}

function after(game: Game, choice: Choice, variant = BAO): Game {
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value.game
}

/** South's holes and the rest of a position. */
const text = ({ position }: Game): string => formatPosition(position)
const anticlockwise = (hole: number): Choice => ({ hole, way: 'anticlockwise' })
const clockwise = (hole: number): Choice => ({ hole, way: 'clockwise' })

/** A position in which South captures four seeds with hole 13, the last of which falls in the house, hole 12. */
const TO_THE_HOUSE = ['0,0,0,6,1,0,0,0', '1,0,0,4,0,0,0,0'] as const
const AT_THE_HOUSE = '0,0,0,0,0,0,0,0,1,1,1,7,2,0,0,0'

describe('while seeds are entered', () => {
  test('the start has as many sequences of moves as by hand and by another program, but for stops of their own', () => {
    const steps = perft(BAO, start(BAO), 5)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value.counts).toEqual([4, 14, 38, 122, 354])
  })

  test('a seed that captures nothing spares the house', () => {
    const choices = legal(BAO, at('0,2,0,6,0,0,0,0', '0,0,0,0,0,3,0,0', 5))
    expect(choices).toEqual([anticlockwise(10), clockwise(10)])
    // With five seeds it is a hole like any other.
    expect(legal(BAO, at('0,2,0,5,0,0,0,0', '0,0,0,0,0,3,0,0', 5))).toHaveLength(4)
  })

  test('two seeds are sown on from the house if nothing else is filled', () => {
    const taxed = after(at('0,0,0,6,0,0,0,0', '0,0,0,0,0,3,0,0', 5), anticlockwise(12))
    expect(text(taxed)).toBe('0,0,0,0,0,0,0,0,0,0,0,5,1,1,0,0+4 0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0+5 N')
    expect(taxed.position.lost).toBeUndefined()
  })

  test('from the last filled hole at an end the seeds stay on the inner row', () => {
    expect(legal(BAO, at('0,0,0,0,0,0,0,2', '0,0,0,0,0,3,0,0', 5))).toEqual([clockwise(16)])
    expect(legal(BAO, at('2,0,0,0,0,0,0,0', '0,0,0,0,0,3,0,0', 5))).toEqual([anticlockwise(9)])
  })

  test('a lap without captures ends at the house', () => {
    const ended = after(at('0,1,0,6,0,0,0,0', '0,0,0,0,0,3,0,0', 5), anticlockwise(10))
    expect(text(ended)).toBe('0,0,0,0,0,0,0,0,0,0,1,7,0,0,0,0+4 0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0+5 N')
  })

  test('after a capture its owner stops at the house or gives it up', () => {
    const halted = after(at(...TO_THE_HOUSE, 5), anticlockwise(13))
    expect(text(halted)).toBe(`${AT_THE_HOUSE}+4 0,0,0,0,0,0,0,0,1,0,0,0d,0,0,0,0+5 S`)
    expect(legal(BAO, halted)).toEqual([anticlockwise(12), { hole: 0 }])
    expect(text(after(halted, { hole: 0 }))).toMatch(new RegExp(`^${AT_THE_HOUSE}.* N$`))
    const given = after(halted, anticlockwise(12))
    expect(text(given)).toMatch(/^1,1,1,0,0,0,0,0,1,1,1,0d,3,1,1,1\+4 .* N$/)
    expect(housesIn(BAO, halted.position)).toEqual([11])
    expect(housesIn(BAO, given.position)).toEqual([])
    // North's house, hole 12, was captured.
    expect(given.position.lost).toEqual([11, 28])
  })

  test('once the house is lost, single seeds are a last resort', () => {
    const lost = after(after(at(...TO_THE_HOUSE, 5), anticlockwise(13)), anticlockwise(12))
    const back = { ...lost, position: { ...lost.position, toMove: 'south' as const } }
    expect(legal(BAO, back).every(({ hole }) => hole === 16 || hole === 13)).toBe(true)
    const owned = { ...back, position: { ...back.position, lost: [] } }
    // Hole 16 faces a seed of North's, so both must capture with it.
    expect(legal(BAO, owned)).toEqual([clockwise(16)])
  })
})

test('a position as text says that a house is lost', () => {
  const lost = parsePositionOf(BAO, '0,0,0,0,0,0,0,0,0,0,2,6d,0,0,0,0+5 0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0+5 S')
  if (!lost.ok) throw new Error('unreadable')
  expect(housesIn(BAO, lost.value)).toEqual([28])
  expect(formatPosition(lost.value)).toContain(',2,6d,0')
  // A house with six seeds would be spared; this one is a hole like any other.
  const holes = (game: Game) => [...new Set(legal(BAO, game).map(({ hole }) => hole))]
  expect(holes(startFrom(BAO, lost.value))).toEqual([11, 12])
  expect(holes(at('0,0,2,6,0,0,0,0', '0,0,0,3,0,0,0,0', 5))).toEqual([11])
})

describe('once all seeds are on the board', () => {
  test('the first capture costs the house', () => {
    const game = after(at('2,0,1,6,0,0,0,0', '2,0,0,0,0,1,0,0', 0), anticlockwise(9))
    expect(text(game)).toBe('0,0,0,0,0,0,0,0,1,1,2,6d,0,0,0,0+0 0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0+0 N')
    expect(game.position.lost).toEqual([11])
  })

  test('a first lap of sixteen seeds or more captures nothing', () => {
    const game = after(at('17,1,0,0,0,0,0,0', '1,0,0,0,0,0,2,0', 0), anticlockwise(9))
    expect(game.position.seeds[17 + 14]).toBe(2)
  })

  test('a hole that alone is threatened may not be played', () => {
    // Two seeds from hole 10 to holes 9 and 8; then hole 9 threatens North's hole 14, by way of hole 11.
    const game = after(at('1,2,1,0,0,0,0,0', '0,2,0,0,0,3,0,0', 0), clockwise(10))
    expect(game.position.past?.barred).toBe(30)
    expect(legal(BAO, game)).toEqual([anticlockwise(10), clockwise(10)])
    // It is free if no other inner hole could be played.
    const only = after(at('1,2,1,0,0,0,0,0', '0,1,0,0,0,3,0,0', 0), clockwise(10))
    expect(only.position.past?.barred).toBeNull()
  })

  test('the inner row comes first', () => {
    const position = parsePositionOf(
      BAO,
      '3,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0+0 0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0+0 S',
    )
    if (!position.ok) throw new Error('unreadable')
    expect(legal(BAO, startFrom(BAO, position.value))).toEqual([anticlockwise(9)])
  })

  test('by the rules of KIBA a lap still ends at the house, by those of Donkers it goes on', () => {
    const ends = ['0,2,0,6,0,0,0,0', '2,0,0,0,0,0,0,0', 0] as const
    expect(text(after(at(...ends, KIBA), anticlockwise(10), KIBA))).toMatch(/,0,0,1,7,0,0,0,0\+0 /)
    expect(text(after(at(...ends), anticlockwise(10)))).toMatch(/^1,1,1,0,0,0,0,0,0,0,1,0d,1,1,1,1\+0 /)
  })
})

/** A random game that another program plays move by move alike; `0` stops at the house. */
const GOLDEN = `
  10 12c 11 12c 15c 0 12 16c 12 14 15c 9 0 14c 10 14 14 0 12c 11 12c 12 15c 0 15c 16c 14 16c
  14 10 0 14 15c 11 12c 11c 9 0 14 15c 9 15c 9 15c 13 10 13c 11c 9 11 16c 8 3 12c 9 10
  4 8 8 9 14c 5 6 7 10 8 12 2c 5 12c 7 14 8 8 2 4c 3 9c
`

test('a whole game', () => {
  const record = parseRecord(BAO, GOLDEN)
  if (!record.ok) throw new Error('unreadable')
  const game = record.value.choices.reduce((now, choice) => after(now, choice), start(BAO))
  expect(text(game)).toBe('0,0,0,0,0,0,0,0,0,0,0,0d,0,0,0,0+4 0,0,0,0,0,0,0,0,0,0,0,0d,0,0,0,0+60 S')
  expect([game.ended, game.winner]).toEqual(['rowEmpty', 'north'])
})
