import type { Measure } from '../setting'
import bold from './fonts/figure-bold.ttf?inline'
import regular from './fonts/figure-regular.ttf?inline'
import symbols from './fonts/figure-symbols.ttf?inline'
import { readTrueType, type TrueType } from './trueType'

/** A font of figures: they all carry theirs, so that they look the same on every machine. */
export interface FigureFont extends TrueType {
  readonly family: 'Lumbung Figure' | 'Lumbung Symbols'
  readonly base64: string
}

const FILES = [
  { file: regular, family: 'Lumbung Figure', name: 'LumbungFigure-Regular', bold: false },
  { file: bold, family: 'Lumbung Figure', name: 'LumbungFigure-Bold', bold: true },
  { file: symbols, family: 'Lumbung Symbols', name: 'LumbungSymbols-Regular', bold: false },
] as const

/** The fonts that every figure is written with. */
export const FIGURE_FONTS: readonly FigureFont[] = FILES.map(({ file, family, name, bold }) => {
  const base64 = file.slice(file.indexOf(',') + 1)
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return { ...readTrueType(bytes, name, bold), family, base64 }
})

/** The fonts, as CSS names them; programs that ignore embedded fonts use one with the same widths. */
export const FIGURE_FAMILY =
  "'Lumbung Figure', 'Lumbung Symbols', 'Liberation Sans', Arial, Helvetica, sans-serif"

const widths = new Map<string, number>()

/** The width of a text in the fonts of figures; a sign that the letters lack comes from the symbols. */
export const measureFigure: Measure = (text, size, isBold) => {
  const letters = FIGURE_FONTS[isBold ? 1 : 0]!
  let width = 0
  for (const char of text) width += widthOf(char, letters)
  return (width * size) / 1000
}

function widthOf(char: string, letters: FigureFont): number {
  const key = `${letters.name}${char}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const code = char.codePointAt(0)!
  const font = [letters, FIGURE_FONTS[2]!].find((one) => one.glyphOf(code) !== 0) ?? letters
  const width = font.widthOf(font.glyphOf(code))
  widths.set(key, width)
  return width
}
