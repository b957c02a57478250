import { addWins, type Wins } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import { differenceOfShares } from '../../../statistics/difference'
import { numberColumn, shareColumn } from '../../report/columns'
import type { Cell, Table } from '../../report/report'
import { sharesOf } from '../../report/winTable'
import type { PublishedSeries } from './published'

/** The totals of a published table. */
export function publishedWins({ rows }: PublishedSeries): Wins {
  return addWins(rows.map(({ first, second, ties }) => ({ south: first, north: second, ties })))
}

/** Whether ours and the published may be samples of one and the same game: wins, losses and ties of both. */
export function agreement(ours: Wins, published: Wins): ChiSquare {
  return homogeneity([cells(ours), cells(published)])
}

/** Ours beside the published: shares with intervals on both, differences with theirs, and the test of the two tables. */
export function comparisonTable(ours: Wins, published: PublishedSeries): Table {
  const theirs = publishedWins(published)
  const test = agreement(ours, theirs)
  const [a, b] = [sharesOf(ours), sharesOf(theirs)]
  const row = (name: string, key: 'south' | 'north' | 'tie', count: keyof Wins): readonly Cell[] => {
    const difference = differenceOfShares(
      { successes: ours[count], trials: a.games },
      { successes: theirs[count], trials: b.games },
    )
    return [
      ...[name, ours[count], a[key].value, a[key].low, a[key].high],
      ...[theirs[count], b[key].value, b[key].low, b[key].high],
      ...[difference.value, difference.low, difference.high, null, difference.p],
    ]
  }
  const whole = ['All three', a.games, ...blanks(3), b.games, ...blanks(6), test.statistic, test.p]
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
      row('South wins', 'south', 'south'),
      row('North wins', 'north', 'north'),
      row('Tie', 'tie', 'ties'),
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
