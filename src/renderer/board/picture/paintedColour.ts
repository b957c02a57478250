import type { Colour } from '../../../figures/vector/mark'

const known = new Map<string, Colour | null>()
let pen: CanvasRenderingContext2D | undefined

/** Any colour of CSS, such as `oklch(…)`, as the nearest that a file can hold; null if it is invisible. */
export function paintedColour(style: string): Colour | null {
  if (!known.has(style)) known.set(style, read(style))
  return known.get(style) ?? null
}

/** A canvas understands every notation; one painted pixel gives the colour. */
function read(style: string): Colour | null {
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = style
  const written = pen.fillStyle
  // Translucent pixels lose digits, which the notation keeps.
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(written)?.slice(1).map(Number)
  if (!parts) pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = parts ?? pen.getImageData(0, 0, 1, 1).data
  const alpha = parts ? opacity : opacity / 255
  return alpha === 0 ? null : { red, green, blue, alpha }
}
