/** Figures folded one after another into 32 bits (FNV-1a); another figure or another order gives another sum. */
export interface Fold {
  /** Takes in a whole number. */
  add(figure: number): void
  /** Takes in every character of a text. */
  addText(text: string): void
  sum(): number
}

/** Starts with nothing folded in. */
export function startFold(): Fold {
  let sum = 0x811c9dc5
  const add = (figure: number): void => {
    sum = Math.imul(sum ^ (figure & 0xffff), 0x01000193)
    sum = Math.imul(sum ^ (figure >>> 16), 0x01000193)
  }
  return {
    add,
    addText(text) {
      for (let at = 0; at < text.length; at++) add(text.charCodeAt(at))
    },
    sum: () => sum >>> 0,
  }
}
