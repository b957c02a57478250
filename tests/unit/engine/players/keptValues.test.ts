import { expect, test } from 'vitest'
import { seedsInPlay } from '../../../../src/engine/board/position'
import { drawPositions, keptValues } from '../../../../src/engine/players/keptValues'
import { finish } from '../../../../src/engine/solver/through'
import { type EndgameTable, tableOf } from '../../../../src/engine/tables/endgameTable'
import { createFiller } from '../../../../src/engine/tables/fillTables'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const SEEDS = 6
const awari = findPreset('awari')!.make()

const table: EndgameTable = (() => {
  const filler = createFiller(awari, SEEDS, 'awari')
  const layers = Array.from({ length: SEEDS + 1 }, (_, seeds) => {
    for (const _share of filler.fill(seeds));
    return filler.layer(seeds).slice()
  })
  return tableOf(awari, SEEDS, (seeds) => layers[seeds]!)
})()

const positions = finish(drawPositions(table, 300, 1))

test('positions have at most the seeds of the table, moves of different values, and no lead', () => {
  expect(positions).toHaveLength(300)
  for (const { game, moves } of positions) {
    const { seeds } = game.position
    expect(seedsInPlay(game.position)).toBeLessThanOrEqual(SEEDS)
    expect(new Set(moves.map(({ value }) => value)).size).toBeGreaterThan(1)
    expect(Math.abs(seeds[6]! - seeds[13]!)).toBeLessThanOrEqual(1)
    expect(seeds.reduce((sum, count) => sum + count, 0)).toBe(48)
  }
})

test('every number of seeds is drawn as often as it has positions', () => {
  // Among 18,564 positions of up to six seeds, 12,376 have six.
  const six = positions.filter(({ game }) => seedsInPlay(game.position) === SEEDS).length
  expect(six / positions.length).toBeGreaterThan(0.6)
  expect(six / positions.length).toBeLessThan(0.8)
})

test('a deep search keeps nearly every value, and more than random moves do', () => {
  const novice = finish(keptValues(awari, 'novice', positions, 1))
  const deep = finish(keptValues(awari, 'minimax:12', positions, 1))
  // A random move keeps the value with the share of moves that do.
  const expected =
    positions.reduce((sum, { moves }) => {
      const best = Math.max(...moves.map(({ value }) => value))
      return sum + moves.filter(({ value }) => value === best).length / moves.length
    }, 0) / positions.length
  expect(novice.kept.low).toBeLessThan(expected)
  expect(novice.kept.high).toBeGreaterThan(expected)
  expect(deep.kept.value).toBeGreaterThan(0.9)
  expect(deep.lost).toBeLessThan(novice.lost)
  expect(novice.nodes).toBeNull()
  expect(deep.nodes).toBeGreaterThan(10)
})
