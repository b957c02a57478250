import type { PointStyle } from 'chart.js'
import type { Role } from '../engine/experiments/report/report'
import { fade, type Palette, type Token } from './palette'

/** How a series is drawn: colour is never the only cue, so each has its own marker, dash and fill. */
interface Mark {
  readonly colour: string
  readonly dash: readonly number[]
  readonly point: PointStyle
  /** Hollow markers and hatched bars. */
  readonly hollow: boolean
  readonly glyph: string
}

const DASHES = [[], [6, 4], [2, 3], [9, 3, 2, 3], [12, 4], [4, 2]] as const
const POINTS: readonly PointStyle[] = ['circle', 'rectRot', 'triangle', 'rect', 'star', 'crossRot']
const GLYPHS = ['●', '◆', '▲', '■', '✳', '✕']

/** The mark of a role; categories take theirs in order of use. */
export function markOf(role: Role, order: number, palette: Palette): Mark {
  switch (role) {
    case 'south':
      return { colour: palette.south, dash: [], point: 'rectRot', hollow: false, glyph: '◆' }
    case 'north':
      return { colour: palette.north, dash: [6, 4], point: 'circle', hollow: true, glyph: '○' }
    case 'tie':
      return { colour: palette.tie, dash: [2, 3], point: 'line', hollow: false, glyph: '–' }
    case 'undecided':
      return { colour: palette['ink-3'], dash: [1, 4], point: 'crossRot', hollow: true, glyph: '…' }
    case 'ours':
      return { colour: palette.accent, dash: [], point: 'circle', hollow: false, glyph: '●' }
    case 'published':
      return { colour: palette['ink-2'], dash: [2, 3], point: 'rect', hollow: true, glyph: '□' }
    case 'category': {
      const at = order % 6
      const colour = palette[`c${at + 1}` as Token]
      return { colour, dash: DASHES[at]!, point: POINTS[at]!, hollow: false, glyph: GLYPHS[at]! }
    }
  }
}

/** The fill of a bar: solid, or hatched if the mark is hollow. */
export function fillOf(mark: Mark): string | CanvasPattern {
  return mark.hollow ? hatch(mark.colour) : mark.colour
}

/** The colours of the hatchings created so far, for vector output that draws lines instead of tiles. */
const hatchings = new WeakMap<CanvasPattern, string>()

/** The colour of a hatched fill; null for a plain fill. */
export function hatchColourOf(fill: string | CanvasPattern): string | null {
  return typeof fill === 'string' ? null : (hatchings.get(fill) ?? null)
}

function hatch(colour: string): string | CanvasPattern {
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
  if (!pattern) return colour
  pattern.setTransform(new DOMMatrix().scale(1 / ratio))
  hatchings.set(pattern, colour)
  return pattern
}
