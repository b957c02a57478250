import type { Palette } from '../../../src/renderer/charts/drawing/palette'

/** A palette whose colours are called by their tokens. */
export const PALETTE = new Proxy({}, { get: (_, token) => token }) as Palette
