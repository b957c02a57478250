/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:,=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
