import { compare, type Comparison } from '../../../experiments/kinds/matchSeries/comparison'
import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { winsByCategory } from '../../../experiments/kinds/matchSeries/spec'
import { numberColumn } from '../../../experiments/report/columns'
import type { SharesChart, Table } from '../../../experiments/report/report'
import { WIN_COLUMNS, winCells } from '../../../experiments/report/winTable'
import { chiSquareIn, shareWithin } from '../../../experiments/report/amounts'
import { mergeCounts, type Wins } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import type { Claim, Item, Verdict } from '../../item'
import { agrees, beyond } from '../../claims'
import type { Published } from '../../published'
import { game, runOf } from '../../run'
import { message, plain, share, type Text } from '../../../../locales/message'

/** How the table is named. */
export const SOURCE = 'Chen et al. 2022, Table 2'
/** What the table is about. */
export const PLAYED = { variant: game('congkak'), first: 'novice', second: 'novice' }
/** The first is the year of the paper, fixed before the first run; the others show how much a random seed changes. */
const SEEDS = [2022, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Novice games in five categories beside the published ones, for several random seeds. */
export const congkakTable2: Item<'matchSeries'> = {
  id: 'congkak-table2',
  paper: 'congkak',
  title: message('paperItems.congkakTable2'),
  where: message('paperItems.table', { number: '2' }),
  about: message('paperItems.congkakTable2About'),
  readings: [message('paperReadings.pseudocode'), message('paperReadings.roundedShare')],
  runs: (_size, { congkakTable2: rows }) => {
    const games = rows.reduce((sum, row) => sum + row.games, 0)
    return SEEDS.map((seed) =>
      runOf('matchSeries', {
        ...PLAYED,
        games,
        seed,
        categories: rows.length,
        published: { source: SOURCE, rows, of: PLAYED },
      }),
    )
  },
  judge({ published, found }) {
    const [run] = found
    if (!run) throw new Error('No series was played.')
    const { wins } = mergeCounts(run.parts.values())
    const compared = compare(wins, { source: SOURCE, rows: published.congkakTable2, of: PLAYED })
    const { games, results, test } = compared
    const claim = (id: string, title: Text, role: keyof typeof results) => {
      const { oursShare, theirsShare, equivalence } = results[role]
      return agrees(
        id,
        title,
        message('amounts.share', { share: share(theirsShare.value) }),
        shareWithin(oursShare),
        equivalence,
      )
    }
    const parts = [
      claim('first', message('congkakClaims.firstWins'), 'south'),
      claim('second', message('congkakClaims.secondWins'), 'north'),
      claim('ties', message('congkakClaims.ties'), 'tie'),
    ]
    const series = found.map(seriesOf)
    const differing = series.filter(({ categories }) => categories.p < 0.01).length
    const oursWithTest = message('congkakClaims.gamesAndTest', {
      games: message('amounts.games', { count: games.ours }),
      test: chiSquareIn(test),
    })
    return {
      claims: [
        ...parts,
        wholeTable(parts, oursWithTest, games.theirs),
        beyond(
          'categories',
          message('congkakClaims.categories'),
          message('congkakClaims.seedAndTest', {
            seed: plain(run.spec.seed),
            test: chiSquareIn(series[0]!.categories),
          }),
          message('congkakClaims.categoriesReason', { differing, all: series.length }),
          chiSquareIn(categoriesOf(published.congkakTable2)),
        ),
      ],
      charts: [chartOf(compared)],
      tables: [...run.report.tables, seedsTable(series)],
    }
  },
  expected: { categories: 'beyond' },
}

/** One random seed: the shares it gives, and how its categories differ among themselves. */
interface SeedSeries {
  readonly seed: number
  readonly wins: Wins
  readonly test: ChiSquare
  readonly categories: ChiSquare
}

function seriesOf({ spec, parts }: FinishedRun<'matchSeries'>): SeedSeries {
  const counts = mergeCounts(parts.values())
  const rows = winsByCategory(spec, counts).map(({ south, north, ties }) => [south, north, ties])
  const { test } = compare(counts.wins, spec.published!)
  return { seed: spec.seed, wins: counts.wins, test, categories: homogeneity(rows) }
}

/** How the published categories differ among themselves. */
function categoriesOf(rows: Published['congkakTable2']): ChiSquare {
  return homogeneity(rows.map(({ first, second, ties }) => [first, second, ties]))
}

/** The whole table is reproduced if all three shares are, and differs as soon as one does. */
function wholeTable(parts: readonly Claim[], ours: Text, games: number): Claim {
  const verdicts: readonly Verdict[] = ['differs', 'undecided', 'reproduced']
  const verdict = verdicts.find((each) => parts.some((part) => part.verdict === each))!
  return {
    id: 'table',
    title: message('congkakClaims.bothTables'),
    published: message('amounts.games', { count: games }),
    ours,
    verdict,
    criterion: message('verdicts.allShares'),
    ...(verdict === 'reproduced' ? {} : { reason: message('verdicts.notAllShares') }),
  }
}

function seedsTable(series: readonly SeedSeries[]): Table {
  return {
    id: 'seeds',
    title: message('congkakClaims.seedsTable'),
    columns: [
      { ...numberColumn('seed', message('congkakClaims.seedColumn')), names: true },
      ...WIN_COLUMNS,
      numberColumn('chiSquare', message('congkakClaims.chiSquareColumn')),
      numberColumn('p', message('congkakClaims.pColumn')),
      numberColumn('categoriesChiSquare', message('congkakClaims.categoriesColumn')),
      numberColumn('categoriesDegrees', message('congkakClaims.degreesColumn')),
      numberColumn('categoriesP', message('congkakClaims.categoriesPColumn')),
    ],
    rows: series.map(({ seed, wins, test, categories }) => ({
      seed,
      ...winCells(wins),
      chiSquare: test.statistic,
      p: test.p,
      categoriesChiSquare: categories.statistic,
      categoriesDegrees: categories.degrees,
      categoriesP: categories.p,
    })),
  }
}

const PART_NAMES = {
  south: 'congkakClaims.southWins',
  north: 'congkakClaims.northWins',
  tie: 'congkakClaims.ties',
} as const

function chartOf({ results }: Comparison): SharesChart {
  const bar = (label: Text, key: 'oursShare' | 'theirsShare') => ({
    label,
    parts: (['south', 'north', 'tie'] as const).map((role) => ({
      name: message(PART_NAMES[role]),
      role,
      ...results[role][key],
    })),
  })
  return {
    id: 'shares',
    type: 'shares',
    title: message('congkakClaims.oursAndPublished'),
    note: message('congkakClaims.firstOfOurs', { share: share(results.south.oursShare.value) }),
    table: 'comparison',
    rows: [
      bar(message('congkakClaims.ours'), 'oursShare'),
      { ...bar(message('congkakClaims.published'), 'theirsShare'), of: 'published' },
    ],
  }
}
