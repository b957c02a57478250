import type { Palette } from '../palette'

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

/** As much of a text as fits, with an ellipsis for the rest. */
export function fitted(pen: CanvasRenderingContext2D, text: string, width: number, font: string): string {
  pen.font = font
  let length = text.length
  while (length > 1 && pen.measureText(`${text.slice(0, length)}…`).width > width + 1) length--
  return pen.measureText(text).width <= width + 1 ? text : `${text.slice(0, length)}…`
}

/** A text in lines that fit a width, broken between words. */
export function wrapped(
  pen: CanvasRenderingContext2D,
  text: string,
  width: number,
  font: string,
): readonly string[] {
  pen.font = font
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || pen.measureText(longer).width > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
