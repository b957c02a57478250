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
