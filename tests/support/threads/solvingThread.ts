import { parentPort, workerData } from 'node:worker_threads'
import type { CrewPlace } from '../../../src/engine/kernel/crew'
import type { Game } from '../../../src/engine/rules/game'
import { kalahRulesOf } from '../../../src/engine/solver/kalahLike'
import { createCrewProver } from '../../../src/engine/solver/kalahProver'
import type { MemoryPlan } from '../../../src/engine/solver/memory'
import { valueOf } from '../../../src/engine/solver/prover'
import { finish } from '../../../src/engine/through'
import type { Variant } from '../../../src/engine/variant/variant'

/** What a thread of a crew is to do: find the values of some games, or help with those of the others if there are none. */
export interface Orders {
  readonly variant: Variant
  readonly plan: MemoryPlan
  readonly place: CrewPlace
  readonly games: readonly Game[]
}

const { variant, plan, place, games } = workerData as Orders
const prover = finish(createCrewProver(kalahRulesOf(variant)!, plan, place))
if (prover && place.leads) {
  finish(prover.prepare())
  const values = games.map((game) => finish(valueOf(prover, game)))
  prover.endTurn(place.turn)
  parentPort!.postMessage(values)
} else if (prover) {
  finish(prover.help(place.turn))
  parentPort!.postMessage(null)
} else {
  parentPort!.postMessage(null)
}
