import { expectedScore } from '../src/engine/statistics/elo'
import { differenceOfShares } from '../src/engine/statistics/difference'
import { detectable, POWER } from '../src/engine/statistics/power'
import { wilson } from '../src/engine/statistics/proportion'
import { type PairScores, standingOf } from '../src/engine/statistics/sequentialTest'

/** How often a test or an interval was wrong, or right, in simulated runs, and how often it should be. */
export interface ErrorRate {
  readonly name: string
  readonly runs: number
  readonly found: number
  readonly nominal: number
  /** Whether `nominal` is only the most that there may be. */
  readonly atMost: boolean
}

const RUNS = 4_000
const GAMES = [100, 1_000] as const
const ALPHA = 0.05
const TEST = { elo0: 0, elo1: 50, alpha: ALPHA, beta: ALPHA }
/** The chance of a tie in each simulated game of a sequential test, and the pairs between two looks at it. */
const TIES = 0.1
const PAIRS_PER_LOOK = 8

/** Simulates every test and interval that reports offer where it should rarely, and where it should mostly, find something. */
export function errorRates(seed = 1): readonly ErrorRate[] {
  const random = randomOf(seed)
  const rate = (name: string, nominal: number, happens: () => boolean, atMost = false): ErrorRate => {
    let found = 0
    for (let run = 0; run < RUNS; run++) if (happens()) found++
    return { name, runs: RUNS, found: found / RUNS, nominal, atMost }
  }
  const wins = (chance: number, games: number): { successes: number; trials: number } => {
    let successes = 0
    for (let game = 0; game < games; game++) if (random() < chance) successes++
    return { successes, trials: games }
  }
  const isFound = (difference: number, games: number): boolean =>
    differenceOfShares(wins(0.5 + difference / 2, games), wins(0.5 - difference / 2, games)).p < ALPHA
  const ofShares = GAMES.flatMap((games) => [
    rate(`Wilson interval, ${games} games: misses`, ALPHA, () => {
      const { successes } = wins(0.6, games)
      const { low, high } = wilson(successes, games)
      return low > 0.6 || high < 0.6
    }),
    rate(`two shares, ${games} games: false differences`, ALPHA, () => isFound(0, games)),
    rate(`two shares, ${games} games: power`, POWER, () => isFound(detectable(games)!, games)),
  ])
  const ends = (elo: number): 'H0' | 'H1' => {
    const win = expectedScore(elo) - TIES / 2
    const halfPoints = (): number => {
      const drawn = random()
      return drawn < win ? 2 : drawn < win + TIES ? 1 : 0
    }
    const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    for (;;) {
      for (let pair = 0; pair < PAIRS_PER_LOOK; pair++) scores[(halfPoints() + halfPoints()) as 0]++
      const { decided } = standingOf(scores as PairScores, TEST)
      if (decided !== null) return decided
    }
  }
  return [
    ...ofShares,
    rate('sequential test: H1 where H0 holds', ALPHA, () => ends(TEST.elo0) === 'H1', true),
    rate('sequential test: H0 where H1 holds', ALPHA, () => ends(TEST.elo1) === 'H0', true),
  ]
}

/** Mulberry32: the same numbers on every machine. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
