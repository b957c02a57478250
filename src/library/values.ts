import { formatChoice } from '../engine/board/notation'
import { valuedMoves } from '../engine/requests/valuedMoves'
import { solvability } from '../engine/solver/solvable'
import { bestOf, createProver, MOVES_QUESTIONS, solve as prove, tightened } from '../engine/solver/solve'
import { finalScore } from '../engine/solver/prover'
import { finish } from '../engine/through'
import { scoreOf } from '../engine/variant/support'
import { message } from '../locales/message'
import { engineGame } from './inside/engineGame'
import { orProblem, problem } from './inside/refusals'
import type { Evaluation, Game, Solution, SolveOptions } from './types'

const MEBI = 2 ** 20

/** The value of every legal move: proven where a proof takes a few seconds, otherwise estimated by a search. */
export function evaluate(game: Game): Evaluation {
  const { variant, playing } = engineGame(game)
  if (playing.phase === 'over') throw problem('gameOver', message('play.gameOver'))
  const { value, exact, best, moves } = orProblem(() => finish(valuedMoves(variant, playing)))
  return {
    value,
    exact,
    best: best.map(formatChoice),
    moves: moves.map((move) => ({ move: formatChoice(move.choice), value: move.value })),
  }
}

/**
 * Proves the value of a game and of each of its moves, to the end of the round. This can take from milliseconds to days;
 * with a limit of `positions` it stops early and tells the bounds that are proven by then. Throws if no solver can
 * play by the rules, or the game does not fit into memory.
 */
export function solve(game: Game, { memory = 256, positions = Infinity }: SolveOptions = {}): Solution {
  const { variant, playing } = engineGame(game)
  if (playing.phase === 'over') {
    const value = finalScore({ score: scoreOf(variant) }, playing)
    return { lower: value, upper: value, proven: true, best: [], moves: [], positions: 0 }
  }
  const how = solvability(variant, playing.position, memory * MEBI)
  if (!how.ok) throw problem('refused', how.because)
  return orProblem(() => {
    const prover = createProver(variant, playing, how.method, memory * MEBI, MOVES_QUESTIONS)
    const work = prove(variant, playing, prover)
    for (;;) {
      const step = work.next()
      if (!step.done && step.value.nodes <= positions) continue
      const { moves, nodes } = step.value
      const { lower, upper } = tightened(playing, step.value)
      const told = { lower, upper, proven: lower === upper, moves, nodes }
      return {
        lower,
        upper,
        proven: told.proven,
        best: step.done ? bestOf(playing, told).map(formatChoice) : [],
        moves: moves.map((move) => ({
          move: formatChoice(move.choice),
          lower: move.lower,
          upper: move.upper,
        })),
        positions: nodes,
      }
    }
  })
}
