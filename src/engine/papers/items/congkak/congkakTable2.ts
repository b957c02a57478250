import { compare, type Comparison } from '../../../experiments/kinds/matchSeries/comparison'
import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { winsByCategory } from '../../../experiments/kinds/matchSeries/cuts'
import { numberColumn } from '../../../experiments/report/columns'
import type { SharesChart, Table } from '../../../experiments/report/report'
import { WIN_COLUMNS, winCells } from '../../../experiments/report/winTable'
import { chiSquareText, counted, percent, percentWithin } from '../../../experiments/report/wording'
import { mergeCounts, type Wins } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import type { Claim, Item, Verdict } from '../../item'
import { agrees, beyond } from '../../claims'
import type { Published } from '../../published'
import { game, runOf } from '../../run'

const SOURCE = 'Chen et al. 2022, Table 2'
/** The first is the year of the paper, fixed before the first run; the others show how much a random seed changes. */
const SEEDS = [2022, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Novice games in five categories beside the published ones, for several random seeds. */
export const congkakTable2: Item<'matchSeries'> = {
  id: 'congkak-table2',
  paper: 'congkak',
  title: 'Winning percentages of novices',
  where: 'Table 2',
  about:
    'How often does each player win when both choose at random? Percentages are of all games, ties apart.',
  readings: [
    'The pseudocode of the paper has a slip in the index of the last opposing hole. The rules of the text are played. The published figures agree with them.',
  ],
  runs: (size, { congkakTable2: rows }) => {
    const games = rows.reduce((sum, row) => sum + row.games, 0)
    return SEEDS.map((seed) =>
      runOf('matchSeries', {
        variant: game('congkak'),
        first: 'novice',
        second: 'novice',
        games: size === 'quick' ? games / 2 : games,
        seed,
        categories: rows.length,
        published: { source: SOURCE, rows },
      }),
    )
  },
  judge({ published, found }) {
    const [run] = found
    if (!run) throw new Error('No series was played.')
    const { wins } = mergeCounts([...run.parts.values()])
    const compared = compare(wins, { source: SOURCE, rows: published.congkakTable2 })
    const { games, results, test } = compared
    const shares = published.claims.congkak.winShares
    const claim = (id: string, title: string, role: keyof typeof results, said: number) => {
      const { oursShare, equivalence } = results[role]
      return agrees(id, title, `${said} %`, percentWithin(oursShare), equivalence)
    }
    const parts = [
      claim('first', 'The first player wins', 'south', shares.first),
      claim('second', 'The second player wins', 'north', shares.second),
      claim('ties', 'Ties', 'tie', shares.ties),
    ]
    const series = found.map(seriesOf)
    return {
      claims: [
        ...parts,
        wholeTable(parts, `${counted(games.ours, 'game')}, ${chiSquareText(test)}`, games.theirs),
        beyond(
          'categories',
          'The five categories among themselves',
          `random seed ${run.spec.seed}: ${chiSquareText(series[0]!.categories)}`,
          `Categories of one series are samples of one game. They differ at the 1 % level for ${counted(series.filter(({ categories }) => categories.p < 0.01).length, 'random seed')} of ${series.length}; the table of random seeds has them all.`,
          chiSquareText(categoriesOf(published.congkakTable2)),
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
  const counts = mergeCounts([...parts.values()])
  const rows = winsByCategory(spec, counts).map(({ south, north, ties }) => [south, north, ties])
  const { test } = compare(counts.wins, spec.published!)
  return { seed: spec.seed, wins: counts.wins, test, categories: homogeneity(rows) }
}

/** How the published categories differ among themselves. */
function categoriesOf(rows: Published['congkakTable2']): ChiSquare {
  return homogeneity(rows.map(({ first, second, ties }) => [first, second, ties]))
}

/** The whole table is reproduced if all three shares are, and differs as soon as one does. */
function wholeTable(parts: readonly Claim[], ours: string, games: number): Claim {
  const verdicts: readonly Verdict[] = ['differs', 'undecided', 'reproduced']
  const verdict = verdicts.find((each) => parts.some((part) => part.verdict === each))!
  return {
    id: 'table',
    title: 'Both tables together',
    published: counted(games, 'game'),
    ours,
    verdict,
    criterion: 'Reproduced if all three shares are; the χ² test is told beside it.',
    ...(verdict === 'reproduced' ? {} : { reason: 'Not all three shares agree within their tolerances.' }),
  }
}

function seedsTable(series: readonly SeedSeries[]): Table {
  return {
    id: 'seeds',
    title: 'Several random seeds',
    columns: [
      numberColumn('seed', 'Random seed'),
      ...WIN_COLUMNS,
      numberColumn('chiSquare', 'χ² against the published table, two degrees of freedom'),
      numberColumn('p', 'p-value'),
      numberColumn('categoriesChiSquare', 'χ² among the categories'),
      numberColumn('categoriesDegrees', 'Degrees of freedom'),
      numberColumn('categoriesP', 'p-value among the categories'),
    ],
    rows: series.map(({ seed, wins, test, categories }) => [
      ...[seed, ...winCells(wins), test.statistic, test.p],
      ...[categories.statistic, categories.degrees, categories.p],
    ]),
  }
}

function chartOf({ results }: Comparison): SharesChart {
  const bar = (label: string, key: 'oursShare' | 'theirsShare') => ({
    label,
    parts: (['south', 'north', 'tie'] as const).map((role) => ({
      name: { south: 'South wins', north: 'North wins', tie: 'Ties' }[role],
      role,
      ...results[role][key],
    })),
  })
  return {
    id: 'shares',
    type: 'shares',
    title: 'Novice games, ours beside the published',
    note: `first player ${percent(results.south.oursShare.value)} of ours`,
    table: 'comparison',
    rows: [bar('Ours', 'oursShare'), { ...bar('Published', 'theirsShare'), of: 'published' }],
  }
}
