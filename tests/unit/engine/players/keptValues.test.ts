import { expect, test } from 'vitest'
import { seedsInPlay } from '../../../../src/engine/board/position'
import { drawPositions, keptValues } from '../../../../src/engine/players/keptValues'
import { finish } from '../../../../src/engine/through'
import { type EndgameTable, tableOf } from '../../../../src/engine/tables/endgameTable'
import { createFiller } from '../../../../src/engine/tables/fillTables'
import type { Filler } from '../../../../src/engine/tables/tableable'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const SEEDS = 6
const awari = findPreset('awari')!.make()

function tableFor(variant: Variant, filler: Filler): EndgameTable {
  const fill = createFiller(variant, SEEDS, filler)
  const layers = Array.from({ length: SEEDS + 1 }, (_, seeds) => {
    finish(fill.fill(seeds))
    return fill.layer(seeds).slice()
  })
  return tableOf(variant, SEEDS, (seeds) => layers[seeds]!)
}

const positions = finish(drawPositions(tableFor(awari, 'awari'), 300, 1))

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

test('random moves keep the value as often as moves that keep it are listed', () => {
  const novice = finish(keptValues(awari, 'novice', positions, 1))
  const expected =
    positions.reduce((sum, { moves }) => {
      const best = Math.max(...moves.map(({ value }) => value))
      return sum + moves.filter(({ value }) => value === best).length / moves.length
    }, 0) / positions.length
  expect(novice.kept.low).toBeLessThan(expected)
  expect(novice.kept.high).toBeGreaterThan(expected)
  expect(novice.lost).toBeGreaterThan(0)
  expect(novice.nodes).toBeNull()
})

test('a search that sees every line to its end keeps every value', () => {
  // Positions of kalah cannot repeat, so thirty turns are more than six seeds can last.
  const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 3 })
  const endgames = finish(drawPositions(tableFor(kalah, 'kalah'), 100, 1))
  const deep = finish(keptValues(kalah, 'minimax:30:1000000', endgames, 1))
  expect([deep.kept.value, deep.lost]).toEqual([1, 0])
  expect(deep.nodes).toBeGreaterThan(5)
  expect(finish(keptValues(kalah, 'greedy', endgames, 1)).kept.value).toBeLessThan(1)
})
