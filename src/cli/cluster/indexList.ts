import { list, type Quantity } from '../../locales/message'

/** How many ranges are named in a message or a list. */
export const MOST_NAMED = 20

/** Indices in order, neighbours joined, as Slurm and shells list them: 3, 7-9. */
export function indicesAsRanges(indices: readonly number[]): readonly string[] {
  const ranges: [from: number, to: number][] = []
  for (const index of indices) {
    const last = ranges.at(-1)
    if (last && last[1] === index - 1) last[1] = index
    else ranges.push([index, index])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
}

/** The first ranges of some indices, for a message. */
export function namedRanges(indices: readonly number[]): Quantity {
  const ranges = indicesAsRanges(indices)
  return list(ranges.length > MOST_NAMED ? [...ranges.slice(0, MOST_NAMED), '…'] : ranges, 'comma')
}
