import type { GameRecord } from '../board/notation'
import { ok, refuse, type Result } from '../result'
import type { Variant } from '../variant/variant'
import type { Choice } from '../board/choice'
import type { Game } from './game'
import { start, startFrom } from './match'
import { play, type PlayProblem } from './play'
import type { Step } from './step'

/** A choice that was played, with the game before and after it. */
interface ReplayedChoice {
  readonly choice: Choice
  readonly before: Game
  readonly steps: readonly Step[]
  readonly after: Game
}

/** A record played through. */
export interface Replay {
  readonly opening: Game
  readonly played: readonly ReplayedChoice[]
  readonly game: Game
}

/** Plays a record from its starting position; an error has the number of the choice, from 1. */
export function replay(
  variant: Variant,
  record: GameRecord,
): Result<Replay, { readonly place: number; readonly problem: PlayProblem }> {
  const { from, choices } = record
  const opening = typeof from === 'object' ? startFrom(variant, from) : start(variant, from)
  const played: ReplayedChoice[] = []
  let game = opening
  for (const [index, choice] of choices.entries()) {
    const result = play(variant, game, choice)
    if (!result.ok) return refuse({ place: index + 1, problem: result.error })
    played.push({ choice, before: game, steps: result.value.steps, after: result.value.game })
    game = result.value.game
  }
  return ok({ opening, played, game })
}
