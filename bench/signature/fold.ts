/** Figures folded one after another into 32 bits (FNV-1a); another figure or another order gives another sum. */
export interface Fold {
  /** Takes in a whole number. */
  add(figure: number): void
  /** Takes in every number, word and truth value of plain data, in order; names of fields do not count. */
  addAll(data: unknown): void
  sum(): number
}

/** Starts with nothing folded in. */
export function startFold(): Fold {
  let sum = 0x811c9dc5
  const add = (figure: number): void => {
    sum = Math.imul(sum ^ (figure & 0xffff), 0x01000193)
    sum = Math.imul(sum ^ (figure >>> 16), 0x01000193)
  }
  const addAll = (data: unknown): void => {
    if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) addAll(value)
    else for (const character of String(data)) add(character.charCodeAt(0))
  }
  return { add, addAll, sum: () => sum >>> 0 }
}
