import type { Choice } from '../engine/board/choice'
import { formatChoice, parseChoice } from '../engine/board/notation'
import { legal as legalChoices } from '../engine/rules/legal'
import { perft as countSequences } from '../engine/rules/perft'
import { describePlayProblem, play as playChoice } from '../engine/rules/play'
import { finish } from '../engine/through'
import type { Variant as Checked } from '../engine/variant/variant'
import { message } from '../locales/message'
import { checked } from './inside/checked'
import { engineGame, remembered, replayed, shown } from './inside/engineGame'
import { problem } from './inside/refusals'
import type { Beginning, Game, Perft } from './types'

/** A new game of a variant, or of the catalogue by its id; or one that continues from a position or after some moves. */
export function start(variant: string | object, beginning: Beginning = {}): Game {
  const { first = 'south', position, moves = [] } = beginning
  const rules = checked(variant)
  const from = position ?? { south: 'S', north: 'N' }[first]
  return shown(rules, from, replayed(rules, from, typeof moves === 'string' ? moves : moves.join(' ')))
}

/** The moves that the player to move can choose from; none once the game is over. */
export function legal(game: Game): readonly string[] {
  const { variant, playing } = engineGame(game)
  return legalChoices(variant, playing).map(formatChoice)
}

/** The game after a move; throws a LumbungError if the rules do not allow it. */
export function play(game: Game, move: string | number): Game {
  const { variant, playing } = engineGame(game)
  const choice = choiceOf(variant, move)
  const played = playChoice(variant, playing, choice)
  if (!played.ok) {
    const code = played.error.code === 'over' ? 'gameOver' : 'badMove'
    throw problem(code, describePlayProblem(played.error))
  }
  const moves = [...game.moves, formatChoice(choice)]
  return remembered(variant, game.from, moves, played.value.game, played.value.steps)
}

/** Counts the sequences of up to `depth` moves, which any two programs for the same game can compare. */
export function perft(game: Game, depth: number): Perft {
  if (!Number.isSafeInteger(depth) || depth < 1)
    throw problem('badDepth', message('library.depth', { got: String(depth) }))
  const { variant, playing } = engineGame(game)
  const { counts, divided } = finish(countSequences(variant, playing, depth))
  return { counts, divided: divided.map(({ choice, count }) => ({ move: formatChoice(choice), count })) }
}

function choiceOf(variant: Checked, move: string | number): Choice {
  const choice = parseChoice(variant, String(move))
  if (!choice.ok) throw problem('badMove', choice.error)
  return choice.value
}
