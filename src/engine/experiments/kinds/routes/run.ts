import * as v from 'valibot'
import { start } from '../../../rules/match'
import { routeCycle, type RouteCycle } from './routeCycle'
import type { Variant } from '../../../variant/variant'
import { counted } from '../../report/wording'
import { countShape } from '../partShapes'
import { coverCoefficients, type Digraph } from './coverPolynomial'

/** The results for one variant: each route's vertices in order, and the cover polynomials. */
export interface RoutesPart {
  readonly name: string
  readonly south: readonly string[]
  readonly north: readonly string[]
  readonly polynomials: readonly {
    readonly graph: string
    readonly paths: number
    readonly cycles: number
    readonly ways: string
  }[]
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, RoutesPart> = v.object({
  name: v.string(),
  south: v.array(v.string()),
  north: v.array(v.string()),
  polynomials: v.array(
    v.object({ graph: v.string(), paths: countShape, cycles: countShape, ways: v.string() }),
  ),
})

/** The routes of a variant as graphs. */
export function* examine(variant: Variant): Generator<void, RoutesPart> {
  const { position } = start(variant)
  const south = routeCycle(variant, position, 'south')
  const north = routeCycle(variant, position, 'north')
  const terms = (graph: string, digraph: Digraph): RoutesPart['polynomials'] =>
    coverCoefficients(digraph).map(({ paths, cycles, ways }) => ({
      graph,
      paths,
      cycles,
      ways: String(ways),
    }))
  const single = terms('one route', graphOf([south]))
  yield
  const both = terms('both routes', graphOf([south, north]))
  return {
    name: `${variant.name}, ${counted(variant.board.holes, 'hole')}`,
    south: south.vertices.map(({ name }) => name),
    north: north.vertices.map(({ name }) => name),
    polynomials: [...single, ...both],
  }
}

/** The digraph of some routes together; an edge that both use is one edge. */
function graphOf(routes: readonly RouteCycle[]): Digraph {
  const names = [...new Set(routes.flatMap(({ vertices }) => vertices.map(({ name }) => name)))]
  const arcs = new Map(routes.flatMap((route) => route.arcs.map((arc) => [arc.join(), arc])))
  const edges = [...arcs.values()].map(([from, to]) => [names.indexOf(from), names.indexOf(to)] as const)
  return { size: names.length, edges }
}
