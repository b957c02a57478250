import { type GameCounts, mergeCounts } from '../../../simulation/counts'
import { type ChiSquare, homogeneity } from '../../../statistics/chiSquare'
import { differenceOfShares } from '../../../statistics/difference'
import { summarise } from '../../../statistics/histogram'
import { holm } from '../../../statistics/multipleTests'
import type { Variant } from '../../../variant/variant'
import { numberColumn, shareColumn } from '../../report/columns'
import { type BoutPart, countsByBout } from '../bouts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import type { Report, SharesChart, Table } from '../../report/report'
import { type Intervals, sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { chiSquareText, counted, percent, sizedName } from '../../report/wording'
import { boutsOf, type VariantComparisonSpec } from './spec'

/** Below this p-value the variants are said to differ. */
const SIGNIFICANT = 0.05

interface Row {
  readonly name: string
  readonly counts: GameCounts
  readonly intervals: Intervals
}

/** What was counted for each variant, in the order of the spec. */
export function countsByVariant(
  spec: VariantComparisonSpec,
  parts: ReadonlyMap<number, BoutPart>,
): readonly GameCounts[] {
  return countsByBout(boutsOf(spec), parts)
}

/** One test over all variants that were played: whether South wins, North wins and ties are shared out alike in each. */
export function testOfVariants(counts: readonly GameCounts[]): ChiSquare {
  const played = counts.filter(({ games }) => games > 0)
  return homogeneity(played.map(({ wins: { south, north, ties } }) => [south, north, ties]))
}

/** What the variants have in common and where they differ. */
export function report(spec: VariantComparisonSpec, parts: ReadonlyMap<number, BoutPart>): Report {
  const counts = countsByVariant(spec, parts)
  const names = namesOf(spec.variants)
  const rows = counts.map((played, place) => ({
    name: names[place] ?? '',
    counts: played,
    intervals: intervalsFor(spec, played),
  }))
  return {
    finding: findingOf(rows.filter((row) => row.counts.games > 0)),
    tables: [tableOf(rows), testTable(rows)],
    charts: [chartOf(rows.filter((row) => row.counts.games > 0))],
    lines: [],
    caveats: [
      ...caveatsOf(mergeCounts(counts), spec.games * counts.length),
      ...rows.flatMap(({ name, counts: played }) =>
        distinctCaveats(spec, played).map((caveat) => `${name}: ${caveat}`),
      ),
    ],
  }
}

/** Names with sizes; those that are the same all the same are numbered. */
function namesOf(variants: readonly Variant[]): readonly string[] {
  const names = variants.map(sizedName)
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length
    return names.filter((other) => other === name).length > 1 ? `${name} (${before + 1})` : name
  })
}

function findingOf(rows: readonly Row[]): string {
  const [base] = rows
  if (!base) return 'No game has been played yet.'
  const lead = ({ counts }: Row): number => Math.abs(counts.wins.south - counts.wins.north) / counts.games
  const fairest = rows.reduce((a, b) => (lead(b) < lead(a) ? b : a))
  const steepest = rows.reduce((a, b) => (lead(b) > lead(a) ? b : a))
  const says = (row: Row): string => {
    const { south, north } = sharesOf(row.counts.wins)
    return `${row.name} (${percent(south.value)} to ${percent(north.value)} of ${counted(row.counts.games, 'game')})`
  }
  if (rows.length === 1) return `South and North win in ${says(base)}.`
  return `Seats are most even in ${says(fairest)} and least even in ${says(steepest)}. ${verdictOn(rows)}`
}

function verdictOn(rows: readonly Row[]): string {
  if (repeats(rows)) return 'No test applies, because too many of the games repeat.'
  const test = testOfVariants(rows.map(({ counts }) => counts))
  return test.p < SIGNIFICANT
    ? `One test over all variants says that they differ (${chiSquareText(test)}).`
    : `One test over all variants finds no difference beyond chance (${chiSquareText(test)}).`
}

/** Whether games of any variant repeat too often for tests. */
function repeats(rows: readonly Row[]): boolean {
  return rows.some(({ intervals }) => intervals === 'noIntervals')
}

function difference(row: Row, base: Row) {
  return differenceOfShares(
    { successes: row.counts.wins.south, trials: row.counts.games },
    { successes: base.counts.wins.south, trials: base.counts.games },
  )
}

function tableOf(rows: readonly Row[]): Table {
  const [base] = rows
  const tested = !repeats(rows)
  const compared = rows.map((row) => (base && row !== base ? difference(row, base) : null))
  const corrected = holm(compared.slice(1).map((against) => against?.p ?? 1))
  return {
    id: 'variants',
    title: 'Variants side by side',
    columns: [
      { key: 'variant', label: 'Variant' },
      ...WIN_COLUMNS,
      DISTINCT_COLUMN,
      shareColumn('difference', 'South against the first variant'),
      shareColumn('differenceLow', 'Difference, 95 % from'),
      shareColumn('differenceHigh', 'Difference, 95 % to'),
      numberColumn('p', 'p-value, Holm’s correction'),
      numberColumn('meanMoves', 'Mean moves'),
      numberColumn('meanLaps', 'Mean laps'),
      numberColumn('meanTurns', 'Mean turns'),
      numberColumn('meanMargin', 'South’s mean margin', 'seeds'),
      numberColumn('endless', 'Endless', 'games'),
      numberColumn('budgetRanOut', 'Budgeted games'),
    ],
    rows: rows.map((row, place) => {
      const { wins, moves, laps, turns, margins, endless, budgetRanOut } = row.counts
      const against = compared[place]
      return [
        ...[row.name, ...winCells(wins, row.intervals), distinctCell(row.counts)],
        ...[against?.value ?? null],
        ...(against && tested
          ? [against.low, against.high, corrected[place - 1] ?? null]
          : [null, null, null]),
        ...[moves, laps, turns, margins].map((histogram) => summarise(histogram).mean),
        endless,
        budgetRanOut,
      ]
    }),
  }
}

function testTable(rows: readonly Row[]): Table {
  const { statistic, degrees, p } = testOfVariants(rows.map(({ counts }) => counts))
  return {
    id: 'test',
    title: 'One test over all variants',
    columns: [
      numberColumn('chiSquare', 'χ²'),
      numberColumn('degrees', 'Degrees of freedom'),
      numberColumn('p', 'p-value'),
    ],
    rows: degrees > 0 && !repeats(rows) ? [[statistic, degrees, p]] : [],
  }
}

function chartOf(rows: readonly Row[]): SharesChart {
  return {
    id: 'shares',
    title: 'Who wins how often',
    note: '95 % intervals',
    table: 'variants',
    type: 'shares',
    rows: rows.map(({ name, counts, intervals }) => winBar(name, counts.wins, intervals)),
  }
}
