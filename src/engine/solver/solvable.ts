import { RetrogradeLimit } from '../kernel/assembly/shared/solverLimits'
import { message, type Message } from '../../locales/message'
import { seedsInPlay, type Position } from '../board/position'
import { canRepeat, isSided, type KeyPart, keyPartsOf, scoreOf, solverObstacle } from '../variant/support'
import type { Variant } from '../variant/variant'
import { FAST_SEEDS, kalahRulesOf } from './kalahLike'
import { expectedNodes, MAX_MEMORY, MIN_MEMORY, planMemory, positionsUpTo, waysUpTo } from './memory'

/** How a game is solved. */
export type Method = 'fast' | 'search' | 'retrograde'

/** Whether a game can be solved, by which method, or why not; decided before any work starts. */
type Solvability =
  | { readonly ok: true; readonly method: Method }
  | { readonly ok: false; readonly path: string; readonly because: Message }

/**
 * Beyond these numbers of positions a method would take more than a day, not fit into memory, or not distinguish them
 * all.
 */
const MOST_FAST = 10n ** 20n
const MOST_SEARCHED = 2n ** 63n
const MOST_LISTED = 10n ** 9n
const MOST_SEEDS_LISTED = 32_000

/** What a rule may depend on that no solver can represent. */
const UNSOLVED: Readonly<Record<KeyPart, Message | null>> = {
  stores: null,
  quietMoves: null,
  claims: message('searchReasons.unsolvedClaims'),
  past: message('searchReasons.unsolvedPast'),
}

/** Determines whether and how a position of a variant can be solved in this much memory. */
export function solvability(variant: Variant, position: Position, memoryBytes: number): Solvability {
  const holes = variant.board.holes
  const seeds = seedsInPlay(position)
  const size = { seeds, holes: 2 * holes }
  if (!(memoryBytes >= MIN_MEMORY && memoryBytes <= MAX_MEMORY)) {
    return no(
      'memory',
      message('searchReasons.memoryRange', { min: mebi(MIN_MEMORY), max: mebi(MAX_MEMORY) }),
    )
  }
  const never = solverObstacle(variant, 'always')
  if (never !== undefined) return no(`variant.${never.path}`, never.message)
  for (const part of keyPartsOf(variant)) {
    if (UNSOLVED[part] !== null) return no('variant', UNSOLVED[part])
  }
  const positions = positionsUpTo(holes, seeds)
  const distinct = countPositions(variant, position)
  if (canRepeat(variant)) {
    const endless = solverObstacle(variant, 'ifRepeating')
    if (endless !== undefined) return no(`variant.${endless.path}`, endless.message)
    if (distinct > MOST_LISTED || seeds > MOST_SEEDS_LISTED)
      return no('variant', message('searchReasons.tooLargeRepeating', size))
    const all = position.seeds.reduce((sum, count) => sum + count, 0)
    const most = { margin: seeds, winnersMargin: all, result: seeds }[scoreOf(variant)]
    const bytes = listBytes(distinct, holes, seeds, most)
    if (bytes > memoryBytes)
      return no('memory', message('searchReasons.memoryNeeded', { memory: mebi(bytes) }))
    return { ok: true, method: 'retrograde' }
  }
  if (kalahRulesOf(variant) && position.burnt.length === 0 && seeds <= FAST_SEEDS && positions <= MOST_FAST) {
    if (planMemory(holes, seeds, memoryBytes)) return { ok: true, method: 'fast' }
    return no('memory', message('searchReasons.memoryTooSmall', { memory: mebi(memoryBytes), ...size }))
  }
  if (distinct > MOST_SEARCHED) return no('variant', message('searchReasons.tooLarge', size))
  return { ok: true, method: 'search' }
}

/** A rough estimate of the work of a proof, in microseconds, based on solved games. */
export function expectedWork(method: Method, holes: number, seeds: number): number {
  const positions = Number(positionsUpTo(holes, seeds))
  if (method === 'retrograde') return 2 * positions
  return method === 'search' ? positions ** 0.52 : expectedNodes(holes, seeds)
}

/**
 * How many positions must be distinguished: by the seeds in holes, by the store if it decides how a round ends, by
 * who moves, unless a search sees the board from the mover's side, and by moves without a capture.
 */
function countPositions(variant: Variant, position: Position): bigint {
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

/** Memory of the list of all positions, with the tables that rank them. */
function listBytes(distinct: bigint, holes: number, seeds: number, most: number): number {
  return Number(distinct) * (most <= RetrogradeLimit.narrowSeeds ? 2 : 4) + 16 * holes * (seeds + 1) + 2 ** 20
}

function no(path: string, because: Message): Solvability {
  return { ok: false, path, because }
}

function mebi(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
