import { fade } from '../../figures/palette'

/** A fill of slanting lines on a canvas; files have lines instead (`figures/vector/hatch.ts`). */
export function hatch(colour: string): string | CanvasPattern {
  const ratio = 2
  const size = 6
  const tile = document.createElement('canvas')
  tile.width = tile.height = size * ratio
  const pen = tile.getContext('2d')
  if (!pen) return colour
  pen.scale(ratio, ratio)
  pen.fillStyle = fade(colour, 0.28)
  pen.fillRect(0, 0, size, size)
  pen.strokeStyle = colour
  pen.lineWidth = 2
  pen.beginPath()
  for (const shift of [-size, 0, size]) {
    pen.moveTo(shift - 1, size + 1)
    pen.lineTo(shift + size + 1, -1)
  }
  pen.stroke()
  const pattern = pen.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / ratio))
  return pattern ?? colour
}
