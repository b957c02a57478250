/**
 * All lines of play of a game from its beginning, each as its choices in notation. They are listed depth first, so the
 * first is the main line, and no line is the beginning of another. Comments are kept by the choices that lead to them.
 */
export interface Variations {
  readonly lines: readonly string[]
  readonly comments: Readonly<Record<string, string>>
}

/** The most lines that a file keeps of a game. */
export const MOST_LINES = 500
/** The longest comment, in characters. */
export const LONGEST_COMMENT = 2_000

/** A game of one line, without comments. */
export function onlyLine(line: string): Variations {
  return { lines: [line], comments: {} }
}

/** Whether there is anything besides the main line. */
export function hasMore({ lines, comments }: Variations): boolean {
  return lines.length > 1 || Object.keys(comments).length > 0
}

/** The choices of a line. */
export function choicesIn(line: string): readonly string[] {
  return line === '' ? [] : line.split(' ')
}

/** The first choices of a line. */
export function startOf(line: string, count: number): string {
  return choicesIn(line).slice(0, count).join(' ')
}

/** Whether a line begins with all of `start`. */
export function continues(line: string, start: string): boolean {
  return start === '' || line === start || line.startsWith(`${start} `)
}

/** How many choices two lines share from the start. */
export function sharedBy(one: string, other: string): number {
  const others = choicesIn(other)
  const at = choicesIn(one).findIndex((choice, k) => choice !== others[k])
  return at < 0 ? choicesIn(one).length : at
}

/** Adds a line: one that ends earlier is continued, and a new one comes after those it branches off from. */
export function withLine(variations: Variations, line: string): Variations {
  const { lines } = variations
  if (lines.some((each) => continues(each, line))) return variations
  const shorter = lines.findIndex((each) => continues(line, each))
  if (shorter >= 0) return { ...variations, lines: lines.with(shorter, line) }
  const shared = lines.map((each) => sharedBy(each, line))
  const behind = shared.lastIndexOf(Math.max(...shared))
  return { ...variations, lines: lines.toSpliced(behind + 1, 0, line) }
}

/** Removes the last choice of `start` and everything that follows it, comments included. */
export function without(variations: Variations, start: string): Variations {
  const { lines, comments } = variations
  const at = lines.findIndex((line) => continues(line, start))
  if (start === '' || at < 0) return variations
  const parent = parentOf(start)
  const rest = lines.filter((line) => !continues(line, start))
  return {
    lines: rest.some((line) => continues(line, parent)) ? rest : rest.toSpliced(at, 0, parent),
    comments: Object.fromEntries(Object.entries(comments).filter(([path]) => !continues(path, start))),
  }
}

/** Puts the variation that begins with the last choice of `start` before the one listed before it. */
export function promoted(variations: Variations, start: string): Variations {
  const { lines } = variations
  const at = lines.findIndex((line) => continues(line, start))
  const before = lines[at - 1]
  const parent = parentOf(start)
  if (before === undefined || !continues(before, parent)) return variations
  const rival = startOf(before, choicesIn(start).length)
  const to = lines.findIndex((line) => continues(line, rival))
  const moved = lines.filter((line) => continues(line, start))
  const rest = lines.filter((line) => !continues(line, start))
  return { ...variations, lines: rest.toSpliced(to, 0, ...moved) }
}

/** Writes, changes or (with empty text) removes the comment on a position. */
export function commented(variations: Variations, path: string, text: string): Variations {
  const { [path]: _, ...others } = variations.comments
  const kept = text.trim().slice(0, LONGEST_COMMENT)
  return { ...variations, comments: kept === '' ? others : { ...others, [path]: kept } }
}

/** The first line that continues from a position. */
export function mainLineFrom({ lines }: Variations, path: string): string {
  return lines.find((line) => continues(line, path)) ?? path
}

function parentOf(start: string): string {
  return start.slice(0, Math.max(0, start.lastIndexOf(' ')))
}
