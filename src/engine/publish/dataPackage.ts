import type { Text } from '../../locales/message'
import type { Cell, Table } from '../experiments/report/report'
import { meaningOf } from './columnMeaning'
import type { PackedFile } from './packer'

type Say = (text: Text) => string

/** A table of the bundle and its file. */
export interface PackedTable {
  readonly table: Table
  readonly file: PackedFile
}

/** What a package says about all its tables. */
interface Packaged {
  /** In small letters and hyphens. */
  readonly name: string
  readonly title: string
  readonly description: Text
  readonly version: string
  /** When its numbers were computed, as an ISO date. */
  readonly ended: string
}

/** A Frictionless descriptor: every CSV with the type and the meaning of each of its columns. */
export function dataPackage(
  { name, title, description, version, ended }: Packaged,
  tables: readonly PackedTable[],
  say: Say,
): object {
  return {
    profile: 'tabular-data-package',
    name,
    title,
    description: say(description),
    created: ended,
    sources: [{ title: `Lumbung ${version}` }],
    resources: tables.map(({ table, file }) => ({
      profile: 'tabular-data-resource',
      name: nameOf(file.path, table),
      path: file.path,
      title: say(table.title),
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: file.bytes,
      hash: `sha256:${file.sha256}`,
      dialect: { lineTerminator: '\r\n' },
      schema: { fields: fieldsOf(table, say), missingValues: [''] },
    })),
  }
}

/** Tables of one run are called by their ids; those of several also by their folders. */
function nameOf(path: string, { id }: Table): string {
  const folder = /^data\/(.+)\//.exec(path)?.[1]
  const numbered = /^tables\/(.+)\.csv$/.exec(path)?.[1]
  const name = numbered ?? (folder === undefined ? id : `${folder}.${id}`)
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-')
}

/** The columns of a table as fields of a Table Schema. */
function fieldsOf({ columns, rows }: Table, say: Say): readonly object[] {
  return columns.map((column) => ({
    name: column.key,
    type: typeOf(rows, column.key) ?? (column.align === 'number' ? 'number' : 'string'),
    title: say(column.label),
    description: say(meaningOf(column)),
  }))
}

type FieldType = 'integer' | 'number' | 'boolean' | 'string'

/**
 * The narrowest type that holds every cell of a column, null if all are empty; counts too large for a number are still
 * whole numbers.
 */
function typeOf(rows: Table['rows'], key: string): FieldType | null {
  let type: FieldType | null = null
  for (const row of rows) {
    const cell = row[key] ?? null
    if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) continue
    type = wider(type, typeOfCell(cell))
    if (type === 'string') break
  }
  return type
}

function typeOfCell(cell: Exclude<Cell, null>): FieldType {
  if (typeof cell === 'boolean') return 'boolean'
  if (typeof cell === 'number') return Number.isInteger(cell) ? 'integer' : 'number'
  return typeof cell === 'string' && /^-?\d+$/.test(cell) ? 'integer' : 'string'
}

function wider(a: FieldType | null, b: FieldType): FieldType {
  if (a === null || a === b) return b
  return a !== 'boolean' && a !== 'string' && b !== 'boolean' && b !== 'string' ? 'number' : 'string'
}
