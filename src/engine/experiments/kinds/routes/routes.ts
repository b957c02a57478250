import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { start } from '../../../rules/match'
import { routeCycle, type RouteCycle } from '../../../rules/routeCycle'
import type { Variant } from '../../../variant/variant'
import type { Experiment, Progress, SpecProblem, Task } from '../../contract/experiment'
import { readVariants } from '../../spec/readVariants'
import type { Report } from '../../report/report'
import { shapeProblem } from '../../spec/specProblems'
import { countShape } from '../countsShape'
import { counted } from '../../report/wording'
import { coverCoefficients, type Digraph } from './coverPolynomial'

/** Variants whose routes are looked at as directed graphs. */
export interface RoutesSpec {
  readonly variants: readonly Variant[]
}

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

const partShape: v.GenericSchema<unknown, RoutesPart> = v.object({
  name: v.string(),
  south: v.array(v.string()),
  north: v.array(v.string()),
  polynomials: v.array(
    v.object({ graph: v.string(), paths: countShape, cycles: countShape, ways: v.string() }),
  ),
})

/** Covering by paths and cycles is counted edge set by edge set; this many holes a side is still quick. */
const MOST_HOLES = 8

const SHAPE = v.strictObject({ variants: v.pipe(v.array(v.unknown()), v.maxLength(50)) })

/** Each player's route as a directed cycle, and the cover polynomials of one route and of both together. */
export const routes: Experiment<RoutesSpec, Task, RoutesPart> = {
  kind: 'routes',
  title: 'Routes',
  question: 'What do the routes look like as graphs?',
  unit: 'graphs',
  defaults: { variants: [] },
  parse,
  partShape,
  plan: (spec) => spec.variants.map((_, index) => ({ index, weight: 1 })),
  estimate: (spec) => ({
    seconds: spec.variants.length,
    memoryBytes: 1e6,
    csvBytes: 2000 * spec.variants.length,
  }),
  *run(spec, task): Generator<Progress, RoutesPart> {
    yield { done: 0 }
    const variant = spec.variants[task.index]
    if (!variant) throw new Error(`No variant ${task.index}`)
    return examine(variant)
  },
  report,
}

function parse(input: unknown): Result<RoutesSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants(shape.output.variants)
  if (problems.length > 0) return refuse(problems)
  const large = variants.flatMap(({ board }, at) => (board.holes > MOST_HOLES ? [`variants.${at}`] : []))
  if (large.length === 0) return ok({ variants })
  return refuse(large.map((path) => ({ path, message: `At most ${MOST_HOLES} holes a side.` })))
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

function report(spec: RoutesSpec, parts: ReadonlyMap<number, RoutesPart>): Report {
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
