const TYPES = ['prevent-app-suspension', 'prevent-display-sleep']
const started = new Set()
let last = 0

export const powerSaveBlocker = {
  /** What keeps the computer awake, for tests. */
  standin: started,
  start(type) {
    if (!TYPES.includes(type)) throw new TypeError(`no blocker ${type}`)
    started.add(++last)
    return last
  },
  stop: (id) => started.delete(id),
  isStarted: (id) => started.has(id),
}
