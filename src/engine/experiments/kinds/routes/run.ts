import * as v from 'valibot'
import { start } from '../../../rules/match'
import type { Variant } from '../../../variant/variant'
import { counted } from '../../report/wording'
import { countShape } from '../partShapes'
import { coverCoefficients, type Digraph } from './coverPolynomial'
import { holeOf, rowOf, type Position, type Side, type Slot } from '../../../board/position'
import type { Way } from '../../../board/choice'
import { routeOf } from '../../../rules/route'

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

/** A player's route as the congkak paper draws it: a directed cycle whose vertices are weighted by their seeds. */
export interface RouteCycle {
  readonly vertices: readonly Vertex[]
  /** Each vertex to the next, and the last to the first. */
  readonly arcs: readonly (readonly [from: string, to: string])[]
}

/** A hole or store on a route. */
interface Vertex {
  readonly slot: Slot
  /** A1…An and B1…Bn for the holes, A(n+1) and B(n+1) for the stores. */
  readonly name: string
  readonly weight: number
}

/** The cycle C_A of South or C_B of North (Chen et al. 2022, Figure 3), derived from the variant. */
export function routeCycle(variant: Variant, position: Position, side: Side, way?: Way): RouteCycle {
  const n = variant.board.holes
  const vertices = routeOf(variant, position, side, way).map((slot) => ({
    slot,
    name: `${rowOf(n, slot) === 'south' ? 'A' : 'B'}${holeOf(n, slot)}`,
    weight: position.seeds[slot]!,
  }))
  const arcs = vertices.map(({ name }, i) => [name, vertices[(i + 1) % vertices.length]!.name] as const)
  return { vertices, arcs }
}
