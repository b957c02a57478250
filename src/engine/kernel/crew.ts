/** A worker's place in a crew: workers that do one task together in one memory. */
export interface CrewPlace {
  /** The crew; its members keep what they know of it from task to task. */
  readonly crew: number
  readonly memory: WebAssembly.Memory
  /** How many workers can ever join it. */
  readonly places: number
  /** Counts the tasks of the crew, from 1. */
  readonly turn: number
  /** The leader's answer is the task's; the others go when it is there. */
  readonly leads: boolean
}

const PAGE = 2 ** 16
/** What a place takes beyond the memory asked for, and what all of them share: more than enough. */
const PLACE_BYTES = 2 ** 21
const COMMON_BYTES = 2 ** 26
/** All that a program can address. */
const MOST_PAGES = 2 ** 16

/** Memory for a crew, of which only what is used is taken; null where threads cannot share any. */
export function shareMemory(bytes: number, places: number): WebAssembly.Memory | null {
  const { crossOriginIsolated } = globalThis as { crossOriginIsolated?: boolean }
  if (typeof SharedArrayBuffer === 'undefined' || crossOriginIsolated === false) return null
  const pages = Math.ceil((bytes + COMMON_BYTES + places * PLACE_BYTES) / PAGE)
  try {
    return new WebAssembly.Memory({ initial: 32, maximum: Math.min(MOST_PAGES, pages), shared: true })
  } catch {
    return null
  }
}
