import { isPlacing } from '../board/otherChoices'
import { otherSide, seedsInPlay, type Past, type Position } from '../board/position'
import { message, type Message } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import type { Variant } from '../variant/variant'
import type { Choice } from '../board/choice'
import type { Game } from './game'
import { movesAgain, pastAfter } from './laps/history'
import { choiceProblem, type ChoiceProblem } from './legal'
import { continueMatch, type Played } from './match'
import { moveSteps } from './moveSteps'
import { chooseInOpening } from './bothAtOnce'
import { endRound, settleMove, type Settled } from './round'
import type { Step } from './step'
import { onlyThreat } from './choices/liftable'
import { claimedHoles, move, type Move } from './move'

/** Why a choice was refused. */
export type PlayProblem =
  | { readonly code: 'over' }
  | { readonly code: ChoiceProblem; readonly choice: Choice; readonly holes: number }

/** Plays a choice of the player to move; passes, round ends and refills that follow happen at once. */
export function play(variant: Variant, game: Game, choice: Choice): Result<Played, PlayProblem> {
  if (game.phase === 'over') return refuse({ code: 'over' })
  const problem = choiceProblem(variant, game, choice)
  if (problem !== null) return refuse({ code: problem, choice, holes: variant.board.holes })
  return ok(game.phase === 'opening' ? playOpening(variant, game, choice) : playMove(variant, game, choice))
}

/** The same for a choice that is known to be legal. */
export function playLegal(variant: Variant, game: Game, choice: Choice): Played {
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(`A legal choice was refused: ${played.error.code}`)
  return played.value
}

function playOpening(variant: Variant, game: Game, choice: Choice): Played {
  const { game: next, steps, done } = chooseInOpening(variant, game, choice)
  if (!done) return { game: next, steps }
  return continueAfter(variant, steps, settleMove(variant, next, { turnOver: true, storesChanged: true }))
}

function playMove(variant: Variant, game: Game, choice: Choice): Played {
  const { position } = game
  const side = position.toMove
  const played = move(variant, position, choice)
  const steps = moveSteps(variant, side, played)
  const again = movesAgain(played)
  const past = threatened(variant, position, played, pastAfter(variant, position, choice, played))
  const moved: Game = {
    ...game,
    position: { ...played.after, past, toMove: again ? side : otherSide(side) },
    lastMover: side,
    quiet: capturesSomething(steps) || isPlacing(variant, position) ? 0 : game.quiet + 1,
  }
  if (played.end.kind === 'endlessRelay') {
    return continueAfter(variant, steps, endRound(variant, moved, [], 'endlessRelay'))
  }
  const storesChanged = isProgress(position, played.after)
  return continueAfter(variant, steps, settleMove(variant, moved, { turnOver: !again, storesChanged }))
}

/** The same history, with the hole that the other player must leave alone next, where a rule says so. */
function threatened(variant: Variant, start: Position, played: Move, past: Past): Past {
  const isEndless = played.end.kind === 'endlessRelay'
  if ({ free: true, barred: false }[variant.lift.onlyThreat] || movesAgain(played) || isEndless) return past
  const took = start.past?.halted !== undefined || capturesSomething(moveSteps(variant, start.toMove, played))
  if (took) return past
  const next: Position = { ...played.after, past, toMove: otherSide(start.toMove) }
  return { ...past, barred: onlyThreat(variant, next) }
}

function capturesSomething(steps: readonly Step[]): boolean {
  return steps.some(({ kind }) => kind === 'capture')
}

function continueAfter(variant: Variant, steps: readonly Step[], settled: Settled): Played {
  const next = continueMatch(variant, settled)
  return { game: next.game, steps: [...steps, ...next.steps] }
}

/**
 * Whether a move did something that cannot be undone: a seed left play, for a store or a claimed hole, or a hole was
 * claimed. No seed comes back within a round.
 */
function isProgress(before: Position, after: Position): boolean {
  return seedsInPlay(before) !== seedsInPlay(after) || claimedHoles(before) !== claimedHoles(after)
}

/** Why a choice was refused, as a message. */
export function describePlayProblem(problem: PlayProblem): Message {
  if (problem.code === 'over') return message('play.gameOver')
  const { hole } = problem.choice
  if (problem.code === 'noSuchHole') return message('play.noSuchHole', { hole, holes: problem.holes })
  return message(`play.${problem.code}`, { hole })
}
