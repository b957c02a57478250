import type { CrewPlace } from '../../../kernel/crew'
import { start } from '../../../rules/match'
import type { CrewProver } from '../../../solver/kalahProver'
import { solvability } from '../../../solver/solvable'
import { createProverInCrew } from '../../../solver/solve'
import { through } from '../../../solver/through'
import type { Progress, Task, Together } from '../../contract/experiment'
import { isWorthSharing, placesOf } from './places'
import { questionsOf, solvePlace, type SolvedCell } from './run'
import type { GameValuesSpec } from './spec'

/** Games like kalah that take long are solved by all workers at once, in one memory. */
export const together: Together<GameValuesSpec, Task, SolvedCell> = {
  crewOf(spec, { index }) {
    const { cell, task } = placesOf(spec)[index]!
    if (task.needs || !isWorthSharing(cell, spec)) return null
    const bytes = spec.memory * 2 ** 20
    const how = solvability(cell.variant, start(cell.variant).position, bytes)
    return how.ok && how.method === 'fast' ? { key: JSON.stringify(cell.variant), bytes } : null
  },
  *lead(spec, { index }, place, checkpoint) {
    const at = placesOf(spec)[index]!
    const prover = (yield* memberOf(spec, index, place))!
    const solved = yield* solvePlace(spec, at, 'fast', prover, checkpoint)
    prover.endTurn(place.turn)
    return solved
  },
  *help(spec, { index }, place) {
    const prover = yield* memberOf(spec, index, place)
    if (prover) yield* through(prover.help(place.turn), underWay)
  },
}

/** A worker stays a member of its crew from task to task; it leaves when the memory is needed. */
let kept: { readonly crew: number; readonly prover: WeakRef<CrewProver> } | null = null

function* memberOf(
  spec: GameValuesSpec,
  index: number,
  place: CrewPlace,
): Generator<Progress, CrewProver | null> {
  const known = kept?.crew === place.crew ? kept.prover.deref() : undefined
  if (known?.usable()) return known
  kept = null
  const { variant } = placesOf(spec)[index]!.cell
  const bytes = spec.memory * 2 ** 20
  const joining = createProverInCrew(variant, start(variant), place, bytes, questionsOf(spec))
  const prover = yield* through(joining, underWay)
  if (prover) kept = { crew: place.crew, prover: new WeakRef(prover) }
  return prover
}

function underWay(): Progress {
  return { done: 0 }
}
