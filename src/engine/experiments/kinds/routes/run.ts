import * as v from 'valibot'
import { start } from '../../../rules/match'
import { routeCycle, type RouteCycle } from '../../../rules/routeCycle'
import type { Variant } from '../../../variant/variant'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { counted } from '../../report/wording'
import { countShape } from '../countsShape'
import { coverCoefficients, type Digraph } from './coverPolynomial'
import type { RoutesSpec } from './spec'

/** What was found for one variant: each route's vertices in order, and the cover polynomials. */
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

/** What a part must look like. */
export const partShape: v.GenericSchema<unknown, RoutesPart> = v.object({
  name: v.string(),
  south: v.array(v.string()),
  north: v.array(v.string()),
  polynomials: v.array(
    v.object({ graph: v.string(), paths: countShape, cycles: countShape, ways: v.string() }),
  ),
})

/** One task for each variant. */
export function planRoutes({ variants }: RoutesSpec): readonly Task[] {
  return variants.map((_, index) => ({ index, weight: 1 }))
}

/** About a second per variant. */
export function estimateRoutes({ variants }: RoutesSpec): Estimate {
  return { seconds: variants.length, memoryBytes: 1e6, csvBytes: 2000 * variants.length }
}

/** Examines the variant of a task. */
export function* runRoutes(spec: RoutesSpec, task: Task): Generator<Progress, RoutesPart> {
  yield { done: 0 }
  const variant = spec.variants[task.index]
  if (!variant) throw new Error(`No variant ${task.index}`)
  return examine(variant)
}

function examine(variant: Variant): RoutesPart {
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
  return {
    name: `${variant.name}, ${counted(variant.board.holes, 'hole')}`,
    south: south.vertices.map(({ name }) => name),
    north: north.vertices.map(({ name }) => name),
    polynomials: [...terms('one route', graphOf([south])), ...terms('both routes', graphOf([south, north]))],
  }
}

/** The digraph of some routes together; an edge that both use is one edge. */
function graphOf(routes: readonly RouteCycle[]): Digraph {
  const names = [...new Set(routes.flatMap(({ vertices }) => vertices.map(({ name }) => name)))]
  const arcs = new Map(routes.flatMap((route) => route.arcs.map((arc) => [arc.join(), arc])))
  const edges = [...arcs.values()].map(([from, to]) => [names.indexOf(from), names.indexOf(to)] as const)
  return { size: names.length, edges }
}
