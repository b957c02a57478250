import type { HeatChart } from '../../engine/experiments/report/report'
import { t } from '../../renderer/locales/i18n'

/** The middle of a diverging scale: one half if the cells are shares, zero if they are seeds. */
function middleOf(chart: HeatChart): number {
  return chart.values === 'shares' ? 0.5 : 0
}

/** Steps 1…7 of the scale for every value: `d1`…`d7` or `q1`…`q7`; the range is that of the cells. */
export function shadeOf(chart: HeatChart): (value: number) => string {
  const values = chart.cells.flatMap(({ value }) => (value === null ? [] : [value]))
  if (chart.scale === 'diverging') {
    const middle = middleOf(chart)
    const reach =
      chart.values === 'shares'
        ? 0.5
        : values.reduce((most, value) => Math.max(most, Math.abs(value - middle)), 1e-9)
    return (value) => {
      const part = (value - middle) / reach
      const size = Math.ceil(Math.min(1, Math.abs(part)) * 3 - 1e-9)
      return `d${4 + Math.sign(part) * size}`
    }
  }
  const low = values.reduce((least, value) => Math.min(least, value), Infinity)
  const span = values.reduce((most, value) => Math.max(most, value), -Infinity) - low || 1
  return (value) => `q${1 + Math.min(6, Math.floor(((value - low) / span) * 7))}`
}

/** Whether text on a shade must be light (in the light theme; the dark theme inverts it). */
export function isDeep(shade: string): boolean {
  return shade === 'd1' || shade === 'd2' || shade === 'd6' || shade === 'd7' || /^q[5-7]$/.test(shade)
}

/** A step of the scale in the legend, with the sign of the player at its end. */
interface ScaleStep {
  readonly shade: string
  readonly name: string
  readonly sign?: 'south' | 'north'
}

/** Ends and middle of the scale, for the legend. */
export function scaleLegend(chart: HeatChart): readonly ScaleStep[] {
  if (chart.scale === 'sequential')
    return ['q1', 'q3', 'q5', 'q7'].map((shade, at) => ({
      shade,
      name: at === 0 ? t('charts.little') : at === 3 ? t('charts.much') : '',
    }))
  return [
    { shade: 'd1', name: t('players.north'), sign: 'north' },
    { shade: 'd2', name: '' },
    { shade: 'd3', name: '' },
    { shade: 'd4', name: t('charts.even') },
    { shade: 'd5', name: '' },
    { shade: 'd6', name: '' },
    { shade: 'd7', name: t('players.south'), sign: 'south' },
  ]
}
