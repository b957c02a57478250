import type { GameRecord } from '../board/notation'
import type { Side } from '../board/position'
import { encodeChoice } from '../kernel/gameMemory'
import type { Decision } from '../kernel/kernel'
import { Forfeit, type OutsideGame } from './outside'
import { Fingerprint } from '../random/fingerprint'
import { streamOf, type Stream } from '../random/stream'
import type { Choice } from '../board/choice'
import { isDealt, type Draw } from '../rules/deal'
import type { Game } from '../rules/game'
import { start, startPosition } from '../rules/match'
import { playLegal } from '../rules/play'
import type { Step } from '../rules/step'
import type { Made } from '../strategies/follow'
import { drawsFirst } from '../variant/consequences'
import type { Variant } from '../variant/variant'

type GameStart = Pick<GameRecord, 'from'>

/** Deals the starting layout of a game, the same whoever plays it. */
export function dealOf(seed: number, game: number): Draw {
  const luck = streamOf(seed, game, 'layout')
  return (count) => luck.below(count)
}

/** How the record of a game starts, if not from the variant's own start with South to move. */
export function recordStart(variant: Variant, starter: Side, seed: number, game: number): GameStart {
  if (isDealt(variant)) return { from: startPosition(variant, starter, dealOf(seed, game)) }
  return starter === 'north' ? { from: starter } : {}
}

/** How a whole game went by the reference rules. */
export interface PlayedGame {
  readonly end: Game
  readonly starter: Side
  /** The hole of the very first move. */
  readonly opening: number
  readonly moves: number
  readonly laps: number
  readonly turns: number
  /** A hash of all choices, as computed by the kernel. */
  readonly fingerprint: number
  /** Choices that South and North found by a search, and the moves they tried for them. */
  readonly choices: readonly [number, number]
  readonly nodes: readonly [number, number]
  /** Whether somebody's budget ran out at least once. */
  readonly budgetRanOut: boolean
  /** Who lost by default before the game was over, and why. */
  readonly forfeit: OutsideGame['forfeit']
}

/** The state of a game: now, at the start of its round, and the choices in between. */
interface Standing {
  readonly now: Game
  readonly roundStart: Game
  readonly made: readonly Made[]
}

/** Decides for the player to move, with the random numbers of the game. */
type Decide = (standing: Standing, luck: Stream) => Generator<void, Decision>

/** Plays game `index` of a seed to its end by the reference rules; its random numbers are those of the same game in the kernel. */
export function* playGame(
  variant: Variant,
  seed: number,
  index: number,
  decide: Decide,
): Generator<void, PlayedGame> {
  const drawn = drawsFirst(variant) ? streamOf(seed, index, 'lot').below(2) : 0
  const starter = drawn === 1 ? 'north' : 'south'
  const luck = streamOf(seed, index, 'play')
  const begun = start(variant, starter, dealOf(seed, index))
  const fingerprint = new Fingerprint(drawn)
  // Games from different layouts differ, even if all their choices are the same.
  if (isDealt(variant)) for (const seeds of begun.position.seeds) fingerprint.add(seeds)
  let standing: Standing = { now: begun, roundStart: begun, made: [] }
  let [opening, moves, laps, turns, budgetRanOut] = [0, 0, 0, 0, false]
  const choices: [number, number] = [0, 0]
  const nodes: [number, number] = [0, 0]
  let forfeit: PlayedGame['forfeit'] = null
  while (standing.now.phase !== 'over') {
    const { now } = standing
    let decision: Decision
    try {
      decision = yield* decide(standing, luck)
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error
      forfeit = { side: now.position.toMove, reason: error.reason }
      break
    }
    const { game: next, steps } = playLegal(variant, now, decision.choice)
    if (moves === 0) opening = decision.choice.hole
    fingerprint.add(encodeChoice(variant, now.position, decision.choice))
    moves++
    laps += steps.filter(({ kind }) => kind === 'lift').length
    turns += turnsIn(now, next, steps)
    budgetRanOut ||= decision.budgetRanOut
    if (decision.nodes !== null) {
      const side = now.position.toMove === 'south' ? 0 : 1
      choices[side]++
      nodes[side] += decision.nodes
    }
    standing = withMove(standing, next, decision.choice)
    yield
  }
  return {
    end: standing.now,
    starter,
    opening,
    moves,
    laps,
    turns,
    fingerprint: fingerprint.value(),
    choices,
    nodes,
    budgetRanOut,
    forfeit,
  }
}

function withMove({ now, roundStart, made }: Standing, next: Game, choice: Choice): Standing {
  if (next.round !== now.round) return { now: next, roundStart: next, made: [] }
  return { now: next, roundStart, made: [...made, { side: now.position.toMove, choice }] }
}

const TURN_ENDS: readonly Step['kind'][] = ['turnOver', 'pass', 'roundOver', 'endlessRelay']

/** A turn ends by itself, by a pass or by the end of the round; a simultaneous opening is two turns. */
function turnsIn(before: Game, after: Game, steps: readonly Step[]): number {
  if (before.phase === 'opening') return after.phase === 'opening' ? 0 : 2
  return steps.some(({ kind }) => TURN_ENDS.includes(kind)) ? 1 : 0
}
