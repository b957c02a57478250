import { isDeepStrictEqual } from 'node:util'
import type { Choice } from '../../src/engine/board/choice'
import type { Position, Side } from '../../src/engine/board/position'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { start, startFrom } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import type { LastSeed } from '../../src/engine/variant/clauses/clause'
import { withLastSeed } from './withLastSeed'
import { parseVariant } from '../../src/engine/variant/parse'
import type { Variant } from '../../src/engine/variant/variant'
import { createReplay } from './replay'
import { asKernelGame } from './twin'

/** A game that both engines play: from its usual start or from a position, with the choices made. */
export interface PlayedCase {
  readonly variant: Variant
  /** What its last seeds do, if the words of the variant do not say so. */
  readonly lastSeed?: LastSeed
  readonly from: Side | Position
  readonly choices: readonly Choice[]
}

/** The kernel and the rules, side by side. */
export interface BothEngines {
  readonly game: Game
  /** Null while both engines agree; otherwise where they differ. */
  readonly differs: string | null
  readonly legal: readonly Choice[]
  play(choice: Choice): void
}

/** Starts a game in both engines. */
export function inBothEngines(
  variant: Variant,
  from: Side | Position,
  kernel = createReplay(variant),
): BothEngines {
  let game = typeof from === 'string' ? start(variant, from) : startFrom(variant, from)
  let differs: string | null = null
  let choices: readonly Choice[] = []
  const same = (what: string, ours: unknown, truth: unknown): void => {
    if (isDeepStrictEqual(ours, truth)) return
    differs ??= `${what}: kernel ${JSON.stringify(ours)}, rules ${JSON.stringify(truth)}`
  }
  const compareLegal = (): void => {
    choices = legal(variant, game)
    same('legal choices', kernel.legal(), choices)
  }
  if (typeof from === 'string') same('the start', kernel.start(from), asKernelGame(variant, game))
  else kernel.takeUp(game)
  compareLegal()
  return {
    get game() {
      return game
    },
    get differs() {
      return differs
    },
    get legal() {
      return choices
    },
    play(choice) {
      const played = play(variant, game, choice)
      if (!played.ok) {
        differs ??= `the rules refuse ${JSON.stringify(choice)}`
        return
      }
      ;({ game } = played.value)
      same(`after ${JSON.stringify(choice)}`, kernel.play(choice), asKernelGame(variant, game))
      compareLegal()
    },
  }
}

/** Where both engines differ in a case, or null. */
export function caseDiffers({ variant, lastSeed, from, choices }: PlayedCase): string | null {
  // Cases may have been found before the variant had its present form.
  const read = parseVariant(variant)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const both = inBothEngines(lastSeed === undefined ? read.value : withLastSeed(read.value, lastSeed), from)
  for (const choice of choices) if (both.differs === null) both.play(choice)
  return both.differs
}
