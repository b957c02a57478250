import { formatChoice, formatPosition } from '../../engine/board/notation'
import { storeOf } from '../../engine/board/position'
import { gameOf, type RequestedGame } from '../../engine/requests/requested'
import type { Game as Playing } from '../../engine/rules/game'
import type { Step } from '../../engine/rules/step'
import type { Variant } from '../../engine/variant/variant'
import type { Game } from '../types'
import { checked } from './checked'
import { orProblem } from './refusals'

interface EngineGame {
  readonly variant: Variant
  readonly playing: Playing
}

/** What the engine knows of games that it has made; others are played through once more. */
const engineGames = new WeakMap<Game, EngineGame>()

/** A game as the engine takes it. */
export function engineGame(game: Game): EngineGame {
  const found = engineGames.get(game)
  if (found) return found
  const { variant, game: playing } = replayOf(game)
  const kept = { variant, playing }
  engineGames.set(game, kept)
  return kept
}

/** A game with everything that was played in it. */
export function replayOf({
  variant: given,
  from,
  moves,
}: Game): RequestedGame & { readonly variant: Variant } {
  const variant = checked(given)
  return { ...replayed(variant, from, moves.join(' ')), variant }
}

/** Plays moves from where a game began. */
export function replayed(variant: Variant, from: string, moves: string): RequestedGame {
  return orProblem(() =>
    from === 'S' || moves.includes(':')
      ? gameOf(variant, { variant: '', moves, position: from === 'S' || from === 'N' ? undefined : from })
      : gameOf(variant, { variant: '', moves: `${from}: ${moves}` }),
  )
}

/** The game that a replay leads to. */
export function shown(variant: Variant, from: string, { record, played, game }: RequestedGame): Game {
  const begun = typeof record.from === 'object' ? formatPosition(record.from) : from
  const side = record.from === 'north' ? 'N' : begun
  return remembered(variant, side, record.choices.map(formatChoice), game, played.at(-1)?.steps ?? [])
}

/** A game as the caller sees it. */
export function remembered(
  variant: Variant,
  from: string,
  moves: readonly string[],
  playing: Playing,
  steps: readonly Step[],
): Game {
  const { position, phase, winner, ended, round, finished } = playing
  const { seeds, toMove } = position
  const n = variant.board.holes
  const game: Game = {
    variant,
    from,
    moves,
    position: formatPosition(position),
    seeds,
    stores: [seeds[storeOf(n, 'south')]!, seeds[storeOf(n, 'north')]!],
    toMove,
    over: phase === 'over',
    winner,
    ended,
    round,
    rounds: finished,
    steps,
  }
  engineGames.set(game, { variant, playing })
  return game
}
