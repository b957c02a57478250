import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Job } from './job'
import { isOpen } from './runStatus'

/**
 * Jobs that ended while the pointer is over the queue: they keep their places, so that no other row moves under the
 * pointer.
 */
interface Lingering {
  readonly ids: Readonly<ShallowRef<ReadonlySet<string>>>
  /** Call it when the pointer enters and leaves. */
  point(at: boolean): void
}

/** Follows the jobs and returns those that linger. */
export function useLingering(jobs: () => readonly Pick<Job, 'id' | 'status'>[]): Lingering {
  const ids = shallowRef<ReadonlySet<string>>(new Set())
  let pointed = false
  watch(jobs, (now, before) => {
    if (!pointed) return
    const open = new Set(before.flatMap(({ id, status }) => (isOpen(status) ? [id] : [])))
    const ended = now.filter(({ id, status }) => !isOpen(status) && open.has(id))
    if (ended.length > 0) ids.value = new Set([...ids.value, ...ended.map(({ id }) => id)])
  })
  return {
    ids,
    point(at) {
      pointed = at
      if (!at) ids.value = new Set()
    },
  }
}
