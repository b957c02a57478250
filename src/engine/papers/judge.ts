import type { Cell, Line, Report, Table } from '../experiments/report'
import type { Claim, Evidence, Finding, Item, Outcome, Run, Verdict } from './item'

/** What a claim needs besides its two values. */
interface ClaimOptions {
  /** Given when the values differ: misprint, other convention, or refuted. */
  readonly because?: string
  readonly line?: Line | undefined
}

/** A claim that must come out exactly as published. */
export function exactly(
  id: string,
  title: string,
  published: string,
  ours: string,
  options: ClaimOptions = {},
): Claim {
  const line = options.line ? { line: options.line } : {}
  if (published === ours) return { id, title, published, ours, verdict: 'reproduced', ...line }
  return {
    id,
    title,
    published,
    ours,
    verdict: 'differs',
    reason: options.because ?? 'Ours differs from the published value.',
    ...line,
  }
}

/** A claim that a yes-or-no test upholds or refutes. */
export function upheld(
  id: string,
  title: string,
  published: string,
  ours: string,
  holds: boolean,
  options: ClaimOptions = {},
): Claim {
  const line = options.line ? { line: options.line } : {}
  if (holds) return { id, title, published, ours, verdict: 'reproduced', ...line }
  return {
    id,
    title,
    published,
    ours,
    verdict: 'differs',
    reason: options.because ?? 'The claim does not hold here.',
    ...line,
  }
}

/** Something the paper left open or did not reach. */
export function beyond(
  id: string,
  title: string,
  ours: string,
  reason: string,
  published: string | null = null,
  line?: Line,
): Claim {
  return { id, title, published, ours, verdict: 'beyond', reason, ...(line ? { line } : {}) }
}

/** A best value found so far: ours equal reproduces it, ours better goes beyond it. */
export function atMost(
  id: string,
  title: string,
  unit: string,
  published: number,
  ours: number | null,
  options: ClaimOptions & { proven?: boolean } = {},
): Claim {
  const line = options.line ? { line: options.line } : {}
  const proven = options.proven === undefined ? '' : options.proven ? ', proven' : ', best so far'
  const text = `${published} ${unit}`
  if (ours === null)
    return {
      id,
      title,
      published: text,
      ours: 'none found',
      verdict: 'differs',
      reason: 'The search found no line.',
      ...line,
    }
  const found = `${ours} ${unit}${proven}`
  if (ours < published)
    return {
      id,
      title,
      published: text,
      ours: found,
      verdict: 'beyond',
      reason: `Better than published by ${published - ours}.`,
      ...line,
    }
  if (ours === published) return { id, title, published: text, ours: found, verdict: 'reproduced', ...line }
  return {
    id,
    title,
    published: text,
    ours: found,
    verdict: 'differs',
    reason: options.because ?? 'The search stopped before it reached the published value.',
    ...line,
  }
}

/** The table of a report with this id. */
export function tableOf(report: Report | undefined, id: string): Table {
  const table = report?.tables.find((candidate) => candidate.id === id)
  if (!table) throw new Error(`The report has no table ${id}`)
  return table
}

/** A row of a table as an object, by column key. */
export type Row = Readonly<Record<string, Cell>>

/** The rows of a report's table, by column key. */
export function rowsOf(report: Report | undefined, table: string): readonly Row[] {
  const { columns, rows } = tableOf(report, table)
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.key, row[at] ?? null])))
}

/** Judges an item by its evidence and notes what was not expected. */
export function judge(item: Item, evidence: Evidence, runs: readonly Run[]): Outcome {
  const finding: Finding = item.judge(evidence)
  const surprises = finding.claims
    .filter((claim) => claim.verdict !== (item.expected[claim.id] ?? 'reproduced'))
    .map((claim) => claim.id)
  const { id, paper, title, where } = item
  return {
    ...finding,
    id,
    paper,
    title,
    where,
    verdict: overall(finding.claims),
    surprises,
    reports: evidence.reports,
    runs,
  }
}

function overall(claims: readonly Claim[]): Verdict {
  const order: readonly Verdict[] = ['differs', 'beyond', 'reproduced']
  return order.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? 'reproduced'
}
