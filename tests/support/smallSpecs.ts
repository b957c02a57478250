import type { ExperimentKind } from '../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'

function game(id: string, holes?: number, seeds?: number): Variant {
  return findPreset(id)!.make({ ...(holes && { holes }), ...(seeds && { seeds }) })
}

const kalah = game('kalah')

/** A small spec of every kind, which runs within a second or two and has several tasks where the kind allows. */
export const SMALL_SPECS: Readonly<Record<ExperimentKind, object>> = {
  matchSeries: { games: 3_000, seed: 5, categories: [1_000, 2_000], keep: 'games' },
  scenarioMatrix: { agents: ['novice', 'greedy'], games: 60, seed: 5 },
  skillCurve: { laps: { from: 1, to: 2 }, games: 20, seed: 5 },
  variantComparison: { variants: ['kalah', 'kalah-alt'], games: 200, seed: 5 },
  matchOfRounds: {
    variant: { ...kalah, match: { ...kalah.match, length: 'rounds', rounds: 3 } },
    matches: 40,
    seed: 5,
  },
  winningOpenings: {
    variant: game('dakon', 4),
    position: '',
    goal: 'shortest',
    line: '',
    effort: 1,
    proof: 'quick',
  },
  gameValues: {
    variants: [game('kalah')],
    sizes: 'grid',
    holes: { from: 1, to: 3 },
    seeds: { from: 1, to: 2 },
    moves: 'quick',
    memory: 64,
  },
  sweep: { variant: game('kalah', 2, 1), holes: { from: 2, to: 2 }, seeds: { from: 1, to: 3 } },
  strategyCheck: {
    variant: game('kalah-alt', 3, 1),
    strategy: 'pok-alt',
    holes: { from: 1, to: 3 },
    seeds: 1,
  },
  startLayouts: {
    variant: game('kalah', 2, 2),
    moved: 2,
    stores: 'used',
    sides: 'any',
    find: 'values',
    memory: 64,
  },
  replay: { lines: [{ label: 'a line', variant: game('kalah'), moves: '3 6 1' }] },
  routes: { variants: [game('kalah', 2, 2), game('congkak', 3, 3)] },
  gameTrees: { variants: [game('kalah', 1, 1), game('kalah', 2, 1)], strategy: '' },
}
