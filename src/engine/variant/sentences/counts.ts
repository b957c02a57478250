import type { Variant } from '../variant'

/** The numbers of seeds that are captured, in words: "2 or 3 seeds", "an even number of seeds from 4 on". */
export function countsOf({ turn: { captureCounts, evenFrom } }: Variant): string {
  const listed = either(captureCounts)
  if (evenFrom === 0)
    return captureCounts.length === 1 && captureCounts[0] === 1 ? 'one seed' : `${listed} seeds`
  const even = evenFrom <= 2 ? 'an even number of seeds' : `an even number of seeds from ${evenFrom} on`
  return captureCounts.length === 0 ? even : `${listed} seeds or ${even}`
}

function either(counts: readonly number[]): string {
  return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`
}
