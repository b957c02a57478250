import { RetrogradeLimit } from '../kernel/assembly/shared/solverLimits'
import { grouped } from '../digits'
import { seedsInPlay, type Position } from '../board/position'
import { canRepeat, isSided, keyPartsOf } from '../variant/support/consequences'
import type { KeyPart } from '../variant/support/traits'
import type { Variant } from '../variant/variant'
import { FAST_SEEDS, kalahRulesOf } from './kalahLike'
import { expectedNodes, MAX_MEMORY, MIN_MEMORY, planMemory, positionsUpTo, waysUpTo } from './memory'

/** How a game is solved. */
export type Method = 'fast' | 'search' | 'retrograde'

/** Whether a game can be solved, by which method, and what the reader must know; said before any work starts. */
type Solvability =
  | { readonly ok: true; readonly method: Method; readonly caveat: string | null }
  | { readonly ok: false; readonly path: string; readonly because: string }

/** Beyond these numbers of positions a method would not end in a day, not fit a machine, or not tell them all apart. */
const MOST_FAST = 10n ** 20n
const MOST_SEARCHED = 2n ** 63n
const MOST_LISTED = 10n ** 9n
const MOST_SEEDS_LISTED = 32_000

/** What a rule may look at that no solver can tell positions apart by. */
const UNSOLVED: Readonly<Record<KeyPart, string | null>> = {
  stores: null,
  quietMoves: null,
  claims: 'Games in which holes are claimed cannot be solved.',
  past: 'Games with rules for the start of a round cannot be solved.',
}

/** Says whether and how a position of a variant can be solved in so much memory. */
export function solvability(variant: Variant, position: Position, memoryBytes: number): Solvability {
  const holes = variant.board.holes
  const seeds = seedsInPlay(position)
  if (!(memoryBytes >= MIN_MEMORY && memoryBytes <= MAX_MEMORY)) {
    return no('memory', `The memory must be from ${mebi(MIN_MEMORY)} to ${mebi(MAX_MEMORY)} MiB.`)
  }
  if (variant.start.first === 'bothAtOnce') {
    return no(
      'variant.start.first',
      'Both choose at once in the opening, so no line of play decides its value.',
    )
  }
  for (const part of keyPartsOf(variant)) {
    if (UNSOLVED[part] !== null) return no('variant', UNSOLVED[part])
  }
  const positions = positionsUpTo(holes, seeds)
  const told = numbersOf(variant, position)
  if (canRepeat(variant)) {
    if ({ stop: false, playOn: true }[variant.end.repeats]) {
      return no(
        'variant.end.repeats',
        'Where repeated positions do not stop a round, no line of play decides its value.',
      )
    }
    if (told > MOST_LISTED || seeds > MOST_SEEDS_LISTED)
      return no('variant', tooLarge(holes, seeds, 'in which positions can come again'))
    const bytes = listBytes(told, holes, seeds)
    if (bytes > memoryBytes)
      return no('memory', `${mebi(bytes)} MiB are needed to list the positions of this game.`)
    const caveat = 'Positions can come again here: where no end can be forced, only bounds are given.'
    return { ok: true, method: 'retrograde', caveat }
  }
  if (kalahRulesOf(variant) && position.burnt.length === 0 && seeds <= FAST_SEEDS && positions <= MOST_FAST) {
    if (planMemory(holes, seeds, memoryBytes)) return { ok: true, method: 'fast', caveat: null }
    return no(
      'memory',
      `${mebi(memoryBytes)} MiB are too little to tell ${seeds} seeds in ${2 * holes} holes apart.`,
    )
  }
  if (told > MOST_SEARCHED) return no('variant', tooLarge(holes, seeds, 'of these rules'))
  return { ok: true, method: 'search', caveat: null }
}

/** A rough guess at the work of a proof, in millionths of a second, from games solved. */
export function expectedWork(method: Method, holes: number, seeds: number): number {
  const positions = Number(positionsUpTo(holes, seeds))
  if (method === 'retrograde') return 2 * positions
  return method === 'search' ? positions ** 0.52 : expectedNodes(holes, seeds)
}

/**
 * How many positions must be told apart: by the seeds in holes, by the store where it decides how a round ends, by who
 * moves, unless a search sees the board with the mover's eyes, and by moves without a capture.
 */
function numbersOf(variant: Variant, position: Position): bigint {
  const { holes } = variant.board
  const parts = keyPartsOf(variant)
  const listed = canRepeat(variant)
  const all = position.seeds.reduce((sum, count) => sum + count, 0)
  const boards =
    parts.has('stores') && !listed
      ? waysUpTo(2 * holes + 1, all)
      : positionsUpTo(holes, seedsInPlay(position))
  const sides = listed || isSided(variant) || position.burnt.length > 0 ? 2 : 1
  const times: Readonly<Record<KeyPart, number>> = {
    stores: listed ? all + 1 : 1,
    quietMoves: variant.end.quietMoves,
    claims: 1,
    past: 1,
  }
  return [...parts].reduce((product, part) => product * BigInt(times[part]), boards * BigInt(sides))
}

/** What the list of all positions takes, with the tables that number them. */
function listBytes(told: bigint, holes: number, seeds: number): number {
  return Number(told) * (seeds <= RetrogradeLimit.narrowSeeds ? 2 : 4) + 16 * holes * (seeds + 1) + 2 ** 20
}

function no(path: string, because: string): Solvability {
  return { ok: false, path, because }
}

function tooLarge(holes: number, seeds: number, which: string): string {
  return `${seeds} seeds in ${2 * holes} holes are too many to solve a game ${which}; try fewer holes or seeds.`
}

function mebi(bytes: number): string {
  return grouped(Math.round(bytes / 2 ** 20))
}
