import type { Choice } from '../../../board/choice'
import type { Game } from '../../../rules/game'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { after } from '../../../solver/oneRound'
import type { Bounds, Prover } from '../../../solver/prover'
import { bestOf, tightened, valueOf } from '../../../solver/solve'
import { through } from '../../../solver/through'
import type { Json, Progress } from '../../contract/experiment'
import { readProven, writeProven } from './proven'
import type { SolvedCell } from './run'
import type { Place } from './places'

/** Solves the game after a first move; a later session continues from the bounds proven so far. */
export function* solveMove(
  { cell: { variant }, move }: Place,
  method: string,
  prover: Prover,
  checkpoint?: Json,
): Generator<Progress, SolvedCell> {
  const game = start(variant)
  const next = after(variant, game, legal(variant, game)[move!]!)
  const known = checkpoint === undefined ? {} : readProven(checkpoint, prover)
  const before = prover.nodes()
  const progress = (done: number, bounds: Partial<Bounds>): Progress => ({
    done,
    units: prover.nodes() - before,
    checkpoint: writeProven({ lower: -Infinity, upper: Infinity, moves: [], ...bounds }, prover),
  })
  yield* through(prover.prepare(), (done) => progress(0.2 * done, known))
  const bounds = yield* through(valueOf(prover, next, known), (now) => progress(0.3, now))
  const isProven = bounds.lower === bounds.upper
  const line = isProven
    ? yield* through(bestLine(variant, next, prover, bounds.lower), () => progress(0.95, bounds))
    : []
  return { ...bounds, moves: [], best: [], line, nodes: prover.nodes() - before, method }
}

/** Combines the values of first moves into the value of a game. */
export function gathered({ cell: { variant } }: Place, solved: readonly SolvedCell[]): SolvedCell {
  const game = start(variant)
  const moves = legal(variant, game).map((choice, at) => {
    const { lower, upper } = solved[at]!
    return { choice, lower, upper }
  })
  const bounds = tightened(game, { lower: -Infinity, upper: Infinity, moves })
  const nodes = solved.reduce((sum, part) => sum + part.nodes, 0)
  const best = bestOf(game, { ...bounds, moves, nodes, proven: bounds.lower === bounds.upper })
  return {
    ...bounds,
    moves,
    best,
    line: lineOf(game, moves, solved, bounds),
    nodes,
    method: solved[0]!.method,
  }
}

/** A line of best play: among moves worth as much as the game, the one nearest the store, as elsewhere. */
function lineOf(
  { position }: Game,
  moves: readonly (Bounds & { readonly choice: Choice })[],
  solved: readonly SolvedCell[],
  { lower, upper }: Bounds,
): readonly Choice[] {
  if (lower !== upper) return []
  const south = position.toMove === 'south'
  const keeps = moves.findLastIndex((move) => (south ? move.lower >= lower : move.upper <= upper))
  return keeps < 0 ? [] : [moves[keeps]!.choice, ...solved[keeps]!.line]
}
