import { type Share, wilson } from './proportion'

/** A share after a number of trials. */
interface Milestone extends Share {
  readonly trials: number
}

/** How a share converges: cumulative shares after each block of trials, in order. */
export function convergence(
  blocks: readonly { readonly successes: number; readonly trials: number }[],
): readonly Milestone[] {
  let successes = 0
  let trials = 0
  return blocks.map((block) => {
    successes += block.successes
    trials += block.trials
    return { trials, ...wilson(successes, trials) }
  })
}
