import { isPrecise, looksOf } from '../src/engine/experiments/kinds/matchSeries/spec'
import { homogeneity } from '../src/engine/statistics/chiSquare'
import { differenceOfShares } from '../src/engine/statistics/difference'
import { expectedScore } from '../src/engine/statistics/elo'
import { equivalence } from '../src/engine/statistics/equivalence'
import { differenceOfMeans, type Measured, meanWithin } from '../src/engine/statistics/means'
import { confidenceOfEach, holm } from '../src/engine/statistics/multipleTests'
import { detectable, gamesFor, POWER } from '../src/engine/statistics/power'
import { wilson } from '../src/engine/statistics/proportion'
import { rate as ratingsOf } from '../src/engine/statistics/ratings'
import { addScores, NO_PAIRS, type PairScores, standingOf } from '../src/engine/statistics/sequentialTest'
import { signTest } from '../src/engine/statistics/signTest'

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
/** So few that approximations fail. */
const FEW_GAMES = [2, 3, 5] as const
const ALPHA = 0.05
const TEST = { elo0: 0, elo1: 50, alpha: ALPHA, beta: ALPHA }
/** The chance of a tie in each simulated game of a sequential test, and the pairs between two looks at it. */
const TIES = 0.1
const PAIRS_PER_LOOK = 8
/** Half the width, in percentage points, at which a simulated series stops. */
const PRECISION = 2
/** The tests of a family, and the true difference and margin of the test of equivalence. */
const FAMILY = 10
const MARGIN = 0.05
/** True strengths of three rated players, whose mean is 0, and the pairs of games of each pairing. */
const STRENGTHS = [80, 0, -80] as const
const RATED_PAIRS = 200

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
  const pairsOf = (elo: number, pairs: number): PairScores => {
    const win = expectedScore(elo) - TIES / 2
    const halfPoints = (): number => {
      const drawn = random()
      return drawn < win ? 2 : drawn < win + TIES ? 1 : 0
    }
    const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    for (let pair = 0; pair < pairs; pair++) scores[(halfPoints() + halfPoints()) as 0]++
    return scores
  }
  const ends = (elo: number): 'H0' | 'H1' => {
    let scores = NO_PAIRS
    for (;;) {
      scores = addScores(scores, pairsOf(elo, PAIRS_PER_LOOK))
      const { decided } = standingOf(scores, TEST)
      if (decided !== null) return decided
    }
  }
  /** A series that stops at a precision: whether its interval then misses the share. */
  const missesWhenPrecise = (chance: number): boolean => {
    let south = 0
    let games = 0
    for (const { from, to } of looksOf(gamesFor(PRECISION / 100))) {
      south += wins(chance, to - from).successes
      games = to
      if (isPrecise({ south, north: games - south, ties: 0, undecided: 0 }, PRECISION)) break
    }
    return misses(wilson(south, games), chance)
  }
  const misses = ({ low, high }: { low: number; high: number }, truth: number) => low > truth || high < truth
  /** Lengths of games are skewed: here they are exponential, with this mean. */
  const lengths = (mean: number, games: number): Measured => {
    const drawn = Array.from({ length: games }, () => -mean * Math.log(1 - random()))
    const found = drawn.reduce((sum, each) => sum + each, 0) / games
    const squares = drawn.reduce((sum, each) => sum + (each - found) ** 2, 0)
    const cubes = drawn.reduce((sum, each) => sum + (each - found) ** 3, 0)
    const deviation = Math.sqrt(squares / (games - 1))
    return { count: games, mean: found, deviation, skewness: cubes / games / (squares / games) ** 1.5 }
  }
  const ofMeans = GAMES.flatMap((games) => [
    rate(`mean, ${games} games: misses`, ALPHA, () => misses(meanWithin(lengths(30, games)), 30)),
    rate(`two means (Welch), ${games} games: false differences`, ALPHA, () => {
      return differenceOfMeans(lengths(30, games), lengths(30, games)).p < ALPHA
    }),
  ])
  const ofFamilies = [
    rate('χ² of five rows, 1,000 games each: false differences', ALPHA, () => {
      const rows = Array.from({ length: 5 }, () => wins(0.6, 1_000).successes)
      return homogeneity(rows.map((won) => [won, 1_000 - won])).p < ALPHA
    }),
    rate(
      'sign test, 200 games: false differences',
      ALPHA,
      () => {
        const { successes } = wins(0.5, 200)
        return signTest(successes, 200 - successes) < ALPHA
      },
      true,
    ),
    rate(
      'Holm, ten tests: any false difference',
      ALPHA,
      () => {
        const tests = Array.from(
          { length: FAMILY },
          () => differenceOfShares(wins(0.5, 400), wins(0.5, 400)).p,
        )
        return holm(tests).some((p) => p < ALPHA)
      },
      true,
    ),
    rate(
      'Bonferroni, ten intervals: any misses',
      ALPHA,
      () =>
        Array.from({ length: FAMILY }, () => wins(0.5, 400)).some(({ successes, trials }) =>
          misses(wilson(successes, trials, confidenceOfEach(FAMILY)), 0.5),
        ),
      true,
    ),
    rate('equivalence at the margin: called the same', ALPHA, () => {
      return equivalence(wins(0.5 + MARGIN, 3_000), wins(0.5, 3_000), MARGIN).verdict === 'same'
    }),
  ]
  const rated = () =>
    ratingsOf(
      STRENGTHS.length,
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map(([first, second]) => ({
        first: first!,
        second: second!,
        scores: pairsOf(STRENGTHS[first as 0] - STRENGTHS[second as 0], RATED_PAIRS),
      })),
    )
  const missesElo = ({ low, high }: { low: number | null; high: number | null }, truth: number) =>
    low !== null && high !== null && misses({ low, high }, truth)
  const ofRatings = [
    rate('rating, 800 games: misses', ALPHA, () => missesElo(rated().ratings[0]!, STRENGTHS[0])),
    rate('difference of two ratings: misses', ALPHA, () => {
      return missesElo(rated().ahead(0, 2), STRENGTHS[0] - STRENGTHS[2])
    }),
  ]
  const ofFewGames = () =>
    FEW_GAMES.flatMap((games) => [
      rate(`two shares, ${games} games: false differences`, ALPHA, () => isFound(0, games), true),
      rate(
        `two means (Welch), ${games} games: false differences`,
        ALPHA,
        () => differenceOfMeans(lengths(30, games), lengths(30, games)).p < ALPHA,
        true,
      ),
    ])
  return [
    ...ofShares,
    ...ofMeans,
    ...ofFamilies,
    ...ofRatings,
    ...[0.5, 0.8, 0.95].map((chance) =>
      rate(`stopping at ±${PRECISION} points, share ${chance}: interval misses`, ALPHA, () =>
        missesWhenPrecise(chance),
      ),
    ),
    rate('sequential test: H1 where H0 holds', ALPHA, () => ends(TEST.elo0) === 'H1', true),
    rate('sequential test: H0 where H1 holds', ALPHA, () => ends(TEST.elo1) === 'H0', true),
    ...ofFewGames(),
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
