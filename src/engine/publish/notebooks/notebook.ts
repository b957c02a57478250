import { message, type Text } from '../../../locales/message'
import type { Axis, Chart, Role } from '../../experiments/report/report'

/** What a notebook needs to know about the run whose tables it loads. */
export interface NotebookRun {
  readonly title: string
  readonly finding: string
  /** The id of the main table. */
  readonly table: string
  /** The chart to redraw; undefined if the report has none. */
  readonly chart: Chart | undefined
  readonly say: (text: Text) => string
}

/** The labels of a chart's axes, and whether they are logarithmic. */
export function axesOf(
  chart: Chart,
  say: NotebookRun['say'],
): { readonly x: string; readonly y: string; readonly logX: boolean; readonly logY: boolean } {
  if (chart.type === 'shares') return { x: '', y: '', logX: false, logY: false }
  if (chart.type === 'differences') return { x: labelled(chart.axis, say), y: '', logX: false, logY: false }
  const isLog = (axis: object): boolean => (axis as Partial<Axis>).scale === 'logarithmic'
  return { x: labelled(chart.x, say), y: labelled(chart.y, say), logX: isLog(chart.x), logY: isLog(chart.y) }
}

function labelled(axis: { readonly label: Text; readonly unit?: Text }, say: NotebookRun['say']): string {
  return axis.unit === undefined
    ? say(axis.label)
    : say(message('charts.axisUnit', { label: axis.label, unit: axis.unit }))
}

/** The colours of the roles in printed reports and notebooks. */
export const ROLE_COLOURS: Readonly<Record<Role, string>> = {
  south: '#b5321f',
  north: '#1d5a9e',
  tie: '#7c857e',
  undecided: '#c9cec8',
  ours: '#17694c',
  published: '#191d1a',
  category: '#2179cc',
}
