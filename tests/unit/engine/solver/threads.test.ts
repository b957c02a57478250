import { Worker } from 'node:worker_threads'
import { beforeAll, expect, it } from 'vitest'
import { seedsInPlay } from '../../../../src/engine/board/position'
import { shareMemory } from '../../../../src/engine/kernel/crew'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { kalahRulesOf } from '../../../../src/engine/solver/kalahLike'
import { createKalahProver } from '../../../../src/engine/solver/kalahProver'
import { positionsUpTo, type MemoryPlan } from '../../../../src/engine/solver/memory'
import { after } from '../../../../src/engine/solver/oneRound'
import type { Bounds } from '../../../../src/engine/solver/prover'
import { valueOf } from '../../../../src/engine/solver/prover'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { bundle } from '../../../support/threads/bundle'
import type { Orders } from '../../../support/threads/solvingThread'
import { temporaryFolder } from '../../../support/temporaryFolder'

// Members of a crew that are stepped in turn on one thread never collide. Here they run at the same time, each on its own
// thread. Each finds the values of the start and of all positions up to two moves later, in another order, from what all of them have
// remembered: one wrong bound among those anywhere is enough to be noticed.

const folder = temporaryFolder()
let program = ''

beforeAll(async () => {
  program = await bundle('tests/support/threads/solvingThread.ts', folder)
})

/** Small tables, so that most of the work is the search. */
function planOf(variant: Variant, tableSeeds: number): MemoryPlan {
  const { holes } = variant.board
  const keyBits = positionsUpTo(holes, seedsInPlay(start(variant).position)).toString(2).length
  const tableBytes = Number(positionsUpTo(holes, tableSeeds))
  return { tableSeeds, tableBytes, slotBits: 14, keyBits, bytes: 2 ** 24 }
}

/** The game and all that can follow within this many moves. */
function gamesFrom(variant: Variant, game: Game, moves: number): readonly Game[] {
  if (moves === 0 || game.phase === 'over') return [game]
  return [
    game,
    ...legal(variant, game).flatMap((choice) => gamesFrom(variant, after(variant, game, choice), moves - 1)),
  ]
}

/** Starts one thread; resolves with the values it finds. */
function solveOn(orders: Orders): Promise<readonly Bounds[] | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: orders })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}

/** Two leaders at once, and one that helps the first of them as long as it works. */
async function solveTogether(
  variant: Variant,
  plan: MemoryPlan,
  games: readonly Game[],
): Promise<readonly (readonly Bounds[])[]> {
  const memory = shareMemory(plan.bytes, 4)!
  const placeOf = (turn: number, leads: boolean) => ({ crew: 1, memory, places: 4, turn, leads })
  const [one, two] = await Promise.all([
    solveOn({ variant, plan, place: placeOf(1, true), games }),
    solveOn({ variant, plan, place: placeOf(2, true), games: games.toReversed() }),
    solveOn({ variant, plan, place: placeOf(1, false), games: [] }),
  ])
  return [one!, two!.toReversed()]
}

it.each([
  ['kalah', 4, 4, 8],
  ['kalah', 5, 3, 14],
  ['kalah-empty-capture', 4, 4, 8],
])('threads in one memory find what one finds alone: %s(%i,%i)', async (id, holes, seeds, tableSeeds) => {
  const variant = findPreset(id)!.make({ holes, seeds })
  const plan = planOf(variant, tableSeeds)
  const games = gamesFrom(variant, start(variant), 2)
  const alone = createKalahProver(kalahRulesOf(variant)!, plan)!
  finish(alone.prepare())
  const values = games.map((game) => finish(valueOf(alone, game)))
  for (let round = 0; round < ROUNDS; round++) {
    for (const found of await solveTogether(variant, plan, games)) expect(found).toEqual(values)
  }
})

const ROUNDS = 4
