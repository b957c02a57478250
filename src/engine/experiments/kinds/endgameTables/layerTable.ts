import { message } from '../../../../locales/message'
import type { LayerCounts } from '../../../tables/layerCounts'
import { tableOf } from '../../report/columns'
import type { Table } from '../../report/report'

/** Positions, wins, draws and losses, layer by layer. */
export function layerTable(layers: readonly LayerCounts[]): Table {
  return tableOf('layers', message('endgames.layers'), layers, [
    { key: 'seeds', label: message('endgames.seedsColumn') },
    { key: 'positions', label: message('endgames.positions') },
    { key: 'reachable', label: message('endgames.reachable') },
    { key: 'wins', label: message('endgames.wins') },
    { key: 'draws', label: message('endgames.draws') },
    { key: 'losses', label: message('endgames.losses') },
  ])
}
