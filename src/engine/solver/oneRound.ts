import { isStore, type Position } from '../board/position'
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

/** What decides how a game goes on: the holes, who moves, and where the rules look at them, stores and quiet moves. */
export function keyOf(variant: Variant, { position, quiet }: Game): string {
  const needsStores = variant.end.when === 'majority'
  return `${position.toMove}${variant.end.quietMoves > 0 ? quiet : ''}:${
    needsStores ? position.seeds.join() : holesOnly(position).join()
  }`
}

function holesOnly({ seeds }: Position): readonly number[] {
  const n = seeds.length / 2 - 1
  return seeds.filter((_, slot) => !isStore(n, slot))
}
