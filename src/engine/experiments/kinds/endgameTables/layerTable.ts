import { message } from '../../../../locales/message'
import type { LayerCounts } from '../../../tables/layerCounts'
import type { Table } from '../../report/report'

/** Positions, wins, draws and losses, layer by layer. */
export function layerTable(layers: readonly LayerCounts[]): Table {
  return {
    id: 'layers',
    title: message('endgames.layers'),
    columns: [
      { key: 'seeds', label: message('endgames.seedsColumn') },
      { key: 'positions', label: message('endgames.positions') },
      { key: 'reachable', label: message('endgames.reachable') },
      { key: 'wins', label: message('endgames.wins') },
      { key: 'draws', label: message('endgames.draws') },
      { key: 'losses', label: message('endgames.losses') },
    ],
    rows: layers.map(({ seeds, positions, reachable, wins, draws, losses }) => [
      seeds,
      positions,
      reachable,
      wins,
      draws,
      losses,
    ]),
  }
}
