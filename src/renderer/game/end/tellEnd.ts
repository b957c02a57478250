import { isWithinTurn } from '../../../engine/board/otherChoices'
import { forMover, otherSide, storeOf, type Side } from '../../../engine/board/position'
import { formatChoice, formatLine } from '../../../engine/board/notation'
import type { Review } from '../../../engine/review/judge'
import { hasMargin } from '../../../engine/variant/support'
import type { Variant } from '../../../engine/variant/variant'
import { message, signed, type Message } from '../../../locales/message'
import type { Game } from '../../../engine/rules/game'
import type { Played } from '../record/record'
import { turnNumbers } from '../record/recordRows'
import { yourSide, type Cast } from '../told/cast'
import { wordForRound } from '../wordForRound'

/** How a game ended, or a round of a match that goes on. */
export interface GameEnd {
  readonly heading: Message
  /** What decided it, where that can be said. */
  readonly story: readonly Message[]
  /** Whether the reader won; null if nobody is addressed, or nobody won. */
  readonly youWon: boolean | null
  /** The side whose score comes first. */
  readonly first: Side
  /** The seeds of each player. */
  readonly score: Readonly<Record<Side, number>>
  /** The round that ended; null where the game did. */
  readonly round: number | null
}

/** Tells how a game ended; null while it goes on. */
export function tellEnd(variant: Variant, game: Game, moves: readonly Played[], cast: Cast): GameEnd | null {
  const { phase, winner } = game
  if (phase !== 'over' || winner === null) return null
  const you = yourSide(cast)
  const first = you ?? (winner === 'tie' ? 'south' : winner)
  return {
    heading: headingOf(variant, game, winner, first, cast),
    story: wordForRound(variant) === 'game' ? storyOf(variant, moves, winner, cast) : [],
    youWon: you === null || winner === 'tie' ? null : winner === you,
    first,
    score: {
      south: game.position.seeds[storeOf(variant.board.holes, 'south')]!,
      north: game.position.seeds[storeOf(variant.board.holes, 'north')]!,
    },
    round: null,
  }
}

/** Tells how a round ended that another one follows, until a person has chosen a hole of that one; null at other times. */
export function tellRoundEnd(
  { phase, finished, roundWinners }: Game,
  moves: readonly Played[],
  isPerson: (side: Side) => boolean,
  cast: Cast,
): GameEnd | null {
  const seeds = finished.at(-1)
  const winner = roundWinners.at(-1)
  if (phase === 'over' || !seeds || winner === undefined) return null
  const since = moves.slice(
    moves.findLastIndex(({ steps }) => steps.some(({ kind }) => kind === 'roundOver')) + 1,
  )
  if (since.some(({ side }) => isPerson(side))) return null
  const [south, north] = seeds
  const score = { south, north }
  const you = yourSide(cast)
  const first = you ?? (winner === 'tie' ? 'south' : winner)
  const round = finished.length
  const numbers = { round, own: score[first], other: score[otherSide(first)] }
  const heading =
    winner === 'tie'
      ? message('ending.tiedRound', numbers)
      : you === null
        ? message('ending.sideWonRound', { ...numbers, who: cast[winner].name })
        : message(`ending.you${winner === you ? 'Won' : 'Lost'}Round`, numbers)
  const story = [message('ending.goesOn', { next: round + 1 })]
  return {
    heading,
    story,
    youWon: you === null || winner === 'tie' ? null : winner === you,
    first,
    score,
    round,
  }
}

function headingOf(variant: Variant, game: Game, winner: Side | 'tie', first: Side, cast: Cast): Message {
  const match = wordForRound(variant) === 'game' ? '' : 'Match'
  const [own, other] = [first, otherSide(first)].map((side) =>
    match === ''
      ? game.position.seeds[storeOf(variant.board.holes, side)]!
      : game.roundWinners.filter((each) => each === side).length,
  ) as [number, number]
  if (winner === 'tie') return message(`ending.tied${match}`, { own, other })
  if (yourSide(cast) !== null)
    return message(`ending.you${winner === first ? 'Won' : 'Lost'}${match}`, { own, other })
  return message(`ending.sideWon${match}`, { who: cast[winner].name, own, other })
}

/** Who led after each turn, and since when. */
function storyOf(
  variant: Variant,
  moves: readonly Played[],
  winner: Side | 'tie',
  cast: Cast,
): readonly Message[] {
  if (winner === 'tie' || moves.length === 0) return []
  const you = yourSide(cast)
  const leads = leadsByTurn(variant, moves, you ?? winner)
  if (you !== null && winner !== you) {
    // The final count is what lost the game; it is not one of the turns after which somebody was ahead.
    const ahead = leads.slice(0, -1).findLast(({ lead }) => lead > 0)
    return [ahead ? message('ending.aheadUntil', { turn: ahead.turn }) : message('ending.neverAhead')]
  }
  const behind = leads.findLastIndex(({ lead }) => lead <= 0)
  const turn = leads[behind + 1]?.turn
  if (turn === undefined) return []
  if (behind < 0)
    return [
      you === null
        ? message('ending.sideAheadThroughout', { who: cast[winner].name })
        : message('ending.aheadThroughout'),
    ]
  return [
    you === null
      ? message('ending.sideAheadFrom', { who: cast[winner].name, turn })
      : message('ending.aheadFrom', { turn }),
  ]
}

/** By how much a side led when either player had ended their turn, with its number in the record. */
function leadsByTurn(
  variant: Variant,
  moves: readonly Played[],
  side: Side,
): readonly { readonly turn: number; readonly lead: number }[] {
  const n = variant.board.holes
  return turnNumbers(variant, moves).flatMap((turn, at) => {
    if (moves[at + 1]?.side === moves[at]!.side) return []
    const { seeds } = moves[at]!.after.position
    return [{ turn, lead: seeds[storeOf(n, side)]! - seeds[storeOf(n, otherSide(side))]! }]
  })
}

/** The choice of a hole to begin with that cost a side most, according to a review. */
export function tellCostliest(
  variant: Variant,
  moves: readonly Played[],
  review: Review,
  side: Side,
): Message | null {
  const own = review.moves
    .map((move, at) => ({ move, at }))
    .filter(({ move, at }) => move.side === side && !isWithinTurn(moves[at]!.before.position))
  const worst = own.reduce<(typeof own)[number] | null>(
    (most, each) => (each.move.loss > (most?.move.loss ?? 0) ? each : most),
    null,
  )
  if (!worst) return review.moves.length < moves.length ? null : message('ending.flawless')
  const { move, at } = worst
  const place = {
    hole: formatChoice(move.choice),
    turn: turnNumbers(variant, moves)[at]!,
    best: formatLine(move.best.slice(0, 1)),
  }
  if (!hasMargin(variant)) return message('ending.costliestResult', place)
  const worth = {
    value: signed(Math.round(forMover(side, move.value))),
    better: signed(Math.round(forMover(side, move.bestValue))),
  }
  return message(move.exact ? 'ending.costliest' : 'ending.costliestAbout', { ...place, ...worth })
}
