import { seedsInPlay } from '../../../board/position'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import { expectedWork, solvability } from '../../../solver/solvable'
import type { Task, TaskRange } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import { type Cell, cellsOf, type GameValuesSpec } from './spec'

/** What a task solves: a game of the grid, by itself or from the values of its moves; or a game after a first move. */
export interface Place {
  readonly cell: Cell
  readonly task: Task
  /** The first move, by its place among the legal ones; null for the game itself. */
  readonly move: number | null
}

/** Whether a proof takes so long that workers had better share it. */
export function isWorthSharing(cell: Cell, spec: GameValuesSpec): boolean {
  return workOf(cell, spec) >= WORTH_SHARING
}

/** Proofs of more work than this, in millionths of a second, are shared among workers. */
const WORTH_SHARING = 3e6

/**
 * The tasks of a spec and what they solve. A long game whose moves must all be valued exactly has a task for each
 * first move and one that combines their parts: every core works on it, and the number of cores does not affect the
 * results.
 */
export const placesOf: (spec: GameValuesSpec) => readonly Place[] = perSpec((spec) => {
  const places: Place[] = []
  const add = (cell: Cell, weight: number, move: number | null, needs?: TaskRange): void => {
    const task = { index: places.length, weight, ...(needs && { needs }) }
    places.push({ cell, move, task })
  }
  for (const cell of cellsOf(spec)) {
    const work = workOf(cell, spec)
    if (!isShared(cell, spec, work)) {
      add(cell, work, null)
      continue
    }
    const from = places.length
    const moves = legal(cell.variant, start(cell.variant)).length
    for (let move = 0; move < moves; move++) add(cell, work / moves, move)
    add(cell, work / 1000, null, { from, to: places.length })
  }
  return places
})

/** An estimate of the work of proving a game's value. */
export function workOf({ variant, holes }: Cell, { memory }: GameValuesSpec): number {
  const { position } = start(variant)
  const how = solvability(variant, position, memory * 2 ** 20)
  return expectedWork(how.ok ? how.method : 'fast', holes, seedsInPlay(position))
}

/** Retrograde analysis values everything at once; everything else is searched move by move. */
function isShared({ variant }: Cell, spec: GameValuesSpec, work: number): boolean {
  if (spec.moves !== 'exact' || work < WORTH_SHARING) return false
  const how = solvability(variant, start(variant).position, spec.memory * 2 ** 20)
  return how.ok && how.method !== 'retrograde'
}
