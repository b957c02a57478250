import { applyStep, refreshState, stateOf, type JobState } from './job'
import type { JobsTools } from './queueTools'
import { isUnderWay } from './statusNow'

/** What taking runs needs from a queue. */
interface Taker {
  readonly tools: Pick<JobsTools, 'runs' | 'locks' | 'now'>
  readonly states: Map<string, JobState>
  readonly isClosed: () => boolean
}

/**
 * Takes the locks of inactive runs and reads their latest state. Returns those that this window now holds, each with
 * a claim that the caller releases after its step.
 */
export async function takeRuns(taker: Taker, ids: readonly string[]): Promise<readonly JobState[]> {
  const { tools, states } = taker
  const unknown = ids.filter((id) => !states.has(id))
  const read = unknown.length > 0 ? await tools.runs.read(unknown) : null
  for (const record of read?.ok ? read.value.records : [])
    if (record.deleted === null && !states.has(record.id)) states.set(record.id, stateOf(record))
  const known = ids.flatMap((id) => states.get(id) ?? [])
  const free = known.filter(({ lock, taking }) => lock === null && taking === null)
  const taking = takeLocks(taker, free)
  for (const state of free) state.taking = taking
  for (const state of known) state.claims++
  await Promise.all(known.map((state) => state.taking))
  const isOurs = (state: JobState): boolean => state.lock !== null && states.get(state.id) === state
  for (const state of known) if (!isOurs(state)) state.claims--
  return known.filter(isOurs)
}

async function takeLocks({ tools, states, isClosed }: Taker, wanted: readonly JobState[]): Promise<void> {
  const locks = await Promise.all(wanted.map(({ id }) => tools.locks.take(id)))
  const read = await tools.runs.read(wanted.filter((_, at) => locks[at]).map(({ id }) => id))
  const records = new Map(read.ok ? read.value.records.map((record) => [record.id, record]) : [])
  for (const [at, state] of wanted.entries()) {
    const [lock, record] = [locks[at] ?? null, records.get(state.id)]
    state.taking = null
    if (lock && record?.deleted === null && states.get(state.id) === state && !isClosed()) {
      state.lock = lock
      refreshState(state, record)
      // Nobody else has the lock, so a run stored as running was abandoned by its window.
      if (isUnderWay(state.status)) applyStep(state, 'interrupt', tools.now())
    } else {
      lock?.()
      // It no longer exists, or another window works on it; unknown if storage cannot be read.
      if (read.ok) states.delete(state.id)
    }
  }
}
