import { BasicPlatform } from 'chart.js'
import type { Chart } from '../engine/experiments/report/report'
import type { Speaker } from '../locales/say'
import { draw } from './canvas/chartjs'
import type { Canvas } from './canvas/common'
import { type CanvasChart, figureOf } from './canvas/figureOf'
import type { FigureConfig } from './canvas/figureConfig'
import { chartLayout, isOnCanvas } from './chartLayout'
import { describeChart } from './describeChart'
import { box, moved, type Layout, type Shape } from './layout/shape'
import { lineHeight, wrapped, writeLines } from './layout/text'
import { PAPER, type Token } from './palette'
import type { Setting } from './setting'
import { FIGURE_SIZES, type FigureSize } from './size'
import { colourOf } from './vector/colour'
import { FIGURE_FAMILY, measureFigure } from './vector/figureFonts'
import type { Mark, VectorPage } from './vector/mark'
import { hatchedFill, VectorPen } from './vector/vectorPen'

/** What a page says around its figure. */
interface PageText {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** The line that names the source. */
  readonly caption: string
  /** What the figure shows, for people who cannot see it. */
  readonly description: string
}

/** A chart as a page for papers and slides: title and note, the chart, and a line that names its source. */
export function figurePage(chart: Chart, caption: string, size: FigureSize, speaker: Speaker): VectorPage {
  const setting: Setting = { speaker, measure: measureFigure }
  const text: PageText = {
    id: `figure-${chart.id.replace(/[^\w-]/g, '-')}`,
    title: speaker.say(chart.title),
    ...(chart.note === undefined ? {} : { note: speaker.say(chart.note) }),
    caption,
    description: describeChart(chart, speaker),
  }
  return pageOf(text, size, (width) => {
    const layout = chartLayout(chart, width, setting)
    return isOnCanvas(chart) ? withPlot(chart, layout, setting) : layout
  })
}

/** A layout of its own as a page. */
export function layoutPage(
  text: PageText,
  size: FigureSize,
  layOut: (width: number, setting: Setting) => Layout,
  speaker: Speaker,
): VectorPage {
  return pageOf(text, size, (width) => layOut(width, { speaker, measure: measureFigure }))
}

/** A layout, and what else is drawn with the corner of the layout at a place. */
interface Drawn extends Layout {
  readonly plot?: (x: number, y: number) => readonly Mark[]
}

function pageOf(text: PageText, size: FigureSize, drawnAt: (width: number) => Drawn): VectorPage {
  const { pixels: width } = FIGURE_SIZES[size]
  const isNarrow = width < 520
  const margin = isNarrow ? 10 : 20
  const inner = width - 2 * margin
  const blocks = {
    title: { text: text.title, letters: { size: isNarrow ? 14 : 17, bold: true, ink: 'ink' } },
    note: { text: text.note ?? '', letters: { size: isNarrow ? 11 : 13, ink: 'ink-2' } },
    foot: { text: text.caption, letters: { size: isNarrow ? 10 : 11, ink: 'ink-3' } },
  } as const
  let y = margin
  const written = (block: keyof typeof blocks): readonly Shape[] => {
    const { text: words, letters } = blocks[block]
    if (words === '') return []
    const lines = wrapped(words, inner, letters, measureFigure)
    const shapes = writeLines(lines, margin, y + letters.size, letters)
    y += lines.length * lineHeight(letters.size)
    return shapes
  }
  const head = [...written('title'), ...written('note')]
  y += 12
  const drawn = drawnAt(inner)
  const inside = [...marksOf(moved(drawn.shapes, margin, y)), ...(drawn.plot?.(margin, y) ?? [])]
  y += drawn.height + 12
  const foot = written('foot')
  const height = Math.ceil(y + margin / 2)
  const { title, description, id } = text
  return {
    id,
    width,
    height,
    title,
    description,
    marks: [...ground(width, height), ...marksOf(head), ...inside, ...marksOf(foot)],
  }
}

/** The plot of a chart that Chart.js draws, below its legend. */
function withPlot(chart: CanvasChart, legend: Layout, setting: Setting): Drawn {
  const { width } = legend
  const canvas: Canvas = { ...setting, palette: PAPER, family: FIGURE_FAMILY, width, hatch: hatchedFill }
  const height = Math.min(420, Math.round(width * 0.62))
  const plot: Drawn['plot'] = (x, y) =>
    plotMarks(figureOf(chart, canvas), { x, y: y + legend.height, width, height })
  return { ...legend, height: legend.height + height, plot }
}

/** What Chart.js draws with a pen that records it. */
function plotMarks(
  config: FigureConfig,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): readonly Mark[] {
  const canvas = { width, height, getContext: () => pen }
  const pen: VectorPen = new VectorPen(canvas, [1, 0, 0, 1, x, y])
  const options = { ...config.options, responsive: false, devicePixelRatio: 1, events: [] }
  // Options per segment make Chart.js draw lines step by step, not as path objects that only a real canvas can read.
  const datasets = config.data.datasets.map((dataset) => ({ segment: {}, ...dataset }))
  const fixed = { ...config, data: { ...config.data, datasets }, options, platform: BasicPlatform }
  draw(canvas as unknown as HTMLCanvasElement, fixed as FigureConfig).destroy()
  return pen.marks
}

/** Shapes in the colours of paper. */
export function marksOf(shapes: readonly Shape[]): readonly Mark[] {
  return shapes.flatMap((shape): readonly Mark[] => {
    if (shape.type === 'group') return marksOf(shape.shapes)
    if (shape.type === 'text') {
      const { text, x, y, size, bold, ink, anchor } = shape
      const left = x - measureFigure(text, size, bold) * { start: 0, middle: 0.5, end: 1 }[anchor]
      return [{ type: 'text', text, at: [left, y], angle: 0, size, bold, colour: inkOf(ink), clips: [] }]
    }
    const { outline, fill, opacity = 1, stroke, width = 1, dash = [] } = shape
    return [
      {
        type: 'outline',
        outline,
        fill: fill ? { ...inkOf(fill), alpha: opacity } : null,
        evenOdd: false,
        stroke: stroke ? { colour: inkOf(stroke), width, dash, cap: 'butt', join: 'miter' } : null,
        clips: [],
      },
    ]
  })
}

const inkOf = (token: Token) => colourOf(PAPER[token])!

function ground(width: number, height: number): readonly Mark[] {
  return marksOf([box(0, 0, width, height, { fill: 'raised' })])
}
