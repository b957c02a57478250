/** Lets only one window at a time work on a run. */
export interface RunLocks {
  /** Takes the lock of a run; returns a function that releases it, or null if it is taken. */
  take(id: string): Promise<(() => void) | null>
  /** The runs that some window works on now. */
  held(): Promise<ReadonlySet<string>>
}

const PREFIX = 'lumbung-run '

/** Locks that the browser releases when a window is closed; without them, windows do not coordinate. */
export function browserLocks(): RunLocks {
  const locks = globalThis.navigator?.locks
  return locks ? locksOf(locks) : localLocks()
}

function locksOf(locks: LockManager): RunLocks {
  return {
    take: (id) =>
      new Promise((settle, fail) => {
        locks
          .request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) => {
            if (!lock) return settle(null)
            return new Promise<void>((release) => settle(release))
          })
          .catch(fail)
      }),
    async held() {
      const { held = [] } = await locks.query()
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []))
      return new Set(names.map((name) => name.slice(PREFIX.length)))
    },
  }
}

/** Locks among those who share this object. */
function localLocks(): RunLocks {
  const held = new Set<string>()
  return {
    take(id) {
      if (held.has(id)) return Promise.resolve(null)
      held.add(id)
      return Promise.resolve(() => void held.delete(id))
    },
    held: () => Promise.resolve(new Set(held)),
  }
}
