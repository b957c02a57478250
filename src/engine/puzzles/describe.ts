import { isSameMove, type Choice } from '../board/choice'
import { otherSide, storeOf } from '../board/position'
import { decide } from '../players/decide'
import { playerNamed } from '../players/player'
import { isEmptySide, legal } from '../rules/legal'
import { move } from '../rules/move'
import { moveSteps } from '../rules/moveSteps'
import type { Step } from '../rules/step'
import type { ProvenMove } from './proof'
import type { Difficulty, Goal, SetUp, Theme } from './puzzle'

/** A move of so many laps is about its relay. */
const LONG_RELAY = 4
/** How often a player is asked; those who break ties at random may find a move by luck. */
const ASKED = 3

/** What the solution of a puzzle is about. */
export function themeOf(
  { variant, game }: SetUp,
  moves: readonly ProvenMove[],
  solution: Choice,
  goal: Goal,
): Theme {
  const { position } = game
  const side = position.toMove
  const total = position.seeds.reduce((sum, count) => sum + count, 0)
  const store = position.seeds[storeOf(variant.board.holes, side)]!
  const theirs = position.seeds[storeOf(variant.board.holes, otherSide(side))]!
  const best = Math.max(...moves.map(({ value }) => value))
  if (goal === 'turn' && theirs === 0 && 2 * (store + best) > total) return 'opening'
  const { steps, starves } = seen({ variant, game }, solution)
  if (starves) return 'starve'
  if (steps.filter(({ kind }) => kind === 'lift').length >= LONG_RELAY) return 'relay'
  if (steps.some(({ kind }) => kind === 'capture')) return 'capture'
  if (steps.some(({ kind }) => kind === 'again')) return 'again'
  const offers = legal(variant, game).some((choice) =>
    seen({ variant, game }, choice).steps.some(({ kind }) => kind === 'capture' || kind === 'again'),
  )
  return offers ? 'defence' : 'quiet'
}

/** What a move does at once, and whether it leaves the opponent without seeds. */
function seen(
  { variant, game }: SetUp,
  choice: Choice,
): { readonly steps: readonly Step[]; readonly starves: boolean } {
  const { position } = game
  const played = move(variant, position, choice)
  const opponent = otherSide(position.toMove)
  return {
    steps: moveSteps(variant, position.toMove, played),
    starves: !isEmptySide(position, opponent) && isEmptySide(played.after, opponent),
  }
}

/** Whether the turn goes on after a move. */
export function movesOn(set: SetUp, choice: Choice): boolean {
  return seen(set, choice).steps.some(({ kind }) => kind === 'again')
}

/** How hard a puzzle is: by which players find its solution in most of their tries. */
export function* difficultyOf(set: SetUp, solution: Choice): Generator<void, Difficulty> {
  for (const name of ['greedy', 'minimax:2']) if (yield* finds(set, solution, name)) return 1
  return (yield* finds(set, solution, 'minimax:4')) ? 2 : 3
}

function* finds({ variant, game }: SetUp, solution: Choice, name: string): Generator<void, boolean> {
  let found = 0
  for (let seed = 0; seed < ASKED; seed++) {
    const { choice } = yield* decide(variant, game, playerNamed(name), seed, [])
    if (isSameMove(variant, game.position, choice, solution)) found++
  }
  return 2 * found > ASKED
}
