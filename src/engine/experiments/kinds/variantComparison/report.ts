import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { list, message, points, share, type Text } from '../../../../locales/message'
import { type GameCounts, mergeCounts } from '../../../simulation/counts'
import { type ChiSquare, pooledHomogeneity } from '../../../statistics/chiSquare'
import { differenceOfShares } from '../../../statistics/difference'
import { summarise } from '../../../statistics/histogram'
import { holm } from '../../../statistics/multipleTests'
import { areSamePlayed } from '../../../variant/catalogue/closestPreset'
import type { Variant } from '../../../variant/variant'
import { variantTitle } from '../../../variant/variantTitle'
import { numberColumn, pointsColumn } from '../../report/columns'
import { type RangePart, countsBySeries } from '../severalSeries'
import { chiSquareIn, pValue, sentences, sizedVariant } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell, intervalsFor } from '../../report/distinct'
import { undecidedFirst } from '../../report/headline'
import type { Report, SharesChart, Table } from '../../report/report'
import { type Intervals, sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { sizedName } from '../../report/wording'
import { seriesOf, type VariantComparisonSpec } from './spec'

/** Below this p-value the variants count as different. */
const SIGNIFICANT = 0.05
/** More variants than this are read in the table. */
const MOST_LISTED = 4

interface Row {
  readonly variant: Variant
  /** As CSV files name the variant. */
  readonly name: string
  readonly title: Text
  readonly counts: GameCounts
  readonly intervals: Intervals
}

/** What was counted for each variant, in the order of the spec. */
export function countsByVariant(
  spec: VariantComparisonSpec,
  parts: ReadonlyMap<number, RangePart>,
): readonly GameCounts[] {
  return countsBySeries(seriesOf(spec), parts)
}

/**
 * One test over all variants that were played: whether South wins, North wins, ties and undecided games are distributed
 * the same in each.
 */
export function testOfVariants(counts: readonly GameCounts[]): ChiSquare {
  const played = counts.filter(({ games }) => games > 0)
  return pooledHomogeneity(
    played.map(({ wins: { south, north, ties, undecided } }) => [south, north, ties, undecided]),
  )
}

/** What the variants have in common and where they differ. */
export function report(spec: VariantComparisonSpec, parts: ReadonlyMap<number, RangePart>): Report {
  const counts = countsByVariant(spec, parts)
  const names = namesOf(spec.variants)
  const rows = counts.map((played, place) => ({
    ...names[place]!,
    variant: spec.variants[place]!,
    counts: played,
    intervals: intervalsFor(spec, played),
  }))
  const all = mergeCounts(counts)
  return {
    finding: undecidedFirst(all, findingOf(rows.filter((row) => row.counts.games > 0))),
    tables: [tableOf(rows), testTable(rows)],
    charts: [chartOf(rows.filter((row) => row.counts.games > 0))],
    lines: [],
    caveats: [
      ...caveatsOf(all, spec.games * counts.length),
      ...rows.flatMap(({ title, counts: played }) =>
        distinctCaveats(spec, played).map((caveat) => message('caveats.of', { name: title, caveat })),
      ),
      ...sameRules(rows),
    ],
  }
}

/** Names with sizes, numbered if two are still the same; titles without sizes if all have the same. */
function namesOf(variants: readonly Variant[]): readonly Pick<Row, 'name' | 'title'>[] {
  const names = variants.map(sizedName)
  const sizes = new Set(variants.map(({ board, start }) => JSON.stringify([board.holes, start])))
  return names.map((name, place) => {
    const title = sizes.size === 1 ? variantTitle(variants[place]!) : sizedVariant(variants[place]!)
    if (names.filter((other) => other === name).length === 1) return { name, title }
    const number = 1 + names.slice(0, place).filter((other) => other === name).length
    return { name: `${name} (${number})`, title: message('amounts.numbered', { name: title, number }) }
  })
}

function findingOf(rows: readonly Row[]): Text {
  const [base, other] = rows
  if (!base) return message('findings.noGames')
  if (!other) return message('findings.oneVariant', { variant: sharesIn(base) })
  const shares = message('findings.listedVariants', { variants: list(rows.map(sharesIn), 'comma') })
  return sentences(
    ...(rows.length <= MOST_LISTED ? [shares] : []),
    verdictOn(rows),
    ...(repeats(rows) ? [] : [rows.length === 2 ? differenceIn(other, base) : evennessOf(rows)].flat()),
  )
}

/** South's lead, whichever way it goes, and the variance of that lead. */
function leadIn({ counts: { wins, games } }: Row): { readonly lead: number; readonly variance: number } {
  const [south, north] = [wins.south / games, wins.north / games]
  return { lead: Math.abs(south - north), variance: (south + north - (south - north) ** 2) / games }
}

/** Which of two variants is the more even one: said only of the two ends, and only if a test tells them apart. */
function evennessOf(rows: readonly Row[]): readonly Text[] {
  const [fairest, ...others] = [...rows].sort((a, b) => leadIn(a).lead - leadIn(b).lead)
  const steepest = others.at(-1)
  if (!fairest || !steepest || areSamePlayed(fairest.variant, steepest.variant)) return []
  if (testOfVariants(rows.map(({ counts }) => counts)).tooFew) return []
  const [low, high] = [leadIn(fairest), leadIn(steepest)]
  const deviation = Math.sqrt(low.variance + high.variance)
  const pairs = (rows.length * (rows.length - 1)) / 2
  const p = deviation === 0 ? 1 : Math.min(1, pairs * 2 * cdf(-(high.lead - low.lead) / deviation, 0, 1))
  if (p >= SIGNIFICANT) return []
  return [
    message('findings.evenSeats', { fairest: sharesIn(fairest), steepest: sharesIn(steepest), p: pValue(p) }),
  ]
}

function differenceIn(row: Row, base: Row): Text {
  const { value, low, high } = difference(row, base)
  return message('findings.southsDifference', {
    variant: row.title,
    base: base.title,
    difference: points(value),
    low: points(low),
    high: points(high),
  })
}

function sharesIn({ title, counts }: Row): Text {
  const { south, north } = sharesOf(counts.wins)
  return message('findings.variantShares', {
    variant: title,
    south: share(south.value),
    north: share(north.value),
    games: message('amounts.games', { count: counts.games }),
  })
}

function verdictOn(rows: readonly Row[]): Text {
  if (repeats(rows)) return message('findings.testRepeated')
  if (rows.every(({ variant }) => areSamePlayed(variant, rows[0]!.variant)))
    return message('findings.sameVariants')
  const test = testOfVariants(rows.map(({ counts }) => counts))
  if (test.tooFew) return message('findings.testTooFew')
  return message(test.p < SIGNIFICANT ? 'findings.testDiffers' : 'findings.testAlike', {
    test: chiSquareIn(test),
  })
}

/** Names variants that differ in nothing but their names, unless all do. */
function sameRules(rows: readonly Row[]): readonly Text[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.find(([first]) => areSamePlayed(first!.variant, row.variant))
    if (group) group.push(row)
    else groups.push([row])
  }
  if (groups.length === 1) return []
  return groups
    .filter((group) => group.length > 1)
    .map((group) =>
      message('caveats.sameRules', {
        names: list(
          group.map(({ title }) => title),
          'and',
        ),
      }),
    )
}

