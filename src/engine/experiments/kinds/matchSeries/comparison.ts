import { message, type Text } from '../../../../locales/message'
import { addWins, gamesIn, type Wins } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import { type Difference, differenceOfShares } from '../../../statistics/difference'
import { type Equivalence, equivalence } from '../../../statistics/equivalence'
import { type Share, wilson } from '../../../statistics/proportion'
import { numberColumn, pointsColumn, shareColumn } from '../../report/columns'
import type { Row, Table } from '../../report/report'
import { shareCells, shareColumns } from '../../report/winTable'
import type { Words } from '../../report/words'
import type { PublishedSeries } from './published'

/** The totals of a published table. */
export function publishedWins({ rows }: PublishedSeries): Wins {
  return addWins(rows.map(({ first, second, ties }) => ({ south: first, north: second, ties, undecided: 0 })))
}

/** One result, ours next to the published. */
interface Compared {
  readonly ours: number
  readonly theirs: number
  readonly oursShare: Share
  readonly theirsShare: Share
  readonly difference: Difference
  /** Whether the two shares agree within the tolerance. */
  readonly equivalence: Equivalence
}

/** How far apart shares may be and still agree: half a point for ties, which are rare. */
const TOLERANCE: Readonly<Record<'south' | 'north' | 'ties', number>> = {
  south: 0.01,
  north: 0.01,
  ties: 0.005,
}

/** Our results next to the published ones, and the test of the two tables. */
export interface Comparison {
  readonly games: { readonly ours: number; readonly theirs: number }
  readonly results: Readonly<Record<'south' | 'north' | 'tie', Compared>>
  readonly test: ChiSquare
}

/** Compares our results with the published ones: shares and differences, with intervals. */
export function compare(ours: Wins, published: PublishedSeries): Comparison {
  const theirs = publishedWins(published)
  const [a, b] = [gamesIn(ours), gamesIn(theirs)]
  const compared = (result: keyof typeof TOLERANCE): Compared => {
    const first = { successes: ours[result], trials: a }
    const second = { successes: theirs[result], trials: b }
    return {
      ours: ours[result],
      theirs: theirs[result],
      oursShare: wilson(ours[result], a),
      theirsShare: wilson(theirs[result], b),
      difference: differenceOfShares(first, second),
      equivalence: equivalence(first, second, TOLERANCE[result]),
    }
  }
  return {
    games: { ours: a, theirs: b },
    results: {
      south: compared('south'),
      north: compared('north'),
      tie: compared('ties'),
    },
    test: homogeneity([cells(ours), cells(theirs)]),
  }
}

/** Whether all three shares agree within their tolerances; one that differs is enough to differ. */
export function agreementOf({ results }: Comparison): Equivalence['verdict'] {
  const verdicts = Object.values(results).map(({ equivalence: { verdict } }) => verdict)
  return (['different', 'undecided', 'same'] as const).find((verdict) => verdicts.includes(verdict))!
}

const RESULT_WORDS: Words = {
  'South wins': message('columns.southWins'),
  'North wins': message('columns.northWins'),
  Tie: message('cells.tie'),
  'All three': message('cells.allThree'),
}

const VERDICT_WORDS: Words = {
  same: message('cells.same'),
  different: message('cells.different'),
  undecided: message('cells.undecided'),
}

/** The comparison as a table. */
export function comparisonTable(wins: Wins, published: PublishedSeries): Table {
  const comparison = compare(wins, published)
  const { games, results, test } = comparison
  const row = (name: string, compared: Compared): Row => {
    const { ours, theirs, oursShare, theirsShare, difference, equivalence: agrees } = compared
    return {
      result: name,
      oursCount: ours,
      ...shareCells('ours', oursShare),
      publishedCount: theirs,
      ...shareCells('published', theirsShare),
      difference: difference.value,
      differenceLow: difference.low,
      differenceHigh: difference.high,
      chiSquare: null,
      p: difference.p,
      tolerance: agrees.tolerance,
      power: agrees.power,
      agreement: agrees.verdict,
    }
  }
  return {
    id: 'comparison',
    title: message('tables.comparison', { source: published.source }),
    columns: [
      { key: 'result', label: message('columns.result'), words: RESULT_WORDS },
      ...side('ours', message('columns.ours')),
      ...side('published', message('columns.published')),
      pointsColumn('difference', message('columns.difference')),
      pointsColumn('differenceLow', message('columns.from95Of', { name: message('columns.difference') })),
      pointsColumn('differenceHigh', message('columns.to95Of', { name: message('columns.difference') })),
      numberColumn('chiSquare', message('columns.chiSquare')),
      numberColumn('p', message('columns.p')),
      shareColumn('tolerance', message('columns.tolerance')),
      shareColumn('power', message('columns.power')),
      { key: 'agreement', label: message('columns.agreement'), words: VERDICT_WORDS },
    ],
    rows: [
      row('South wins', results.south),
      row('North wins', results.north),
      row('Tie', results.tie),
      {
        result: 'All three',
        oursCount: games.ours,
        ...shareCells('ours', null),
        publishedCount: games.theirs,
        ...shareCells('published', null),
        difference: null,
        differenceLow: null,
        differenceHigh: null,
        chiSquare: test.statistic,
        p: test.p,
        tolerance: null,
        power: null,
        agreement: agreementOf(comparison),
      },
    ],
  }
}

function side(key: string, name: Text): Table['columns'] {
  return [numberColumn(`${key}Count`, message('columns.gamesOf', { name })), ...shareColumns(key, name)]
}

function cells({ south, north, ties, undecided }: Wins): readonly number[] {
  return [south, north, ties, undecided]
}
