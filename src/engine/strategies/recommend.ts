import {
  isStore,
  otherSide,
  ownerOf,
  ownHoles,
  slotOf,
  type Position,
  type Side,
  type Slot,
} from '../board/position'
import { assertNever } from '../result'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal, legalChoices } from '../rules/legal'
import { storeHand } from '../rules/route'
import { move } from '../rules/move'
import type { Variant } from '../variant/variant'
import type { Hole, Rule, Strategy } from './strategy'

/** What a strategy remembers beyond the position. */
export interface Memory {
  /** Own moves made so far in the round. */
  readonly made: number
  /** The opponent's choices in the last turn, and how many of them were answered in this one. */
  readonly theirs: readonly Choice[]
  readonly answered: number
}

/** Nothing to remember yet. */
export const BLANK: Memory = { made: 0, theirs: [], answered: 0 }

/** The choices a strategy leaves open: all of them equal, and every legal one if no rule applies. */
export function recommend(
  variant: Variant,
  strategy: Strategy,
  game: Game,
  memory: Memory,
): readonly Choice[] {
  const ruled = recommendedByRules(variant, strategy, game, memory)
  return ruled.length > 0 ? ruled : legal(variant, game)
}

/** The choices of the first rule that recommends any; none if no rule applies. */
export function recommendedByRules(
  variant: Variant,
  strategy: Strategy,
  game: Game,
  memory: Memory,
): readonly Choice[] {
  const choices = legal(variant, game)
  const scripted = strategy.opening[memory.made]
  const rules: readonly Rule[] = scripted
    ? [{ play: 'hole', hole: scripted }, ...strategy.rules]
    : strategy.rules
  for (const rule of rules) {
    const found = recommendedBy(variant, rule, game.position, choices, memory)
    if (found.length > 0) return found
  }
  return []
}

/** The memory after a choice of either player; `own` says whose it was, `newTurn` whether it started a turn. */
export function remember(memory: Memory, choice: Choice, own: boolean, newTurn: boolean): Memory {
  if (own) return { ...memory, made: memory.made + 1, answered: newTurn ? 1 : memory.answered + 1 }
  return { ...memory, theirs: newTurn ? [choice] : [...memory.theirs, choice], answered: 0 }
}

/** The part of the memory that can still matter, as text: equal texts mean equal futures. */
export function memoryKey(strategy: Strategy, memory: Memory, { lastMover }: Game): string {
  const made = Math.min(memory.made, strategy.opening.length)
  if (!strategy.rules.some(({ play }) => play === 'mirror')) return String(made)
  return `${made}/${memory.theirs.map(({ hole, way }) => `${hole}${way ?? ''}`).join()}/${memory.answered}/${lastMover}`
}

function recommendedBy(
  variant: Variant,
  rule: Rule,
  position: Position,
  choices: readonly Choice[],
  memory: Memory,
): readonly Choice[] {
  const n = variant.board.holes
  const side = position.toMove
  const holding = ({ hole }: Choice) => position.seeds[slotOf(n, side, hole)]!
  switch (rule.play) {
    case 'endInStore':
      return choices.filter((choice) => move(variant, position, choice).end.kind === 'again')
    case 'capture':
      return choices.filter((choice) => captured(variant, position, choice) > 0)
    case 'captureMost':
      return largest(
        choices.filter((choice) => captured(variant, position, choice) > 0),
        (choice) => captured(variant, position, choice),
      )
    case 'defend':
      return largest(choices.filter(isThreatened(variant, position)), holding)
    case 'captureOrDefend': {
      const threatened = isThreatened(variant, position)
      const useful = choices.filter((choice) => threatened(choice) || captured(variant, position, choice) > 0)
      return largest(useful, holding)
    }
    case 'nearestStore':
      return nearestStore(variant, choices)
    case 'nearestStoreUnattacked': {
      const threatened = isThreatened(variant, position)
      return nearestStore(
        variant,
        choices.filter((choice) => !threatened(choice)),
      )
    }
    case 'hole':
      return choices.filter(({ hole }) => hole === numberOf(variant, rule.hole))
    case 'facingForemost': {
      const j = foremost(variant, position, otherSide(side))
      return choices.filter(({ hole }) => hole === n - j - rule.less)
    }
    case 'mirror': {
      const theirs = memory.theirs[memory.answered]
      return choices.filter(({ hole, way }) => hole === theirs?.hole && way === theirs.way)
    }
    case 'any':
      return choices
    default:
      return assertNever(rule)
  }
}

function nearestStore(variant: Variant, choices: readonly Choice[]): readonly Choice[] {
  return largest(choices, ({ hole }) => (storeHand(variant) === 'left' ? -hole : hole))
}

/** Opposing seeds that a choice captures. */
function captured(variant: Variant, position: Position, choice: Choice): number {
  const { end, laps } = move(variant, position, choice)
  const last = laps.at(-1)
  if (end.kind !== 'capture' || !last) return 0
  const opponents = (slot: Slot) =>
    !isStore(variant.board.holes, slot) && ownerOf(position, slot) === otherSide(position.toMove)
  return end.from.filter(opponents).reduce((sum, slot) => sum + last.after.seeds[slot]!, 0)
}

/** Whether the opponent, if it were that player's turn, could capture the contents of a choice's hole. */
function isThreatened(variant: Variant, position: Position): (choice: Choice) => boolean {
  const theirs: Position = { ...position, toMove: otherSide(position.toMove) }
  const taken = legalChoices(variant, theirs).flatMap((reply) => {
    const { end } = move(variant, theirs, reply)
    return end.kind === 'capture' ? end.from : []
  })
  return ({ hole }) => taken.includes(slotOf(variant.board.holes, position.toMove, hole))
}

function foremost(variant: Variant, position: Position, side: Side): number {
  const n = variant.board.holes
  return ownHoles(position, side).find((hole) => position.seeds[slotOf(n, side, hole)]! > 0) ?? n + 1
}

/** The number of a hole, from the player's left; below 1 or above the last if the board has no such hole. */
export function numberOf(variant: Variant, hole: Hole): number {
  if ('hole' in hole) return hole.hole
  return storeHand(variant) === 'left' ? 1 + hole.fromStore : variant.board.holes - hole.fromStore
}

function largest(choices: readonly Choice[], size: (choice: Choice) => number): readonly Choice[] {
  const most = Math.max(...choices.map(size))
  return choices.filter((choice) => size(choice) === most)
}
