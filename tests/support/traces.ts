import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BatchLine, BatchMove, BatchStart, HoleAndWay } from '../../src/cli/batch/batchLine'
import type { Side } from '../../src/engine/board/position'

/** A game that another program played, position by position. The header of each trace file explains its format. */
export interface Trace {
  readonly preset: string
  readonly first: Side
  readonly start: BatchStart
  readonly moves: readonly TraceMove[]
  readonly winner: Side | 'tie'
  /** Why the other program stopped. */
  readonly reason: string
}

interface TraceMove {
  /** The hole lifted and its direction, if that is open; null for a pass. */
  readonly choice: { readonly hole: number; readonly way?: HoleAndWay['way'] | undefined } | null
  /** The legal holes, with the direction if only one is legal; null if all holes with seeds are legal. */
  readonly legal: readonly string[] | null
  /** The board after the move; null after a pass. */
  readonly after: BatchStart | null
  readonly again: boolean
}

/** All traces in a folder, by preset. */
export function readTraces(folder: string): ReadonlyMap<string, readonly Trace[]> {
  const lines = readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
  const traces = new Map<string, Trace[]>()
  for (const line of lines.filter((each) => !each.startsWith('#'))) {
    const trace = readTrace(line)
    traces.set(trace.preset, [...(traces.get(trace.preset) ?? []), trace])
  }
  return traces
}

/** The trace as a line of a batch; directions are given if the trace has them. */
export function batchOf(trace: Trace, variant: BatchLine['variant']): BatchLine {
  const moves = trace.moves.map(({ choice }): BatchMove =>
    choice === null ? 'pass' : choice.way ? { hole: choice.hole, way: choice.way } : choice.hole,
  )
  return { variant, first: trace.first, start: trace.start, moves }
}

function readTrace(line: string): Trace {
  const [game = '', end = ''] = line.split(' = ')
  const [preset = '', first, start = '', ...moves] = game.split(' ')
  const [winner, reason = ''] = end.split(' ')
  return {
    preset,
    first: first === 'S' ? 'south' : 'north',
    start: readBoard(start),
    moves: moves.map(readMove),
    winner: winner === 'S' ? 'south' : winner === 'N' ? 'north' : 'tie',
    reason,
  }
}

const MOVE = /^(?:(\d+)([ac]?)(?:\[(.*?)\])?:([^+]*)|-)(\+?)$/
const WAYS: Readonly<Record<string, HoleAndWay['way']>> = { a: 'ccw', c: 'cw' }

function readMove(word: string): TraceMove {
  const [, hole, way = '', legal, board, again] = MOVE.exec(word)!
  return {
    choice: hole === undefined ? null : { hole: Number(hole), way: WAYS[way] },
    legal: legal === undefined ? null : legal.split(','),
    after: board === undefined ? null : readBoard(board),
    again: again === '+',
  }
}

/** A board as traces write it. */
export function readBoard(text: string): BatchStart {
  const [holes = '', stores = ''] = text.split('/')
  const counts = holes.match(/\{\d+\}|./g) ?? []
  return {
    holes: counts.map((count) => (count.startsWith('{') ? Number(count.slice(1, -1)) : parseInt(count, 36))),
    stores: stores.split(',').map(Number),
  }
}
