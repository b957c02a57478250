import { isStore, type Position } from '../board/position'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { playLegal } from '../rules/play'
import { goesOn } from '../variant/consequences'
import { type KeyPart, keyPartsOf } from '../variant/support'
import type { Variant } from '../variant/variant'

/** The variant reduced to a single round: values are those of the current round. */
export function oneRoundOf(variant: Variant): Variant {
  return { ...variant, match: { ...variant.match, length: 'oneRound' } }
}

/** The game after a legal choice; it is over when its round is. */
export function after(variant: Variant, game: Game, choice: Choice): Game {
  return playLegal(goesOn(variant) ? oneRoundOf(variant) : variant, game, choice).game
}

/** What decides how a game continues: the holes, who moves, and everything else that the rules depend on. */
export function keyOf(variant: Variant, game: Game): string {
  const { position } = game
  const others = [...keyPartsOf(variant)].map((part) => WRITTEN[part](game))
  return [position.toMove, holesOnly(position).join(), ...others].join(':')
}

const WRITTEN: Readonly<Record<KeyPart, (game: Game) => string>> = {
  stores: ({ position: { seeds } }) => seeds.filter((_, slot) => isStore(seeds.length / 2 - 1, slot)).join(),
  quietMoves: ({ quiet }) => String(quiet),
  claims: ({ position: { claimed } }) => JSON.stringify(claimed ?? null),
  past: ({ position: { past } }) => JSON.stringify(past ?? null),
}

function holesOnly({ seeds }: Position): readonly number[] {
  const n = seeds.length / 2 - 1
  return seeds.filter((_, slot) => !isStore(n, slot))
}
