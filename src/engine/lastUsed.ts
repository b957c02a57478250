/** What was made for the last few keys. */
interface LastUsed<Value> {
  /** What was kept for a key, if it is still there and of use. */
  get(key: string): Value | undefined
  /** Keeps a value and returns it; the one not asked for longest gives way. */
  keep(key: string, value: Value): Value
  /** Lets go of everything: before something large is made, so that both need not fit at once. */
  clear(): void
}

/** Keeps the values of the `most` keys that were asked for last, except those that are no longer `usable`. */
export function lastUsed<Value>(
  most: number,
  usable: (value: Value) => boolean = () => true,
): LastUsed<Value> {
  const kept = new Map<string, Value>()
  const keep = (key: string, value: Value): Value => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
  return {
    keep,
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      if (usable(value)) return keep(key, value)
      kept.delete(key)
      return undefined
    },
    clear: () => kept.clear(),
  }
}
