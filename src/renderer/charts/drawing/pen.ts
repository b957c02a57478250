import type { Palette } from './palette'

/** Something that knows its height and paints itself at the pen's origin. */
export interface Drawing {
  readonly height: number
  paint(pen: CanvasRenderingContext2D, palette: Palette): void
}

/** Writes a line of text on a picture. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: 'left' | 'center' | 'right' = 'left',
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y)
}
