import { cellText as textOf } from '../../engine/experiments/report/cellText'
import type { Cell, Column } from '../../engine/experiments/report/report'
import { formats, say } from '../locales/i18n'

/** A cell of a table as people read it, in the language of the window. */
export function cellText(cell: Cell, column: Column): string {
  return textOf(cell, column, { say, formats: formats() })
}
