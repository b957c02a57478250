/** Values created for the most recent keys. */
interface LastUsed<Value> {
  /** The value of a key, if it is still stored and usable. */
  get(key: string): Value | undefined
  /** Stores a value and returns it; the least recently used one is dropped. */
  keep(key: string, value: Value): Value
  /** Drops everything: call it before creating something large, so that both need not fit at once. */
  clear(): void
}

/** Keeps the values of the `most` recently used keys, except those that are no longer `usable`. */
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
