import type { Count } from './difference'

/** Tables as likely as the one that was seen count in spite of rounding. */
const ROUNDING = 1 + 1e-7

/**
 * Fisher’s exact test: how likely it is that chance divides the successes of both samples at least as unevenly as they are,
 * over all tables with the same totals that are at most as likely as this one.
 */
export function fisherTest(first: Count, second: Count): number {
  const all = first.trials + second.trials
  const successes = first.successes + second.successes
  const least = Math.max(0, successes - second.trials)
  const most = Math.min(first.trials, successes)
  // Chances up to a common factor, each from the one before, as logarithms because they may be tiny.
  const logs = [0]
  for (let count = least; count < most; count++)
    logs.push(
      logs.at(-1)! +
        Math.log((first.trials - count) / (count + 1)) +
        Math.log((successes - count) / (all - first.trials - successes + count + 1)),
    )
  const largest = logs.reduce((a, b) => Math.max(a, b))
  const chances = logs.map((log) => Math.exp(log - largest))
  const seen = chances[first.successes - least]! * ROUNDING
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.reduce((sum, chance) => sum + (chance <= seen ? chance : 0), 0) / total
}
