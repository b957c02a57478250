import { shallowRef, watch, type ShallowRef } from 'vue'
import { isOpen, type Run } from './run'

/**
 * Jobs in display order: unfinished ones in their order, then ended ones, latest first. A job that is `lingering` has
 * ended but keeps its place for now.
 */
export function displayOrder<T extends Pick<Run, 'id' | 'status'>>(
  jobs: readonly T[],
  lingering: ReadonlySet<string> = new Set(),
): readonly T[] {
  const stays = ({ id, status }: T): boolean => isOpen(status) || lingering.has(id)
  return [...jobs.filter(stays), ...jobs.filter((job) => !stays(job)).reverse()]
}

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
export function useLingering(jobs: () => readonly Pick<Run, 'id' | 'status'>[]): Lingering {
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
