/** The names closest to what was typed, best first, by the letters that must be changed, added or removed. */
export function nearest(typed: string, names: readonly string[], count: number): readonly string[] {
  return names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name)
}

/** Levenshtein’s distance, one row of its table at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let column = 0; column < to.length; column++) {
      const changed = row[column]! + (to[column] === letter ? 0 : 1)
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
