import { message } from '../../../../locales/message'
import type { AnalysedLine } from '../../../openings/goals/analyse'
import type { Counts } from '../../../openings/counts'
import type { Chart } from '../../report/report'

/** Laps and cycles of each move, and the alternatives that would also have kept the turn. */
export function lineCharts({ moves }: AnalysedLine): readonly Chart[] {
  const points = (value: (move: (typeof moves)[number]) => number) =>
    moves.map((move, at) => ({
      x: at + 1,
      y: value(move),
      label: message('chartTexts.holeNumber', { number: move.hole }),
      tick: String(move.hole),
    }))
  const x = {
    label: message('columns.move'),
    ticksName: message('chartTexts.hole'),
    format: 'integer',
  } as const
  return [
    {
      id: 'moves',
      type: 'bars',
      title: message('chartTexts.lapsAndCycles'),
      table: 'moves',
      x,
      y: { label: message('chartTexts.lapsAndCyclesAxis'), format: 'integer' },
      series: [
        { name: message('columns.laps'), role: 'ours', points: points((move) => move.laps) },
        { name: message('columns.cycles'), role: 'category', points: points((move) => move.cycles) },
      ],
    },
    {
      id: 'alternatives',
      type: 'bars',
      title: message('chartTexts.alternatives'),
      table: 'moves',
      x,
      y: { label: message('columns.moves'), format: 'integer' },
      series: [
        {
          name: message('chartTexts.alternativesSeries'),
          role: 'ours',
          points: points((move) => move.alternatives),
        },
      ],
    },
  ]
}

/** How many sequences and winning openings have each length. */
export function lengthChart({ sequences, winning }: Counts): Chart {
  const points = (histogram: readonly string[]) =>
    histogram.flatMap((count, length) => (count === '0' ? [] : [{ x: length, y: Number(count) }]))
  return {
    id: 'lengths',
    type: 'bars',
    title: message('tables.lengths'),
    table: 'lengths',
    x: { label: message('columns.moves'), format: 'integer' },
    y: { label: message('chartTexts.number'), format: 'integer', scale: 'logarithmic' },
    series: [
      { name: message('columns.sequences'), role: 'category', points: points(sequences) },
      { name: message('columns.winningOpenings'), role: 'ours', points: points(winning) },
    ],
  }
}
