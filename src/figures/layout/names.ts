import { wordsOf, type Setting } from '../setting'
import type { Layout, Shape } from './shape'
import { lineHeight, toldApart, widest, wrapped, writeLines } from './text'

/** The names of rows below each other, never cut off. */
interface NamesColumn {
  readonly width: number
  /** What all names have in common, said once above them; empty if nothing was left out. */
  same(width: number): Layout
  heightOf(row: number): number
  /** A name around the middle of its row. */
  write(row: number, x: number, middle: number): readonly Shape[]
}

const LETTERS = { size: 11, bold: true, ink: 'ink-2' } as const
const SAME = { size: 11, ink: 'ink-3' } as const

/** Names that fit stay whole; longer ones are shortened to what differs if they share something, and wrapped. */
export function columnOfNames(names: readonly string[], most: number, setting: Setting): NamesColumn {
  const { measure } = setting
  const fits = widest(names, LETTERS, measure) <= most
  const told = fits ? { names, same: '' } : toldApart(names)
  const lines = told.names.map((name) => wrapped(name, most, LETTERS, measure))
  return {
    width: widest(lines.flat(), LETTERS, measure),
    same: (width) => sameLayout(told.same, width, setting),
    heightOf: (row) => lines[row]!.length * lineHeight(LETTERS.size),
    write: (row, x, middle) => {
      const height = (lines[row]!.length - 1) * lineHeight(LETTERS.size)
      return writeLines(lines[row]!, x, middle - height / 2 + 4, LETTERS)
    },
  }
}

/** What was left out of names, in a line or two. */
export function sameLayout(same: string, width: number, setting: Setting): Layout {
  if (same === '') return { width, height: 0, shapes: [] }
  const lines = wrapped(wordsOf(setting).t('charts.sameInAll', { parts: same }), width, SAME, setting.measure)
  return { width, height: lines.length * lineHeight(SAME.size) + 6, shapes: writeLines(lines, 0, 11, SAME) }
}
