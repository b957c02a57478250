import type { Choice, Game } from '../rules/game'
import { legal } from '../rules/legal'
import { play } from '../rules/play'
import type { Variant } from '../variant/variant'

/** The variant cut to a single round: values are those of the round under way. */
export function oneRoundOf(variant: Variant): Variant {
  return { ...variant, match: { ...variant.match, length: 'oneRound' } }
}

/** The game after a legal choice; it is over when its round is. */
export function after(variant: Variant, game: Game, choice: Choice): Game {
  const played = play(variant.match.length === 'oneRound' ? variant : oneRoundOf(variant), game, choice)
  if (!played.ok) throw new Error(`A legal choice was refused: ${played.error.code}`)
  return played.value.game
}

/** The games that all legal choices lead to. */
export function successors(variant: Variant, game: Game): readonly Game[] {
  return legal(variant, game).map((choice) => after(variant, game, choice))
}
