/** Lets one window alone work on a run; returns what lets go, or null when another window has it. */
export function lockRun(id: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((settle, fail) => {
    locks
      .request(lockName(id), { ifAvailable: true }, (lock) => {
        if (!lock) return settle(null)
        return new Promise<void>((release) => settle(release))
      })
      .catch(fail)
  })
}

/** Ids of the runs that some window works on now. */
export async function lockedRuns(): Promise<ReadonlySet<string>> {
  const held = (await globalThis.navigator?.locks?.query())?.held ?? []
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}

const PREFIX = 'lumbung-run '
const lockName = (id: string): string => `${PREFIX}${id}`
