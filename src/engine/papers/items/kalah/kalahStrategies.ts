import type { Line } from '../../../experiments/report/report'
import type { Variant } from '../../../variant/variant'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { rowsOf, type Row } from '../../rows'
import { game, runOf } from '../../run'

/** The largest board on which the theorem, and each attempt, is checked. */
const THEOREM_UP_TO: Readonly<Record<Size, number>> = { quick: 8, full: 10 }
const ATTEMPTS_UP_TO: Readonly<Record<Size, number>> = { quick: 6, full: 7 }

/** Pok's strategy for kalahAlt(m, 1), claimed never to lose, under both readings of an empty hole across. */
export const kalahTheorem: Item = {
  id: 'kalahalt-strategy',
  paper: 'kalah',
  title: 'A strategy that never loses kalahAlt(m, 1)',
  where: 'Chapter 3, Theorem 1',
  about:
    'First the seed in hole m, then capture if possible, else the seed nearest home: does it hold against every reply?',
  runs: (size, published) =>
    readings().map((variant) =>
      check(variant, published.claims.kalah.strategyNeverLoses, THEOREM_UP_TO[size]),
    ),
  judge({ reports }) {
    const [plain, taken] = reports.map((report) => rowsOf(report, 'checks'))
    return {
      claims: [
        theorem(
          'plain',
          'Nothing is taken when the hole across is empty',
          plain ?? [],
          reports[0]?.lines ?? [],
        ),
        theorem('empty-capture', 'The last seed is taken even then', taken ?? [], reports[1]?.lines ?? []),
      ],
      charts: reports.flatMap(({ charts }, at) =>
        charts.map((chart) => ({ ...chart, id: `${chart.id}-${at}`, table: `${chart.table}-${at}` })),
      ),
      tables: reports.flatMap(({ tables }, at) =>
        tables.map((table) => ({ ...table, id: `${table.id}-${at}` })),
      ),
    }
  },
  expected: { plain: 'differs', 'empty-capture': 'differs' },
}

/** Her four attempts at such a strategy for kalah(m, 1), with their counter-examples. */
export const kalahAttempts: Item = {
  id: 'kalah-attempts',
  paper: 'kalah',
  title: 'Four attempts for kalah(m, 1)',
  where: 'Appendix C',
  about: 'At which m does each attempt first lose, and is the published counter-example the smallest?',
  runs: (size, published) =>
    published.claims.kalah.attempts.map(({ strategy }) =>
      check(game('kalah', { holes: 1, seeds: 1 }), strategy, ATTEMPTS_UP_TO[size]),
    ),
  judge({ published, reports }) {
    return {
      claims: published.claims.kalah.attempts.map(({ strategy, refutedAt }, at) =>
        attempt(strategy, refutedAt, rowsOf(reports[at], 'checks'), reports[at]?.lines ?? []),
      ),
      charts: reports.flatMap(({ charts }, at) =>
        charts.map((chart) => ({ ...chart, id: `${chart.id}-${at}`, table: `${chart.table}-${at}` })),
      ),
      tables: reports.flatMap(({ tables }, at) =>
        tables.map((table) => ({ ...table, id: `${table.id}-${at}` })),
      ),
    }
  },
  expected: {
    'pok-attempt-1': 'beyond',
    'pok-attempt-2': 'differs',
    'pok-attempt-3': 'beyond',
    'pok-attempt-4': 'beyond',
  },
}

function readings(): readonly Variant[] {
  const plain = game('kalah-alt', { holes: 1, seeds: 1 })
  return [
    plain,
    { ...plain, name: 'KalahAlt with empty capture', turn: { ...plain.turn, emptyOpposite: 'takeLast' } },
  ]
}

function check(variant: Variant, strategy: string, largest: number): Run {
  return runOf('strategyCheck', { variant, strategy, holes: { from: 1, to: largest }, seeds: 1 })
}

function theorem(id: string, title: string, rows: readonly Row[], lines: readonly Line[]): Claim {
  const at = rows.findIndex((row) => row['someHolds'] !== true)
  const failing = rows[at]
  const ours = failing
    ? `loses by ${-Number(failing['someWorst'])} at m = ${String(failing['holes'])}`
    : `never loses up to m = ${String(rows.at(-1)?.['holes'])}`
  return upheld(id, title, 'never loses', ours, !failing, {
    because:
      'Refuted: against the line shown the strategy loses whatever it chooses among equals. The text does not say whether a last seed is taken when the hole across is empty; both readings are checked.',
    line: lines[at],
  })
}

function attempt(
  strategy: string,
  refutedAt: number | null,
  rows: readonly Row[],
  lines: readonly Line[],
): Claim {
  const first = rows.find((row) => row['everyHolds'] !== true)
  const always = rows.find((row) => row['someHolds'] !== true)
  const largest = Number(rows.at(-1)?.['holes'])
  const line = first ? lines[rows.indexOf(first)] : undefined
  const forced = always ? `, whatever is chosen among equals at m = ${String(always['holes'])}` : ''
  const ours = first
    ? `can lose at m = ${String(first['holes'])}${forced}`
    : `never loses up to m = ${largest}`
  if (refutedAt === null)
    return beyond(
      strategy,
      strategy,
      ours,
      first ? 'The attempt is refuted by the line shown.' : 'No reply refutes it on these boards.',
      'unproven',
      line,
    )
  const published = `loses at m = ${refutedAt}`
  const here = rows.find((row) => row['holes'] === refutedAt)
  if (first && Number(first['holes']) < refutedAt)
    return beyond(
      strategy,
      strategy,
      ours,
      'A smaller counter-example than the published one.',
      published,
      line,
    )
  return upheld(strategy, strategy, published, ours, here?.['everyHolds'] === false, {
    because:
      'Exhaustive search finds no reply that beats it on the published board; the figure may show other choices among the rules of the strategy.',
    line,
  })
}
