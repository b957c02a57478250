import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { describeProblem, parseVariant } from '../../../variant/parse'
import type { Experiment, Progress, SpecProblem, Task } from '../../contract/experiment'
import type { Report, Table } from '../../report/report'
import { shapeProblem } from '../../spec/specProblems'
import { countShape } from '../countsShape'
import { counted } from '../../report/wording'
import { replayLine, type ReplayedLine, type ReplayLine } from './replayLine'

/** Lines of play to go through and measure. */
export interface ReplaySpec {
  readonly lines: readonly ReplayLine[]
}

/** All lines, in their order. */
export type ReplayPart = readonly ReplayedLine[]

const partShape: v.GenericSchema<unknown, ReplayPart> = v.array(
  v.object({
    moves: v.array(
      v.object({
        side: v.picklist(['south', 'north']),
        choice: v.string(),
        laps: countShape,
        sown: countShape,
        cycles: countShape,
        end: v.picklist(['again', 'capture', 'turnOver']),
      }),
    ),
    trace: v.array(v.string()),
    stores: v.tuple([countShape, countShape]),
    left: countShape,
    oneTurn: v.boolean(),
    over: v.boolean(),
    problem: v.nullable(v.string()),
  }),
)

const SHAPE = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        label: v.string(),
        variant: v.unknown(),
        moves: v.pipe(v.string(), v.maxLength(100_000)),
      }),
    ),
    v.maxLength(10_000),
  ),
})

/** Goes through given lines move by move: what each does, and whether it can be played at all. */
export const replay: Experiment<ReplaySpec, Task, ReplayPart> = {
  kind: 'replay',
  title: 'Replay',
  question: 'What does a printed line do?',
  unit: 'lines',
  defaults: { lines: [] },
  parse,
  partShape,
  plan: (spec) => [{ index: 0, weight: spec.lines.length || 1 }],
  estimate: (spec) => ({
    seconds: 0.01 * spec.lines.length,
    memoryBytes: 1e6,
    csvBytes: 5000 * spec.lines.length,
  }),
  *run(spec): Generator<Progress, ReplayPart> {
    const replayed: ReplayedLine[] = []
    for (const line of spec.lines) {
      replayed.push(replayLine(line))
      yield { done: replayed.length / spec.lines.length, units: replayed.length }
    }
    return replayed
  },
  report,
}

function parse(input: unknown): Result<ReplaySpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const problems: SpecProblem[] = []
  const lines = shape.output.lines.flatMap((line, at) => {
    const variant = parseVariant(line.variant)
    if (variant.ok) return [{ ...line, variant: variant.value }]
    problems.push(
      ...variant.error.map((problem) => ({ path: `lines.${at}.variant`, message: describeProblem(problem) })),
    )
    return []
  })
  return problems.length > 0 ? refuse(problems) : ok({ lines })
}

function report(spec: ReplaySpec, parts: ReadonlyMap<number, ReplayPart>): Report {
  const replayed = parts.get(0) ?? []
  const broken = replayed.filter((line) => line.problem !== null).length
  return {
    finding: `${replayed.length - broken} of ${counted(replayed.length, 'line')} can be played to the end.`,
    tables: [lineTable(spec, replayed), moveTable(spec, replayed), lapTable(spec, replayed)],
    charts: [],
    lines: spec.lines.map(({ label, variant, moves }) => ({ title: label, variant, moves })),
    caveats: replayed.flatMap((line, at) =>
      line.problem === null ? [] : [`${spec.lines[at]?.label}: ${line.problem}`],
    ),
  }
}

function lineTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'lines',
    title: 'Lines',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'moves', label: 'Moves' },
      { key: 'laps', label: 'Laps' },
      { key: 'mostLaps', label: 'Most laps in a move' },
      { key: 'mostLapsMove', label: 'At move' },
      { key: 'mostSown', label: 'Most seeds sown in a move', unit: 'seeds' },
      { key: 'overOneCycle', label: 'Moves over one cycle' },
      { key: 'south', label: 'South’s store', unit: 'seeds' },
      { key: 'north', label: 'North’s store', unit: 'seeds' },
      { key: 'left', label: 'Left in North’s holes', unit: 'seeds' },
      { key: 'oneTurn', label: 'In one turn', align: 'text' },
      { key: 'over', label: 'Round over', align: 'text' },
      { key: 'problem', label: 'Problem', align: 'text' },
    ],
    rows: replayed.map((line, at) => {
      const laps = line.moves.map((move) => move.laps)
      const mostLaps = Math.max(0, ...laps)
      return [
        spec.lines[at]?.label ?? '',
        line.moves.length,
        laps.reduce((sum, count) => sum + count, 0),
        mostLaps,
        laps.indexOf(mostLaps) + 1,
        Math.max(0, ...line.moves.map((move) => move.sown)),
        line.moves.filter((move) => move.cycles >= 1).length,
        line.stores[0],
        line.stores[1],
        line.left,
        line.oneTurn,
        line.over,
        line.problem,
      ]
    }),
  }
}

function moveTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'moves',
    title: 'Moves',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'move', label: 'Move' },
      { key: 'side', label: 'Side', align: 'text' },
      { key: 'hole', label: 'Hole', align: 'text' },
      { key: 'laps', label: 'Laps' },
      { key: 'sown', label: 'Seeds sown' },
      { key: 'cycles', label: 'Cycles' },
      { key: 'end', label: 'Ends', align: 'text' },
    ],
    rows: replayed.flatMap((line, at) =>
      line.moves.map((move, place) => [
        spec.lines[at]?.label ?? '',
        place + 1,
        move.side,
        move.choice,
        move.laps,
        move.sown,
        move.cycles,
        move.end,
      ]),
    ),
  }
}

function lapTable(spec: ReplaySpec, replayed: readonly ReplayedLine[]): Table {
  return {
    id: 'laps',
    title: 'Positions after each lap',
    columns: [
      { key: 'line', label: 'Line', align: 'text' },
      { key: 'lap', label: 'Lap' },
      { key: 'position', label: 'Position', align: 'text' },
    ],
    rows: replayed.flatMap((line, at) =>
      line.trace.map((text, lap) => [spec.lines[at]?.label ?? '', lap, text]),
    ),
  }
}
