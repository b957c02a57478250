import type { Report } from '../../experiments/report/report'
import type { OpeningsSpec } from '../../experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../experiments/kinds/winningOpenings/winningOpenings'
import type { Variant } from '../../variant/variant'
import type { Run } from '../item'
import { rowsOf, type Row } from '../rows'
import { runOf } from '../run'

/** A search over all continuations of a first turn. */
export function search(variant: Variant, wish: Partial<OpeningsSpec>): Run {
  return runOf('winningOpenings', { ...winningOpenings.defaults, variant, ...wish })
}

/** What a search found, in one row. */
export function foundBy(report: Report | undefined): Row | undefined {
  return rowsOf(report, 'result')[0]
}

/** A figure of a row, or null where the search has none. */
export function figureOf(row: Row | undefined, key: string): number | null {
  const value = row?.[key]
  return value === null || value === undefined ? null : Number(value)
}
