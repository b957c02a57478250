import type { Colour } from './mark'

const known = new Map<string, Colour | null>()

/** Reads a colour as a canvas writes it back: `#rrggbb` or `rgba(…)`; null if it is invisible. */
export function colourOf(pen: CanvasRenderingContext2D, style: string, opacity: number): Colour | null {
  if (!known.has(style)) known.set(style, read(pen, style))
  const colour = known.get(style) ?? null
  return colour && colour.alpha * opacity > 0 ? { ...colour, alpha: colour.alpha * opacity } : null
}

/** A canvas understands every CSS notation; one painted pixel gives the colour. */
function read(pen: CanvasRenderingContext2D, style: string): Colour | null {
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalAlpha = 1
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = '#000'
  pen.fillStyle = style
  const written = pen.fillStyle
  const hex = /^#(..)(..)(..)$/.exec(written)
  pen.restore()
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((digits) => parseInt(digits, 16)) as [number, number, number]
    return { red, green, blue, alpha: 1 }
  }
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(written)?.slice(1).map(Number)
  if (!parts) return painted(pen, written)
  const [red, green, blue, alpha] = parts as [number, number, number, number]
  return { red, green, blue, alpha }
}

/** Colours of wider spaces, such as `oklch(…)`, become the nearest sRGB colour. */
function painted(pen: CanvasRenderingContext2D, style: string): Colour | null {
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.globalAlpha = 1
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = style
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  pen.clearRect(0, 0, 1, 1)
  pen.restore()
  return alpha === 0 ? null : { red, green, blue, alpha: alpha / 255 }
}
