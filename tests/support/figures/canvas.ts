import type { Canvas } from '../../../src/figures/canvas/common'
import type { Palette } from '../../../src/figures/palette'
import type { Setting } from '../../../src/figures/setting'
import { measureFigure } from '../../../src/figures/vector/figureFonts'
import { createSpeech } from '../../../src/locales/speech'

/** A palette whose colours are called by their tokens. */
export const PALETTE = new Proxy({}, { get: (_, token) => token }) as Palette

/** English in the fonts of figures. */
export const ENGLISH: Setting = { speaker: createSpeech(), measure: measureFigure }

/** A canvas of a width, in English. */
export function canvasOf(width: number): Canvas {
  return { ...ENGLISH, palette: PALETTE, family: 'sans', width, hatch: (colour) => `hatched ${colour}` }
}
