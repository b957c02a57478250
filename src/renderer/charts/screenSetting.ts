import type { Measure, Setting } from '../../figures/setting'
import { formats, say } from '../locales/i18n'

/** The window's language, read anew whenever something is said. */
export const SPEAKER: Setting['speaker'] = {
  say,
  get formats() {
    return formats()
  },
}

let pen: CanvasRenderingContext2D | null | undefined
const widths = new Map<string, number>()

/** The width of a text in the window's font; without a canvas, a usual letter's width counts. */
const measure: Measure = (text, size, bold) => {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * size * 0.56
  const key = `${bold ? 'b' : ''}${text}`
  const known = widths.get(key)
  if (known !== undefined) return known * size
  pen.font = `${bold ? 600 : 400} 100px ${fontOfWindow()}`
  const width = pen.measureText(text).width / 100
  widths.set(key, width)
  return width * size
}

let family = ''

/** The font that charts are written in, as CSS names it. */
export function fontOfWindow(): string {
  family ||= getComputedStyle(document.documentElement).getPropertyValue('--sans').trim() || 'sans-serif'
  return family
}

/** How figures are written in the window. */
export const SCREEN: Setting = { speaker: SPEAKER, measure }
