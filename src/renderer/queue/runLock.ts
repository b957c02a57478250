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

const PREFIX = 'lumbung-run '
const lockName = (id: string): string => `${PREFIX}${id}`
