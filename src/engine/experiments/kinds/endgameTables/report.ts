import { message, signed } from '../../../../locales/message'
import { formatChoice } from '../../../board/notation'
import { canRepeat } from '../../../variant/support'
import { sentences } from '../../report/amounts'
import type { Chart, Report, Table } from '../../report/report'
import { layerTable } from './layerTable'
import type { EndgamePart, FilledLayer } from './run'
import type { EndgameTablesSpec } from './spec'

const RESULTS = [
  { of: 'wins', name: message('endgames.wins'), role: 'south' },
  { of: 'draws', name: message('endgames.draws'), role: 'tie' },
  { of: 'losses', name: message('endgames.losses'), role: 'north' },
] as const

/** What every position with few seeds is worth: counts by layer, and the requested position. */
export function report(spec: EndgameTablesSpec, parts: ReadonlyMap<number, EndgamePart>): Report {
  const { layers, asked } = parts.get(0) ?? { layers: [], asked: null }
  const sum = (of: Exclude<keyof FilledLayer, 'checksum'>): number =>
    layers.reduce((total, layer) => total + layer[of], 0)
  const counts = message('endgames.finding', {
    positions: sum('positions'),
    seeds: layers.length - 1,
    reachable: sum('reachable'),
    wins: sum('wins'),
    draws: sum('draws'),
    losses: sum('losses'),
  })
  const finding = layers.length === 0 ? message('endgames.none') : counts
  const told = asked ? [message('endgames.valueFinding', { value: signed(asked.value) })] : []
  return {
    finding: sentences(finding, ...told),
    tables: [layerTable(layers), ...(asked ? [moveTable(asked)] : [])],
    charts: layers.length === 0 ? [] : [chartOf(layers)],
    lines: [],
    caveats: [
      ...(canRepeat(spec.variant) ? [message('endgames.endless')] : []),
      ...(layers.length <= spec.seeds ? [message('endgames.missing', { seeds: layers.length })] : []),
    ],
  }
}

function moveTable({ moves }: NonNullable<EndgamePart['asked']>): Table {
  return {
    id: 'moves',
    title: message('endgames.moves'),
    columns: [
      { key: 'move', label: message('endgames.move'), align: 'text' },
      { key: 'value', label: message('endgames.value') },
    ],
    rows: moves.map(({ choice, value }) => ({ move: formatChoice(choice), value })),
  }
}

function chartOf(layers: readonly FilledLayer[]): Chart {
  return {
    id: 'results',
    type: 'lines',
    title: message('endgames.chart'),
    note: message('endgames.chartNote'),
    table: 'layers',
    x: { label: message('endgames.seedsColumn'), format: 'integer' },
    y: { label: message('endgames.shareAxis'), format: 'percent' },
    series: RESULTS.map(({ of, name, role }) => ({
      name,
      role,
      points: layers.map((layer) => ({
        x: layer.seeds,
        y: layer.reachable > 0 ? layer[of] / layer.reachable : 0,
      })),
    })),
  }
}
