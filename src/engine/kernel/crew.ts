/** A worker's place in a crew: workers that do tasks in one memory. */
export interface CrewPlace {
  /** The crew; its members keep its data between tasks. */
  readonly crew: number
  readonly memory: WebAssembly.Memory
  /** How many workers can ever join it. */
  readonly places: number
  /** Counts the tasks of the crew, from 1; there are at most 63. */
  readonly turn: number
  /** The leader's answer is the task's; its helpers leave when it is known. */
  readonly leads: boolean
}

const PAGE = 2 ** 16
/** The extra memory of a place, and what all of them share: more than enough. */
const PLACE_BYTES = 2 ** 21
const COMMON_BYTES = 2 ** 27
/** The address space of a program. */
const MOST_PAGES = 2 ** 16

/** Memory for a crew, of which only the used part is committed; null if threads cannot share memory. */
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

/** Waits a millisecond for others of the crew, without keeping a core busy. */
export function waitBriefly(): void {
  neverNotified ??= new Int32Array(new SharedArrayBuffer(4))
  // Atomics.wait on a cell that nobody notifies: a sleep of one millisecond.
  Atomics.wait(neverNotified, 0, 0, 1)
}

let neverNotified: Int32Array<SharedArrayBuffer> | undefined
