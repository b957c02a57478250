import type { Job, JobState } from './job'
import { isOpen } from './runStatus'

/**
 * The queue in display order: unfinished jobs in their order, then ended ones, latest first. A job that is
 * `lingering` has ended but keeps its place for now.
 */
export function displayOrder<T extends Pick<Job, 'id' | 'status'>>(
  queue: readonly T[],
  lingering: ReadonlySet<string> = new Set(),
): readonly T[] {
  const stays = ({ id, status }: T): boolean => isOpen(status) || lingering.has(id)
  return [...queue.filter(stays), ...queue.filter((job) => !stays(job)).reverse()]
}

/** The queue after swapping a waiting job with the waiting one before it (-1) or after it (1). */
export function moved<T extends Pick<JobState, 'id' | 'status'>>(
  queue: readonly T[],
  id: string,
  by: -1 | 1,
): readonly T[] {
  const waiting = queue.filter(({ status }) => status === 'waiting')
  const at = waiting.findIndex((job) => job.id === id)
  const [one, other] = [waiting[at], waiting[at + by]]
  if (!one || !other) return queue
  return queue.map((job) => (job === one ? other : job === other ? one : job))
}

/** The waiting jobs of this window that start next, given how many may run at once. */
export function nextToBegin(queue: readonly JobState[], atOnce: number): readonly JobState[] {
  const ours = queue.filter(({ lock }) => lock !== null)
  const room = atOnce - ours.filter(({ status }) => status === 'running').length
  return ours.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room))
}
