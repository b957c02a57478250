/** A piece of a sentence: plain text, or the words that a rule decides. */
export interface Piece<Rule> {
  readonly text: string
  readonly rule: Rule | null
}

/** A rule that a sentence depends on, and the sentences that its other values would give. */
export interface Decider<Rule> {
  readonly rule: Rule
  readonly others: readonly string[]
}

/** A sentence cut at the words that rules decide; rules without words of their own come separately. */
export interface Cut<Rule> {
  readonly pieces: readonly Piece<Rule>[]
  readonly unplaced: readonly Rule[]
}

/** Differences that are so few words apart are read as one. */
const NEAR = 3

/**
 * Finds the words of a sentence that each rule decides: those that another value of the rule would replace. The sentence that
 * differs least shows them best. Works in any language, because only whole sentences are compared.
 */
export function cutByRules<Rule>(sentence: string, deciders: readonly Decider<Rule>[]): Cut<Rule> {
  const words = wordsOf(sentence)
  const taken: { readonly from: number; readonly to: number; readonly rule: Rule }[] = []
  const unplaced: Rule[] = []
  for (const { rule, others } of deciders) {
    const spans = others.map((other) => differences(words, wordsOf(other)))
    const best = spans.toSorted((a, b) => lengthOf(a) - lengthOf(b))
    const free = best
      .flat()
      .find(({ from, to }) => to > from && taken.every((other) => to <= other.from || from >= other.to))
    if (free) taken.push({ ...free, rule })
    else if (others.length === 0 && taken.length === 0) taken.push({ from: 0, to: words.length, rule })
    else unplaced.push(rule)
  }
  const pieces: Piece<Rule>[] = []
  let at = 0
  for (const { from, to, rule } of taken.toSorted((a, b) => a.from - b.from)) {
    const start = words[from]!.start
    const text = sentence.slice(start, words[to - 1]!.end)
    const own = headOf(text)
    pieces.push({ text: sentence.slice(at, start), rule: null }, { text: own, rule })
    at = start + own.length
  }
  pieces.push({ text: sentence.slice(at), rule: null })
  return { pieces: pieces.filter(({ text }) => text !== ''), unplaced }
}

/** So many words are read as one phrase even if there is a comma between them. */
const SHORT = 8

/** The words up to where the next part of the sentence begins; the mark itself is not theirs. */
function headOf(text: string): string {
  const [part] = text.split(/[.;:]+(?=\s|$)/u) as [string]
  const [short] = part.split(/,(?=\s|$)/u) as [string]
  const head = part.split(' ').length > SHORT ? short : part.replace(/,$/u, '')
  return head || text
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

interface Span {
  readonly from: number
  readonly to: number
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** The words of ours that another sentence does not have in the same order. */
function differences(ours: readonly Word[], theirs: readonly Word[]): readonly Span[] {
  const common = lengths(ours, theirs)
  const spans: { from: number; to: number }[] = []
  const mark = (from: number, to: number): void => {
    const before = spans.at(-1)
    if (before && from - before.to < NEAR) before.to = Math.max(before.to, to)
    else spans.push({ from, to })
  }
  let i = 0
  let j = 0
  while (i < ours.length || j < theirs.length) {
    if (i < ours.length && j < theirs.length && ours[i]!.text === theirs[j]!.text) {
      i++
      j++
    } else if (j < theirs.length && (i === ours.length || common[i]![j + 1]! >= common[i + 1]![j]!)) {
      mark(i, i)
      j++
    } else mark(i, ++i)
  }
  return spans
}

/** How many words the rest of both sentences has in common, from every pair of places. */
function lengths(ours: readonly Word[], theirs: readonly Word[]): readonly (readonly number[])[] {
  const table = Array.from({ length: ours.length + 1 }, () => Array<number>(theirs.length + 1).fill(0))
  for (let i = ours.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      table[i]![j] =
        ours[i]!.text === theirs[j]!.text
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
    }
  }
  return table
}
