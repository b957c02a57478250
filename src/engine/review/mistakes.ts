import type { Choice } from '../board/choice'
import { isWithinTurn } from '../board/otherChoices'
import { otherSide, storeOf, type Side } from '../board/position'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { play } from '../rules/play'
import type { Variant } from '../variant/variant'
import { gradeOf, type Grade } from './grade'
import type { PlayedMove, Review, ReviewedMove } from './judge'

/** What a better choice has that another one lacks, most tangible first. */
export type Advantage =
  /** It keeps the turn. */
  | { readonly code: 'again' }
  /** It captures more, by this many seeds. */
  | { readonly code: 'captures'; readonly seeds: number }
  /** The other one lets the opponent take this many seeds more with their next move. */
  | { readonly code: 'exposes'; readonly seeds: number }
  /** It brings more seeds home on its way. */
  | { readonly code: 'home'; readonly seeds: number }
  /** Nothing that one move and its answer show. */
  | { readonly code: 'later' }

/** A choice of a reviewed game that is worth trying again. */
export interface Mistake {
  /** Its place in the record, from 0. */
  readonly at: number
  readonly move: ReviewedMove
}

const MOST_MISTAKES = 5
const WORTH_TRYING: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder']
/** A difference of one seed between two moves explains nothing. */
const TELLING = 2

/**
 * The choices of these sides that lost most, in the order of the game; not those in the middle of a turn, and in a simultaneous
 * opening nobody knows what to answer.
 */
export function pickMistakes(
  moves: readonly PlayedMove[],
  review: Review,
  sides: readonly Side[],
): readonly Mistake[] {
  return review.moves
    .map((move, at) => ({ at, move }))
    .filter(({ at, move }) => sides.includes(move.side) && isWorthTrying(move, moves[at]!.before))
    .sort((a, b) => b.move.loss / b.move.atStake - a.move.loss / a.move.atStake || a.at - b.at)
    .slice(0, MOST_MISTAKES)
    .sort((a, b) => a.at - b.at)
}

function isWorthTrying({ grade, forced }: ReviewedMove, before: Game): boolean {
  return !forced && before.phase === 'play' && !isWithinTurn(before.position) && WORTH_TRYING.includes(grade)
}

/** Whether a choice that loses this much, compared with the best, is as good as found. */
export function isGoodEnough(loss: number, atStake: number, changesResult: boolean): boolean {
  return !WORTH_TRYING.includes(gradeOf(loss, atStake, changesResult))
}

/** What makes one choice better than another in the same position, as far as one move and its answer show. */
export function advantageOf(variant: Variant, game: Game, better: Choice, other: Choice): Advantage {
  const [one, two] = [effectOf(variant, game, better), effectOf(variant, game, other)]
  if (one.again && !two.again) return { code: 'again' }
  if (one.taken - two.taken >= TELLING) return { code: 'captures', seeds: one.taken - two.taken }
  const exposed = two.threat - one.threat
  if (exposed >= TELLING) return { code: 'exposes', seeds: exposed }
  if (one.home - two.home >= TELLING) return { code: 'home', seeds: one.home - two.home }
  return { code: 'later' }
}

/** What a move does, and what it lets the opponent do. */
interface Effect {
  readonly again: boolean
  readonly taken: number
  readonly home: number
  /** The most seeds that the opponent's store can gain by the next move. */
  readonly threat: number
}

function effectOf(variant: Variant, game: Game, choice: Choice): Effect {
  const side = game.position.toMove
  const n = variant.board.holes
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(`Hole ${choice.hole} cannot be compared: ${played.error.code}`)
  const { steps, game: after } = played.value
  const isOn = after.phase === 'play' && after.round === game.round
  return {
    again: isOn && after.position.toMove === side,
    taken: steps.reduce(
      (sum, step) => (step.kind === 'capture' && step.side === side ? sum + step.seeds : sum),
      0,
    ),
    home: steps.filter((step) => step.kind === 'drop' && step.slot === storeOf(n, side)).length,
    threat: isOn && after.position.toMove !== side ? mostGained(variant, after, otherSide(side)) : 0,
  }
}

function mostGained(variant: Variant, game: Game, side: Side): number {
  const store = storeOf(variant.board.holes, side)
  const gains = legal(variant, game).map((choice) => {
    const played = play(variant, game, choice)
    if (!played.ok) return 0
    return played.value.steps.reduce((sum, step) => {
      if (step.kind === 'drop' && step.slot === store) return sum + 1
      return step.kind === 'capture' && step.side === side ? sum + step.seeds : sum
    }, 0)
  })
  return Math.max(0, ...gains)
}
