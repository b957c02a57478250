import type { Palette } from '../../../src/figures/palette'

/** A palette whose colours are called by their tokens. */
export const PALETTE = new Proxy({}, { get: (_, token) => token }) as Palette
