import type { CrewPlace } from '../../../kernel/crew'
import { oneRoundOf } from '../../../solver/oneRound'
import { through } from '../../../through'
import { createFillerInCrew, crewBytesFor } from '../../../tables/fillTables'
import type { CrewFiller } from '../../../tables/layerFiller'
import { loadedLayer } from '../../../tables/loadedTables'
import type { Progress, Task, Together } from '../../contract/experiment'
import { fillerFor, fillLayers, type EndgamePart } from './run'
import type { EndgameTablesSpec } from './spec'

/** Large tables are filled by all workers at once, in one memory. */
export const together: Together<EndgameTablesSpec, Task, EndgamePart> = {
  crewOf(spec) {
    const variant = oneRoundOf(spec.variant)
    const bytes = crewBytesFor(variant, spec.seeds, fillerFor(spec))
    return bytes === null ? null : { key: JSON.stringify([variant, spec.seeds]), bytes }
  },
  *lead(spec, _task, place) {
    const filler = (yield* memberOf(spec, place))!
    try {
      // Others may have begun a layer of kalah's tables by now, which cannot be replaced under their hands.
      const existing = fillerFor(spec) === 'kalah' ? (): undefined => undefined : loadedLayer
      return yield* fillLayers(spec, filler, existing)
    } finally {
      filler.endTurn(place.turn)
    }
  },
  *help(spec, _task, place) {
    const filler = yield* memberOf(spec, place)
    if (filler) yield* through(filler.help(place.turn), underWay)
  },
}

function* memberOf(spec: EndgameTablesSpec, place: CrewPlace): Generator<Progress, CrewFiller | null> {
  const filler = fillerFor(spec)
  if (filler === 'any') throw new Error('Only one worker fills tables by the rules')
  const joining = createFillerInCrew(oneRoundOf(spec.variant), spec.seeds, filler, place)
  return yield* through(joining, underWay)
}

function underWay(): Progress {
  return { done: 0 }
}
