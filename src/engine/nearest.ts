/** The names closest to what was typed, best first, by the letters that must be changed, added or removed. */
export function nearest(typed: string, names: readonly string[], count: number): readonly string[] {
  return ranked(typed, names)
    .slice(0, count)
    .map(({ name }) => name)
}

/** The name that was probably meant, or null if none is within a third of its letters. */
export function likely(typed: string, names: readonly string[]): string | null {
  const [best] = ranked(typed.slice(0, MOST_COMPARED), names)
  return best && best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null
}

/** Longer than any name; more of what was typed is not compared. */
const MOST_COMPARED = 60

function ranked(
  typed: string,
  names: readonly string[],
): readonly { readonly name: string; readonly distance: number }[] {
  const letters = typed.toLowerCase()
  return names
    .map((name) => ({ name, distance: editDistance(letters, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
}

/** Levenshtein’s distance, in which two letters that changed places count once, one row of its table at a time. */
export function editDistance(from: string, to: string): number {
  let before: readonly number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1]
    for (let column = 0; column < to.length; column++) {
      const changed = row[column]! + (to[column] === from[at] ? 0 : 1)
      const swapped = to[column] === from[at - 1] && to[column - 1] === from[at]
      next.push(
        Math.min(
          changed,
          row[column + 1]! + 1,
          next[column]! + 1,
          swapped ? before[column - 1]! + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[to.length]!
}
