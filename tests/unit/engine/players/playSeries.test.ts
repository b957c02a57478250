import { expect, it } from 'vitest'
import { perfectInKernel } from '../../../../src/engine/players/perfectInKernel'
import { playByRules, playSeries } from '../../../../src/engine/players/playSeries'
import { PERFECT, playerNamed } from '../../../../src/engine/players/player'
import { start } from '../../../../src/engine/rules/match'
import { type GameRow, rowsOf } from '../../../../src/engine/simulation/gameRows'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { exhaustiveValue } from '../../../support/exhaustive'

const [SOUTH_SEEDS, NORTH_SEEDS] = [4, 5] as const

function preset(id: string, holes: number, seeds: number): Variant {
  return findPreset(id)!.make({ holes, seeds })
}

function gamesOf(variant: Variant, players: readonly [string, string], from: number, to: number): GameRow[] {
  const rows: GameRow[] = []
  const series = { variant, first: players[0], second: players[1], seed: 3 }
  finish(playSeries(series, { from, to }, [0], (table) => void rows.push(...rowsOf(table))))
  return rows
}

it.each([
  ['strategy:pok-alt', 'novice'],
  ['greedy', 'strategy:pok-attempt-2'],
  ['mcts:20', PERFECT],
] as const)('games of %s against %s are the same wherever they are cut', (first, second) => {
  const variant = preset('kalah', 3, 2)
  const whole = gamesOf(variant, [first, second], 0, 12)
  const parts = [gamesOf(variant, [first, second], 7, 12), gamesOf(variant, [first, second], 0, 7)]
  expect([...parts[1]!, ...parts[0]!]).toEqual(whole)
  expect(new Set(whole.map((row) => row.slice(1).join())).size, 'luck differs by game').toBeGreaterThan(1)
})

it.each([
  ['kalah', 3, 2],
  ['congklak', 2, 2],
  ['awari', 2, 2],
] as const)('perfect play never gets less than the value of %s(%i, %i)', (id, holes, seeds) => {
  const variant = preset(id, holes, seeds)
  const value = exhaustiveValue(variant, start(variant), { left: 1_000_000 })!
  const margins = (first: string, second: string) =>
    gamesOf(variant, [first, second], 0, 20).map((row) => row[SOUTH_SEEDS]! - row[NORTH_SEEDS]!)
  expect(Math.min(...margins(PERFECT, 'novice'))).toBeGreaterThanOrEqual(value)
  expect(Math.max(...margins('novice', PERFECT))).toBeLessThanOrEqual(value)
  expect(new Set(margins(PERFECT, PERFECT))).toEqual(new Set([value]))
})

it('a budget that runs out is reported where the other player keeps to a strategy', () => {
  const series = {
    variant: preset('congkak', 7, 7),
    first: 'maximal:10',
    second: 'strategy:pok-alt',
    seed: 1,
  }
  expect(finish(playSeries(series, { from: 0, to: 2 }, [0])).budgetRanOut).toBe(2)
})

it.each([
  ['kalah', 3, 2, PERFECT, 'novice'],
  ['kalah', 4, 2, 'greedy', PERFECT],
  ['congkak', 3, 3, PERFECT, 'strategy:pok-alt'],
  ['congklak', 3, 2, PERFECT, PERFECT],
  ['kalah-clockwise-lot', 2, 3, PERFECT, 'mcts:5'],
] as const)('%s(%i, %i): %s against %s in the kernel as by the rules', (id, holes, seeds, first, second) => {
  const base = preset(id.split('-')[0]!, holes, seeds)
  const variant: Variant = id.endsWith('lot')
    ? { ...base, start: { ...base.start, first: 'lot' }, sow: { ...base.sow, direction: 'clockwise' } }
    : base
  expect(perfectInKernel(variant), 'it plays in the kernel').not.toBeNull()
  const series = { variant, first: playerNamed(first), second: playerNamed(second), seed: 3 }
  const truth: GameRow[] = []
  for (const table of playByRules(series, { from: 0, to: 8 })) {
    if (table) truth.push(...rowsOf(table))
  }
  expect(gamesOf(variant, [first, second], 0, 8)).toEqual(truth)
})
