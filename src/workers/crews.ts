import type { AnyExperiment } from '../engine/experiments/contract/catalogue'
import type { Task } from '../engine/experiments/contract/experiment'
import { shareMemory, type CrewPlace } from '../engine/kernel/crew'

/** Forms the crews of a run: at any time there is one at most, and it does one task. */
interface Crews {
  /** Whether a task has to wait until the crew is free. */
  mustWait(task: Task): boolean
  /** The leader's place and those of its helpers; null for a task that one worker does alone. */
  form(task: Task): { readonly leader: CrewPlace; readonly helpers: readonly CrewPlace[] } | null
  /** Frees the crew after a task. */
  free(task: Task): void
}

/** Workers that were replaced, or that left a crew and came back, take another place in it. */
const SPARE_PLACES = 32

let crews = 0

/** The crews for a run on this many workers. */
export function createCrews({ together }: AnyExperiment, spec: unknown, workers: () => number): Crews {
  let crew: { readonly key: string; readonly id: number; readonly memory: WebAssembly.Memory } | null = null
  let places = 0
  let turn = 0
  let busyWith: number | null = null
  /** Where memory was refused once it is not asked for again. */
  let refused = false

  function crewOf(task: Task): { readonly key: string; readonly bytes: number } | null {
    return refused || workers() < 2 ? null : (together?.crewOf(spec, task) ?? null)
  }

  return {
    mustWait: (task) => busyWith !== null && crewOf(task) !== null,
    form(task) {
      const wanted = crewOf(task)
      if (!wanted) return null
      if (crew?.key !== wanted.key) {
        crew = null
        places = workers() + SPARE_PLACES
        const memory = shareMemory(wanted.bytes, places)
        refused = memory === null
        if (!memory) return null
        crew = { key: wanted.key, id: ++crews, memory }
        turn = 0
      }
      busyWith = task.index
      const place = { crew: crew.id, memory: crew.memory, places, turn: ++turn }
      const helpers = Array.from({ length: workers() - 1 }, () => ({ ...place, leads: false }))
      return { leader: { ...place, leads: true }, helpers }
    },
    free({ index }) {
      if (busyWith === index) busyWith = null
    },
  }
}
