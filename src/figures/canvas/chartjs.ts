// prettier-ignore
import {
  BarController, BarElement, CategoryScale, Chart, LinearScale, LineController, LineElement, LogarithmicScale,
  PointElement, ScatterController, Tooltip,
} from 'chart.js'
import { annotations } from './plugins/annotations'
import { directLabels } from './plugins/directLabels'
import { intervals } from './plugins/intervals'
import type { FigureConfig } from './figureConfig'

// prettier-ignore
Chart.register(
  BarController, BarElement, CategoryScale, LinearScale, LineController, LineElement, LogarithmicScale, PointElement,
  ScatterController, Tooltip,
)

/** Draws a figure on a canvas. */
export function draw(canvas: HTMLCanvasElement, config: FigureConfig): Chart {
  return new Chart(canvas, { ...config, plugins: [annotations, intervals, directLabels] } as never)
}

/** Gives a drawn figure new numbers or colours. */
export function redraw(chart: Chart, config: FigureConfig): void {
  chart.data = config.data as never
  chart.options = config.options as never
  chart.update('none')
}
