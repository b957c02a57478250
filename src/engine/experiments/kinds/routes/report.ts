import type { Report } from '../../report/report'
import type { RoutesPart } from './run'
import type { RoutesSpec } from './spec'

/** The routes as cycles, and their cover polynomials. */
export function report(spec: RoutesSpec, parts: ReadonlyMap<number, RoutesPart>): Report {
  const found = spec.variants.flatMap((_, index) => parts.get(index) ?? [])
  const lengths = [...new Set(found.map((part) => part.south.length))]
  return {
    finding: `Each route is one directed cycle, of ${lengths.join(', ')} vertices.`,
    tables: [
      {
        id: 'routes',
        title: 'Routes as directed cycles',
        columns: [
          { key: 'variant', label: 'Variant', align: 'text' },
          { key: 'player', label: 'Player', align: 'text' },
          { key: 'vertices', label: 'Vertices' },
          { key: 'cycle', label: 'Cycle', align: 'text' },
        ],
        rows: found.flatMap((part) => [
          [part.name, 'South', part.south.length, part.south.join(' → ')],
          [part.name, 'North', part.north.length, part.north.join(' → ')],
        ]),
      },
      {
        id: 'polynomials',
        title: 'Cover polynomials: ways to cover all vertices by paths and cycles',
        columns: [
          { key: 'variant', label: 'Variant', align: 'text' },
          { key: 'graph', label: 'Graph', align: 'text' },
          { key: 'paths', label: 'Paths' },
          { key: 'cycles', label: 'Cycles' },
          { key: 'ways', label: 'Ways' },
        ],
        rows: found.flatMap((part) =>
          part.polynomials.map(({ graph, paths, cycles, ways }) => [part.name, graph, paths, cycles, ways]),
        ),
      },
    ],
    charts: [],
    lines: [],
    caveats: [],
  }
}
