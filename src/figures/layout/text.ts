import type { Token } from '../palette'
import type { Measure } from '../setting'
import type { TextShape } from './shape'

/** How letters look. */
export interface Letters {
  readonly size: number
  readonly bold?: boolean
  readonly ink?: Token
}

/** A line of text with its baseline at a place. */
export function write(
  text: string,
  x: number,
  y: number,
  { size, bold = false, ink = 'ink' }: Letters,
  anchor: TextShape['anchor'] = 'start',
): TextShape {
  return { type: 'text', text, x, y, size, bold, ink, anchor }
}

/** Lines of text below each other, the first with its baseline at `y`. */
export function writeLines(
  lines: readonly string[],
  x: number,
  y: number,
  letters: Letters,
  anchor: TextShape['anchor'] = 'start',
): readonly TextShape[] {
  return lines.map((text, at) => write(text, x, y + at * lineHeight(letters.size), letters, anchor))
}

/** The distance of two lines. */
export function lineHeight(size: number): number {
  return Math.round(size * 1.25)
}

/** The width of the widest of some texts. */
export function widest(texts: readonly string[], { size, bold = false }: Letters, measure: Measure): number {
  return texts.reduce((most, text) => Math.max(most, measure(text, size, bold)), 0)
}

/** A text in lines that fit a width: broken between words, and inside a word only if it is wider than a line. */
export function wrapped(
  text: string,
  width: number,
  { size, bold = false }: Letters,
  measure: Measure,
): readonly string[] {
  const fits = (line: string): boolean => measure(line, size, bold) <= width + 0.5
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    if (current !== '' && fits(`${current} ${word}`)) {
      current = `${current} ${word}`
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (!fits(current) && current.length > 1) {
      let length = current.length - 1
      while (length > 1 && !fits(current.slice(0, length))) length--
      lines.push(current.slice(0, length))
      current = current.slice(length)
    }
  }
  return [...lines, current]
}

/** Names told apart: what all of them have in common, and what remains of each. */
interface ToldApart {
  readonly names: readonly string[]
  /** Empty if nothing was taken away. */
  readonly same: string
}

const BETWEEN = /[,;:]\s+|\s+·\s+/

/**
 * Long names without the parts that all of them share, which stand between commas. Names that would become empty or
 * equal stay as they are.
 */
export function toldApart(names: readonly string[]): ToldApart {
  const parts = names.map((name) => name.split(BETWEEN))
  const isShared = (part: string): boolean => parts.every((each) => each.includes(part))
  const same = (parts[0] ?? []).filter(isShared).join(', ')
  const left = parts.map((each) => each.filter((part) => !isShared(part)).join(', '))
  const isUseful = same !== '' && new Set(left).size === names.length && !left.includes('')
  return isUseful ? { names: left, same } : { names, same: '' }
}
