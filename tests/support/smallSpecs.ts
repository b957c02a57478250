import type { ExperimentKind } from '../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'

const make = (id: string, holes: number, seeds?: number): Variant => findPreset(id)!.make({ holes, seeds })

function roundsOfKalah(): Variant {
  const kalah = make('kalah', 6)
  return { ...kalah, match: { ...kalah.match, length: 'rounds', rounds: 3 } }
}

/** A small spec of every kind, with several tasks where the kind allows; it runs within seconds. */
export const SMALL_SPECS: Readonly<Record<ExperimentKind, object>> = {
  matchSeries: { games: 3_000, seed: 5, categories: [1_000, 2_000], keep: 'games' },
  scenarioMatrix: { agents: ['novice', 'greedy'], games: 60, seed: 5 },
  skillCurve: { laps: { from: 1, to: 2 }, games: 20, seed: 5 },
  variantComparison: { variants: ['kalah', 'kalah-alt'], games: 200, seed: 5 },
  matchOfRounds: { variant: roundsOfKalah(), matches: 40, seed: 5 },
  winningOpenings: { variant: make('dakon', 4), goal: 'max-capture', proof: 'full', effort: 2 },
  gameValues: { variants: [make('kalah', 2)], holes: { from: 1, to: 2 }, seeds: { from: 1, to: 3 } },
  sweep: { variant: make('kalah', 2), holes: { from: 2, to: 2 }, seeds: { from: 1, to: 4 } },
  strategyCheck: { variant: make('kalah-alt', 2), holes: { from: 2, to: 5 }, seeds: 1 },
  startLayouts: { variant: make('kalah', 3, 2), moved: 2, sides: 'any', find: 'values' },
  catalogueSurvey: { variants: 'kalah,awari,congkak', games: 40, seed: 3 },
  endgameTables: { variant: make('awari', 3), seeds: 6, position: '1,0,2/0,2,1' },
  ladder: { players: ['novice', 'greedy', 'minimax:1'], games: 40, seed: 3 },
  training: {
    variant: make('kalah', 3, 2),
    generations: 3,
    games: 30,
    first: 16,
    second: 16,
    counts: 5,
    opponents: ['novice', 'greedy'],
    matchGames: 6,
  },
  replay: {
    lines: ['1', '2 5', '3 6 6'].map((moves) => ({ label: moves, variant: make('kalah', 6), moves })),
  },
  routes: { variants: [2, 3, 4].map((holes) => make('congkak', holes)) },
  gameTrees: { variants: [2, 3, 4].map((holes) => make('kalah-alt', holes, 1)), strategy: 'pok-alt' },
}
