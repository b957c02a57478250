import type { Colour } from './mark'

/** Reads a colour as figures write it: `#rrggbb`, or `rgb(…)` with numbers; null if it is something else or invisible. */
export function colourOf(style: string): Colour | null {
  const hex = /^#(..)(..)(..)$/.exec(style)?.slice(1)
  const parts = hex?.map((pair) => parseInt(pair, 16)) ?? rgbOf(style)
  if (!parts) return null
  const [red, green, blue, alpha = 1] = parts as [number, number, number, number?]
  return alpha > 0 ? { red, green, blue, alpha } : null
}

function rgbOf(style: string): readonly number[] | null {
  return style.startsWith('rgb') ? (style.match(/[\d.]+/g)?.map(Number) ?? null) : null
}
