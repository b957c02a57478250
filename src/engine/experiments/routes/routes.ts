import * as v from 'valibot'
import { holeOf, isStore, sideOf, type Slot } from '../../board/position'
import { ok, refuse, type Result } from '../../result'
import { start } from '../../rules/match'
import { routeOf } from '../../rules/route'
import { describeProblem, parseVariant } from '../../variant/parse'
import type { Variant } from '../../variant/variant'
import type { Experiment, Progress, SpecProblem, Task } from '../experiment'
import type { Report } from '../report'
import { coverCoefficients, type Digraph } from './coverPolynomial'

/** Variants whose routes are looked at as directed graphs. */
export interface RoutesSpec {
  readonly variants: readonly Variant[]
}

/** What was found for one variant: each route's vertices in order, and the cover polynomials. */
interface RoutesPart {
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

/** Covering by paths and cycles is counted edge set by edge set; this many holes a side is still quick. */
const MOST_HOLES = 8

const SHAPE = v.strictObject({ variants: v.pipe(v.array(v.unknown()), v.maxLength(50)) })

/** Each player's route as a directed cycle, and the cover polynomials of one route and of both together. */
export const routes: Experiment<RoutesSpec, Task, RoutesPart> = {
  kind: 'routes',
  title: 'Routes',
  question: 'What do the routes look like as graphs?',
  defaults: { variants: [] },
  parse,
  plan: (spec) => spec.variants.map((_, index) => ({ index, weight: 1 })),
  estimate: (spec) => ({
    seconds: spec.variants.length,
    memoryBytes: 1e6,
    csvBytes: 2000 * spec.variants.length,
    unit: 'graphs',
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
  if (!shape.success)
    return refuse(shape.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })))
  const problems: SpecProblem[] = []
  const variants = shape.output.variants.flatMap((candidate, at) => {
    const variant = parseVariant(candidate)
    const path = `variants.${at}`
    if (!variant.ok)
      problems.push(...variant.error.map((problem) => ({ path, message: describeProblem(problem) })))
    else if (variant.value.board.holes > MOST_HOLES)
      problems.push({ path, message: `At most ${MOST_HOLES} holes a side.` })
    return variant.ok ? [variant.value] : []
  })
  return problems.length > 0 ? refuse(problems) : ok({ variants })
}

function examine(variant: Variant): RoutesPart {
  const n = variant.board.holes
  const { position } = start(variant)
  const south = routeOf(variant, position, 'south')
  const north = routeOf(variant, position, 'north')
  const name = (slot: Slot): string =>
    `${sideOf(n, slot) === 'south' ? 'A' : 'B'}${isStore(n, slot) ? n + 1 : holeOf(n, slot)}`
  const terms = (graph: string, digraph: Digraph): RoutesPart['polynomials'] =>
    coverCoefficients(digraph).map(({ paths, cycles, ways }) => ({
      graph,
      paths,
      cycles,
      ways: String(ways),
    }))
  return {
    name: `${variant.name}, ${n} holes`,
    south: south.map(name),
    north: north.map(name),
    polynomials: [...terms('one route', graphOf([south])), ...terms('both routes', graphOf([south, north]))],
  }
}

/** The digraph of some routes together; an edge that both use is one edge. */
function graphOf(cycles: readonly (readonly Slot[])[]): Digraph {
  const vertices = [...new Set(cycles.flat())]
  const place = new Map(vertices.map((slot, at) => [slot, at]))
  const edges = new Map<string, readonly [number, number]>()
  for (const cycle of cycles)
    cycle.forEach((slot, at) => {
      const edge = [place.get(slot) ?? 0, place.get(cycle[(at + 1) % cycle.length] ?? slot) ?? 0] as const
      edges.set(edge.join(), edge)
    })
  return { size: vertices.length, edges: [...edges.values()] }
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
