import type { GameCounts } from '../simulation/counts'
import { type Difference, differenceOfShares } from '../statistics/difference'
import { type Histogram, summarise } from '../statistics/histogram'
import { differenceOfMeans, meanWithin, standardised } from '../statistics/means'
import { oddsRatio } from '../statistics/oddsRatio'
import { type Share, wilson } from '../statistics/proportion'

/** What can be compared. */
export const MEASURES = [
  'south',
  'north',
  'tie',
  'starter',
  'undecided',
  'moves',
  'laps',
  'turns',
  'margin',
  'rounds',
] as const

/** Something that is measured in every game, and compared as a share of games or as a mean. */
export type Measure = (typeof MEASURES)[number]

const SUCCESSES = {
  south: ({ wins }: GameCounts) => wins.south,
  north: ({ wins }: GameCounts) => wins.north,
  tie: ({ wins }: GameCounts) => wins.ties,
  starter: ({ starterWins }: GameCounts) => starterWins,
  undecided: ({ wins }: GameCounts) => wins.undecided,
} as const

const NUMBERS = {
  moves: ({ moves }: GameCounts) => moves,
  laps: ({ laps }: GameCounts) => laps,
  turns: ({ turns }: GameCounts) => turns,
  margin: ({ margins }: GameCounts) => margins,
  rounds: ({ rounds }: GameCounts) => rounds,
} as const

/** A measure that is a share of all games. */
type ShareMeasure = keyof typeof SUCCESSES

/** Whether a measure is a share of games; the others are means. */
export function isShare(measure: Measure): measure is ShareMeasure {
  return Object.hasOwn(SUCCESSES, measure)
}

/** Whether a measure is about who wins, of which games without a decision say nothing. */
export function isOfWinners(measure: Measure): boolean {
  return ['south', 'north', 'tie', 'starter', 'margin'].includes(measure)
}

/** The value of a measure, with its interval. */
export function measured(measure: Measure, counts: GameCounts, confidence = 0.95): Share {
  return isShare(measure)
    ? wilson(SUCCESSES[measure](counts), counts.games, confidence)
    : meanWithin(summarise(numbersIn(measure, counts)), confidence)
}

/** A difference with its size on a scale of its own: the odds ratio of shares, Hedges’ g of means. */
export interface Effect extends Difference {
  readonly effect: Share | null
}

/** The difference of a measure between two samples of independent games. */
export function differenceIn(
  measure: Measure,
  counts: GameCounts,
  base: GameCounts,
  confidence: number,
): Effect {
  if (isShare(measure)) {
    const [a, b] = [counts, base].map((each) => ({
      successes: SUCCESSES[measure](each),
      trials: each.games,
    })) as [{ successes: number; trials: number }, { successes: number; trials: number }]
    return { ...differenceOfShares(a, b, confidence), effect: oddsRatio(a, b, confidence) }
  }
  const [a, b] = [summarise(numbersIn(measure, counts)), summarise(numbersIn(measure, base))]
  return { ...differenceOfMeans(a, b, confidence), effect: standardised(a, b, confidence) }
}

function numbersIn(measure: Exclude<Measure, ShareMeasure>, counts: GameCounts): Histogram {
  return NUMBERS[measure](counts)
}

/** The measures worth comparing: those that are not the same constant in all samples. */
export function measuresIn(all: readonly GameCounts[]): readonly Measure[] {
  const isOneRound = all.every(({ rounds }) => rounds.every(([value]) => value <= 1))
  const isStarterSouth = all.every(({ starterWins, wins }) => starterWins === wins.south)
  return MEASURES.filter((measure) => {
    switch (measure) {
      case 'undecided':
        return all.some(({ wins }) => wins.undecided > 0)
      case 'starter':
        return !isStarterSouth
      case 'rounds':
        return !isOneRound
      default:
        return true
    }
  })
}