/** Whether all games of any variant were the same, so that no test applies. */
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
  const words = Object.fromEntries(rows.map(({ name, title }) => [name, title]))
  const [base] = rows
  const tested = !repeats(rows)
  const compared = rows.map((row) => (base && row !== base ? difference(row, base) : null))
  const corrected = holm(compared.slice(1).map((against) => against?.p ?? 1))
  return {
    id: 'variants',
    title: message('tables.variants'),
    columns: [
      { key: 'variant', label: message('columns.variant'), words },
      ...WIN_COLUMNS,
      DISTINCT_COLUMN,
      pointsColumn('difference', message('columns.fromFirstVariant')),
      pointsColumn('differenceLow', message('columns.from95Of', { name: message('columns.difference') })),
      pointsColumn('differenceHigh', message('columns.to95Of', { name: message('columns.difference') })),
      numberColumn('p', message('columns.pHolm')),
      numberColumn('meanMoves', message('columns.meanMoves')),
      numberColumn('meanLaps', message('columns.meanLaps')),
      numberColumn('meanTurns', message('columns.meanTurns')),
      numberColumn('meanMargin', message('columns.meanMargin'), message('columns.seedsUnit')),
      numberColumn('endless', message('columns.endless'), message('columns.gamesUnit')),
      numberColumn('budgetRanOut', message('columns.budgetedGames')),
    ],
    rows: rows.map((row, place) => {
      const { wins, moves, laps, turns, margins, endless, budgetRanOut } = row.counts
      const against = compared[place]
      return {
        variant: row.name,
        ...winCells(wins, row.intervals),
        distinct: distinctCell(row.counts),
        difference: against?.value ?? null,
        differenceLow: tested && against ? against.low : null,
        differenceHigh: tested && against ? against.high : null,
        p: tested && against ? (corrected[place - 1] ?? null) : null,
        meanMoves: summarise(moves).mean,
        meanLaps: summarise(laps).mean,
        meanTurns: summarise(turns).mean,
        meanMargin: summarise(margins).mean,
        endless,
        budgetRanOut,
      }
    }),
  }
}

function testTable(rows: readonly Row[]): Table {
  const { statistic, degrees, p } = testOfVariants(rows.map(({ counts }) => counts))
  return {
    id: 'test',
    title: message('tables.variantsTest'),
    columns: [
      numberColumn('chiSquare', message('columns.chiSquare')),
      numberColumn('degrees', message('columns.degrees')),
      numberColumn('p', message('columns.p')),
    ],
    rows: degrees > 0 && !repeats(rows) ? [{ chiSquare: statistic, degrees, p }] : [],
  }
}

function chartOf(rows: readonly Row[]): SharesChart {
  return {
    id: 'shares',
    title: message('chartTexts.whoWins'),
    note: message('chartTexts.intervals'),
    table: 'variants',
    type: 'shares',
    rows: rows.map(({ title, counts, intervals }) => winBar(title, counts.wins, intervals)),
  }
}
