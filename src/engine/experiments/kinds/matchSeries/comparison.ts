import { addWins, gamesIn, type Wins } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import { type Difference, differenceOfShares } from '../../../statistics/difference'
import { type Share, wilson } from '../../../statistics/proportion'
import { numberColumn, shareColumn } from '../../report/columns'
import type { Cell, Table } from '../../report/report'
import type { PublishedSeries } from './published'

/** The totals of a published table. */
export function publishedWins({ rows }: PublishedSeries): Wins {
  return addWins(rows.map(({ first, second, ties }) => ({ south: first, north: second, ties, undecided: 0 })))
}

/** Whether ours and the published may be samples of one and the same game: wins, losses and ties of both. */
export function agreement(ours: Wins, published: Wins): ChiSquare {
  return homogeneity([cells(ours), cells(published)])
}

/** One result, ours beside the published. */
interface Compared {
  readonly ours: number
  readonly theirs: number
  readonly oursShare: Share
  readonly theirsShare: Share
  readonly difference: Difference
}

/** Ours beside the published, result by result, and the test of the two tables. */
export interface Comparison {
  readonly games: { readonly ours: number; readonly theirs: number }
  readonly results: Readonly<Record<'south' | 'north' | 'tie', Compared>>
  readonly test: ChiSquare
}

/** Compares ours with the published: shares with intervals on both, differences with theirs. */
export function compare(ours: Wins, published: PublishedSeries): Comparison {
  const theirs = publishedWins(published)
  const [a, b] = [gamesIn(ours), gamesIn(theirs)]
  const compared = (count: keyof Wins): Compared => ({
    ours: ours[count],
    theirs: theirs[count],
    oursShare: wilson(ours[count], a),
    theirsShare: wilson(theirs[count], b),
    difference: differenceOfShares(
      { successes: ours[count], trials: a },
      { successes: theirs[count], trials: b },
    ),
  })
  return {
    games: { ours: a, theirs: b },
    results: {
      south: compared('south'),
      north: compared('north'),
      tie: compared('ties'),
    },
    test: agreement(ours, theirs),
  }
}

/** The comparison as a table. */
export function comparisonTable(wins: Wins, published: PublishedSeries): Table {
  const { games, results, test } = compare(wins, published)
  const row = (name: string, compared: Compared): readonly Cell[] => {
    const { ours, theirs, oursShare, theirsShare, difference } = compared
    return [
      ...[name, ours, oursShare.value, oursShare.low, oursShare.high],
      ...[theirs, theirsShare.value, theirsShare.low, theirsShare.high],
      ...[difference.value, difference.low, difference.high, null, difference.p],
    ]
  }
  const whole = ['All three', games.ours, ...blanks(3), games.theirs, ...blanks(6), test.statistic, test.p]
  return {
    id: 'comparison',
    title: `Ours beside ${published.source}`,
    columns: [
      { key: 'result', label: 'Result' },
      ...side('ours', 'Ours'),
      ...side('published', 'Published'),
      shareColumn('difference', 'Difference'),
      shareColumn('differenceLow', 'Difference, 95 % from'),
      shareColumn('differenceHigh', 'Difference, 95 % to'),
      numberColumn('chiSquare', 'χ², two degrees of freedom'),
      numberColumn('p', 'p-value'),
    ],
    rows: [
      row('South wins', results.south),
      row('North wins', results.north),
      row('Tie', results.tie),
      whole,
    ],
  }
}

function side(key: string, name: string): Table['columns'] {
  return [
    numberColumn(`${key}Count`, `${name}, games`),
    shareColumn(`${key}Share`, name),
    shareColumn(`${key}Low`, `${name}, 95 % from`),
    shareColumn(`${key}High`, `${name}, 95 % to`),
  ]
}

function blanks(count: number): readonly null[] {
  return Array.from({ length: count }, () => null)
}

function cells({ south, north, ties }: Wins): readonly number[] {
  return [south, north, ties]
}
