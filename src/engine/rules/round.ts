import { isPlacing } from '../board/otherChoices'
import { otherSide, seedsAt, seedsInPlay, storeOf, type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import type { Word } from '../variant/fields'
import type { Game } from './game'
import { isInnerEmpty } from './laps/entering'
import { pastOf } from './laps/history'
import { collectLeftovers, isStopped } from './ends/leftovers'
import { isEmptySide, legalChoices } from './legal'
import { remember } from './ends/repetition'
import type { RoundEnd, Step } from './step'

/** A game advanced to the next choice, or to the end of its round, with the steps in between. */
export interface Settled {
  readonly game: Game
  readonly steps: readonly Step[]
  readonly roundEnded: RoundEnd | null
}

/**
 * Advances a game whose move is done to the next choice or to the end of the round; `position.toMove` is who would
 * choose next. In this order: the end rule; the player with nothing to play; quiet moves; repetition.
 */
export function settleMove(
  variant: Variant,
  game: Game,
  after: { readonly turnOver: boolean; readonly storesChanged: boolean },
): Settled {
  if (isPlacing(variant, game.position)) return { game, steps: [], roundEnded: null }
  const reached = endReached(variant, game, after.turnOver)
  if (reached !== null) return endRound(variant, game, [], reached)
  const next = passOrEnd(variant, game.position)
  if (next.end !== null) return endRound(variant, game, [], next.end)
  const { end } = variant
  const passed: Game = { ...game, position: next.position }
  if (end.quietMoves > 0 && game.quiet >= end.quietMoves) {
    return endRound(variant, passed, next.steps, 'quietMoves')
  }
  const { seen, stop } = remember(variant, passed, after.storesChanged)
  const remembered: Game = { ...passed, seen }
  if (stop !== null) return endRound(variant, remembered, next.steps, stop)
  return { game: remembered, steps: next.steps, roundEnded: null }
}

/**
 * Whether the position after a move ends the round. A majority counts when a turn is over; an empty side counts after
 * every move; when no seed is left in any hole the round is over under every end rule. `moverCannotMove` is left to
 * the player with nothing to play.
 */
function endReached(variant: Variant, game: Game, turnOver: boolean): RoundEnd | null {
  const { position, lastMover } = game
  if (turnOver && isMajorityEnd(variant, position)) return 'majority'
  const southEmpty = isEmptySide(position, 'south')
  const northEmpty = isEmptySide(position, 'north')
  if (southEmpty && northEmpty) return 'allInStores'
  if (lastMover !== null && endsWithFew(variant, position)) return 'fewSeeds'
  switch (variant.end.when) {
    case 'eitherSideEmpty':
      return southEmpty || northEmpty ? 'sideEmpty' : null
    case 'moverSideEmpty':
      return lastMover !== null && isEmptySide(position, lastMover) ? 'sideEmpty' : null
    case 'innerRowEmpty': {
      const isLost = (['south', 'north'] as const).some((side) => isInnerEmpty(variant, position, side))
      return isLost ? 'rowEmpty' : null
    }
    case 'allInStores':
    case 'moverCannotMove':
    case 'majority':
      return null
    default:
      return assertNever(variant.end.when)
  }
}

const ENDS_BY_MAJORITY: Readonly<Record<Word<'end.when'>, boolean>> = {
  allInStores: false,
  moverCannotMove: false,
  eitherSideEmpty: false,
  majority: true,
  moverSideEmpty: false,
  innerRowEmpty: false,
}

/** Whether so few seeds are left after a move that the round ends; where somebody takes them, none are left. */
function endsWithFew({ end }: Variant, position: Position): boolean {
  const ends = { leftovers: true, mover: false, starter: false, moverByOpponents: false }[end.fewTo]
  return ends && seedsInPlay(position) <= end.few
}

function isMajorityEnd(variant: Variant, position: Position): boolean {
  return ENDS_BY_MAJORITY[variant.end.when] && majorityHolder(variant, position) !== null
}

/** A position in which somebody can choose, or in which the round ends because nobody can. */
interface Passed {
  readonly position: Position
  readonly steps: readonly Step[]
  readonly end: RoundEnd | null
}

/**
 * A player with nothing to play: the round ends, or the turn passes to the other, also in the middle of a turn (then
 * that turn is over, and a majority counts). If the other has nothing to play either, the round ends.
 */
function passOrEnd(variant: Variant, position: Position): Passed {
  if (legalChoices(variant, position).length > 0) return { position, steps: [], end: null }
  switch (variant.turn.noMove) {
    case 'roundEnds':
      return { position, steps: [], end: 'cannotMove' }
    case 'pass':
      return pass(variant, position)
    default:
      return assertNever(variant.turn.noMove)
  }
}

function pass(variant: Variant, position: Position): Passed {
  if (isMajorityEnd(variant, position)) return { position, steps: [], end: 'majority' }
  const passed = afterPass(variant, position)
  if (legalChoices(variant, passed).length === 0) return { position, steps: [], end: 'cannotMove' }
  return { position: passed, steps: [{ kind: 'pass', side: position.toMove }], end: null }
}

function afterPass(variant: Variant, position: Position): Position {
  const past = pastOf(variant, position)
  return {
    ...position,
    past: { ...past, turns: past.turns + 1, barred: null, extraMove: false },
    toMove: otherSide(position.toMove),
  }
}

/** Ends a round: leftovers are distributed and the winner is determined. */
export function endRound(variant: Variant, game: Game, before: readonly Step[], reason: RoundEnd): Settled {
  const collected = collectLeftovers(variant, game, reason)
  const winner = roundWinner(variant, game, collected.game.position, reason)
  const n = variant.board.holes
  const { seeds } = collected.game.position
  return {
    game: {
      ...collected.game,
      ended: reason,
      finished: [...game.finished, [seeds[storeOf(n, 'south')]!, seeds[storeOf(n, 'north')]!]],
      roundWinners: [...game.roundWinners, winner],
    },
    steps: [...before, ...collected.steps, { kind: 'roundOver', reason, winner }],
    roundEnded: reason,
  }
}

/**
 * Who won a round that ended for this reason, with leftovers distributed in `position`. A round stopped for
 * repetition is a tie if the rule says draw, or if seeds in store do not count.
 */
function roundWinner(variant: Variant, game: Game, position: Position, reason: RoundEnd): Side | 'tie' {
  const isDraw = { shareBySide: false, draw: true, splitEvenly: false }[variant.end.repetition]
  if (isStopped(reason) && isDraw) return 'tie'
  switch (variant.win.by) {
    case 'deprive':
    case 'immobilise':
    case 'clear':
      return isStopped(reason) ? 'tie' : winnerByGoal(variant, variant.win.by, game, reason)
    case 'majority':
      return majorityHolder(variant, position) ?? 'tie'
    case 'mostSeeds': {
      const n = variant.board.holes
      const lead = position.seeds[storeOf(n, 'south')]! - position.seeds[storeOf(n, 'north')]!
      return lead === 0 ? 'tie' : lead > 0 ? 'south' : 'north'
    }
    default:
      return assertNever(variant.win.by)
  }
}

/** The player with more than half of all seeds, in store and in claimed holes, if any. */
function majorityHolder(variant: Variant, position: Position): Side | null {
  const total = position.seeds.reduce((sum, count) => sum + count, 0)
  const held = (side: Side) => [storeOf(variant.board.holes, side), ...(position.claimed?.[side] ?? [])]
  const holds = (side: Side) => 2 * seedsAt(position, held(side)) > total
  return holds('south') ? 'south' : holds('north') ? 'north' : null
}

/** A goal that is not about seeds in store. */
type Goal = Extract<Word<'win.by'>, 'deprive' | 'immobilise' | 'clear'>

/**
 * Who has reached a goal when the round is over; `game` is as the last move left it. If nobody has, whoever could not
 * move has lost, also in the middle of a turn; otherwise the player who moved last has won.
 */
function winnerByGoal(variant: Variant, goal: Goal, game: Game, reason: RoundEnd): Side {
  const { position, lastMover, first } = game
  const mover = lastMover ?? otherSide(first)
  const other = otherSide(mover)
  const mustMove = { roundEnds: true, pass: false }[variant.turn.noMove]
  const neither = reason === 'cannotMove' && mustMove ? otherSide(position.toMove) : mover
  const isInner = variant.end.when === 'innerRowEmpty'
  const isEmpty = (side: Side) =>
    isInner ? isInnerEmpty(variant, position, side) : isEmptySide(position, side)
  const [moverEmpty, otherEmpty] = [isEmpty(mover), isEmpty(other)]
  return {
    deprive: otherEmpty ? mover : moverEmpty ? other : neither,
    immobilise: neither,
    clear: moverEmpty ? mover : otherEmpty ? other : neither,
  }[goal]
}
