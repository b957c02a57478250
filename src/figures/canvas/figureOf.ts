import type { Chart } from '../../engine/experiments/report/report'
import { barsFigure } from './barsFigure'
import type { Canvas } from './common'
import type { FigureConfig } from './figureConfig'
import { linesFigure } from './linesFigure'
import { pointsFigure } from './pointsFigure'

/** A chart that Chart.js draws. */
export type CanvasChart = Extract<Chart, { type: 'lines' | 'bars' | 'points' }>

/** How a chart is put on a canvas. */
export function figureOf(chart: CanvasChart, canvas: Canvas): FigureConfig {
  switch (chart.type) {
    case 'lines':
      return linesFigure(chart, canvas)
    case 'points':
      return pointsFigure(chart, canvas)
    case 'bars':
      return barsFigure(chart, canvas)
  }
}
