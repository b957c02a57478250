import { networkNamed } from '../engine/agents/learned'
import { formatChoice } from '../engine/board/notation'
import { formatPlayer, type Player } from '../engine/players/player'
import { playSeries } from '../engine/players/playSeries'
import { loadNetworks } from '../engine/players/shipped'
import { playerOf } from '../engine/requests/requested'
import { askPlayer } from '../engine/review/askPlayer'
import { startPosition } from '../engine/rules/match'
import { finish } from '../engine/through'
import { message } from '../locales/message'
import { replayOf } from './inside/engineGame'
import { orProblem, problem } from './inside/refusals'
import { checked } from './inside/checked'
import type { Game, PlayerMove, Series, SeriesResult } from './types'

/** The most games of one series: more would block the caller for minutes. */
const MOST_GAMES = 10_000_000

/**
 * Reads the network of a player such as `net:kalah-6-4`, which must be done once before it plays. Other players need no
 * preparation.
 */
export async function loadPlayer(name: string): Promise<void> {
  await loadNetworks(name)
}

/** A computer player's move; the same random seed gives the same move. */
export function move(game: Game, player = 'minimax:6', seed = 1): PlayerMove {
  const replayed = replayOf(game)
  const { variant, opening } = replayed
  if (replayed.game.phase === 'over') throw problem('gameOver', message('play.gameOver'))
  return orProblem(() => {
    const asked = ready(playerOf(variant, opening.position, player, 'player'))
    const { choice, nodes } = finish(askPlayer(variant, replayed, asked, { seed, line: 1, valued: false }))
    return { move: formatChoice(choice), positions: nodes }
  })
}

/** Plays games between two computer players and counts how they end. */
export function simulate(variant: string | object, series: Series = {}): SeriesResult {
  const rules = checked(variant)
  const { games = 1_000, seed = 1 } = series
  if (!Number.isSafeInteger(games) || games < 1 || games > MOST_GAMES)
    throw problem('badGames', message('library.games', { most: MOST_GAMES, got: String(games) }))
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw problem('badSeed', message('library.seed', { got: String(seed) }))
  return orProblem(() => {
    const from = startPosition(rules)
    const named = (name: string, field: string): string =>
      formatPlayer(ready(playerOf(rules, from, name, field)))
    const first = named(series.first ?? 'novice', 'first')
    const second = named(series.second ?? 'novice', 'second')
    const played = finish(playSeries({ variant: rules, first, second, seed }, { from: 0, to: games }, []))
    const { wins, margins, moves, endings } = played
    return { first, second, games, wins, margins, moves, endings }
  })
}

/** A player that can play at once. */
function ready(player: Player): Player {
  if (player.kind !== 'learned' || typeof player.learned.network !== 'string') return player
  if (networkNamed(player.learned.network)) return player
  throw problem('notLoaded', message('library.notLoaded', { player: formatPlayer(player) }))
}
