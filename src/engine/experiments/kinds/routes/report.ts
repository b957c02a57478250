import { message, type Text } from '../../../../locales/message'
import type { Variant } from '../../../variant/variant'
import { variantTitle } from '../../../variant/variantTitle'
import type { Report } from '../../report/report'
import type { Words } from '../../report/words'
import type { RoutesPart } from './run'
import type { RoutesSpec } from './spec'

const PLAYER_WORDS: Words = { South: message('players.south'), North: message('players.north') }
const GRAPH_WORDS: Words = {
  'one route': message('cells.oneRoute'),
  'both routes': message('cells.bothRoutes'),
}

/** A variant with its holes, for people; parts use the name from CSV files. */
function namedWithHoles(variant: Variant): Text {
  const holes = message('amounts.holes', { count: variant.board.holes })
  return message('amounts.variantHoles', { name: variantTitle(variant), holes })
}

/** The routes as cycles, and their cover polynomials. */
export function report(spec: RoutesSpec, parts: ReadonlyMap<number, RoutesPart>): Report {
  const found = spec.variants.flatMap((_, index) => parts.get(index) ?? [])
  const words = Object.fromEntries(
    spec.variants.flatMap((variant, index) => {
      const part = parts.get(index)
      return part ? [[part.name, namedWithHoles(variant)] as const] : []
    }),
  )
  const lengths = [...new Set(found.map((part) => part.south.length))]
  return {
    finding: message('findings.routeCycles', { lengths: lengths.join(', ') }),
    tables: [
      {
        id: 'routes',
        title: message('tables.routes'),
        columns: [
          { key: 'variant', label: message('columns.variant'), align: 'text', words },
          { key: 'player', label: message('columns.player'), align: 'text', words: PLAYER_WORDS },
          { key: 'vertices', label: message('columns.vertices') },
          { key: 'cycle', label: message('columns.cycle'), align: 'text' },
        ],
        rows: found.flatMap(({ name: variant, south, north }) => [
          { variant, player: 'South', vertices: south.length, cycle: south.join(' → ') },
          { variant, player: 'North', vertices: north.length, cycle: north.join(' → ') },
        ]),
      },
      {
        id: 'polynomials',
        title: message('tables.polynomials'),
        columns: [
          { key: 'variant', label: message('columns.variant'), align: 'text', words },
          { key: 'graph', label: message('columns.graph'), align: 'text', words: GRAPH_WORDS },
          { key: 'paths', label: message('columns.paths') },
          { key: 'cycles', label: message('columns.graphCycles') },
          { key: 'ways', label: message('columns.ways') },
        ],
        rows: found.flatMap((part) =>
          part.polynomials.map((polynomial) => ({ variant: part.name, ...polynomial })),
        ),
      },
    ],
    charts: [],
    lines: [],
    caveats: [],
  }
}
