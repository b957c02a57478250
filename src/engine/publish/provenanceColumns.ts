import type { Tabular } from '../csv/table'
import type { Table } from '../experiments/report/report'
import { factsOf } from './publication'

/** A run as named in its tables. */
export interface MadeBy {
  readonly spec: unknown
  readonly version: string
}

/**
 * A table whose rows say where they come from: variant, players, random seed and version of Lumbung, so that a file
 * that was moved or joined with others still says so.
 */
export function withProvenance({ columns, rows }: Table, { spec, version }: MadeBy): Tabular {
  const { variants, south, north, seed } = factsOf(typeof spec === 'object' && spec !== null ? spec : {})
  const names = [...new Set(variants.map(({ name }) => name))]
  const known = [
    ['runVariant', names.length > 0 && names.length <= 5 ? names.join('; ') : null],
    ['runSouth', south],
    ['runNorth', north],
    ['runSeed', seed],
    ['lumbungVersion', version],
  ].filter((entry): entry is [string, string] => entry[1] !== null)
  return {
    columns: [...columns, ...known.map(([key]) => ({ key }))],
    rows: {
      *[Symbol.iterator]() {
        const made = Object.fromEntries(known)
        for (const row of rows) yield { ...row, ...made }
      },
    },
  }
}
