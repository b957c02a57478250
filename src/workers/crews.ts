import type { AnyExperiment } from '../engine/experiments/contract/catalogue'
import type { Task } from '../engine/experiments/contract/experiment'
import { shareMemory, type CrewPlace } from '../engine/kernel/crew'

/** Forms the crews of a run: at any time there is one at most. Each of its tasks has a leader; idle workers help. */
interface Crews {
  /** Whether a task has to wait until the crew of other tasks is done. */
  mustWait(task: Task): boolean
  /** The place of a task's leader; null for a task that one worker does alone. */
  lead(task: Task): CrewPlace | null
  /** A task that an idle worker can help with, and its place; null without one. */
  help(): { readonly task: Task; readonly place: CrewPlace } | null
  /** A helper has left a task, and is not to come back. */
  leave(task: Task): void
  /** A task is done. */
  free(task: Task): void
}

interface Underway {
  readonly task: Task
  readonly place: CrewPlace
  takesHelp: boolean
}

/** Workers that were replaced, or that left a crew and came back, take another place in it. */
const SPARE_PLACES = 32

let crews = 0

/** The crews for a run on this many workers. */
export function createCrews({ together }: AnyExperiment, spec: unknown, workers: () => number): Crews {
  let crew: { readonly key: string; readonly id: number; readonly memory: WebAssembly.Memory } | null = null
  let places = 0
  let turn = 0
  const underway = new Map<number, Underway>()
  /** Where memory was refused once it is not asked for again. */
  let refused = false

  function crewOf(task: Task): { readonly key: string; readonly bytes: number } | null {
    return refused || workers() < 2 ? null : (together?.crewOf(spec, task) ?? null)
  }

  return {
    mustWait(task) {
      if (underway.size === 0) return false
      const wanted = crewOf(task)
      return wanted !== null && wanted.key !== crew?.key
    },
    lead(task) {
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
      const place = { crew: crew.id, memory: crew.memory, places, turn: ++turn, leads: true }
      underway.set(task.index, { task, place, takesHelp: true })
      return place
    },
    help() {
      const found = [...underway.values()].find(({ takesHelp }) => takesHelp)
      return found ? { task: found.task, place: { ...found.place, leads: false } } : null
    },
    leave({ index }) {
      const left = underway.get(index)
      if (left) left.takesHelp = false
    },
    free({ index }) {
      underway.delete(index)
    },
  }
}
