import { holeOf, rowOf, type Position, type Side, type Slot } from '../../../board/position'
import type { Variant } from '../../../variant/variant'
import type { Way } from '../../../board/choice'
import { routeOf } from '../../../rules/route'

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
