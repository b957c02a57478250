import type { AnalysedLine } from '../../../openings/goals/analyse'
import type { Counts } from '../../../openings/counts'
import type { Chart } from '../../report/report'

/** Laps and cycles of each move, and the other moves that would have gone on. */
export function lineCharts({ moves }: AnalysedLine): readonly Chart[] {
  const points = (value: (move: (typeof moves)[number]) => number) =>
    moves.map((move, at) => ({
      x: at + 1,
      y: value(move),
      label: `hole ${move.hole}`,
      tick: String(move.hole),
    }))
  const x = { label: 'Move', ticksName: 'hole', format: 'integer' } as const
  return [
    {
      id: 'moves',
      type: 'bars',
      title: 'Laps and cycles of each move',
      table: 'moves',
      x,
      y: { label: 'Laps, cycles', format: 'integer' },
      series: [
        { name: 'Laps', role: 'ours', points: points((move) => move.laps) },
        { name: 'Cycles', role: 'category', points: points((move) => move.cycles) },
      ],
    },
    {
      id: 'alternatives',
      type: 'bars',
      title: 'Other moves that would have gone on',
      table: 'moves',
      x,
      y: { label: 'Moves', format: 'integer' },
      series: [{ name: 'Alternatives', role: 'ours', points: points((move) => move.alternatives) }],
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
    title: 'Sequences and winning openings by length',
    table: 'lengths',
    x: { label: 'Moves', format: 'integer' },
    y: { label: 'Number', format: 'integer', scale: 'logarithmic' },
    series: [
      { name: 'Sequences', role: 'category', points: points(sequences) },
      { name: 'Winning openings', role: 'ours', points: points(winning) },
    ],
  }
}
