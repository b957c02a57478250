import { message } from '../../../../locales/message'
import { isDealt } from '../../../rules/deal'
import { opensAtOnce } from '../../../variant/consequences'
import { canRepeat } from '../../../variant/support'
import { findStrategy } from '../../../strategies/catalogue'
import type { Strategy } from '../../../strategies/strategy'
import { findPreset } from '../../../variant/catalogue'
import { MAX_HOLES, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { type Range, rangeShape, wholeNumber } from '../../spec/shapes'
import { numbers, ownLayout, resized } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { strategyShape } from '../../spec/strategyShape'
import { variantShape } from '../../spec/variantShape'

/** A strategy for South to be checked on boards of several sizes. */
export interface StrategyCheckSpec {
  readonly variant: Variant
  /** The id of a built-in strategy, or a complete strategy. */
  readonly strategy: string | Strategy
  readonly holes: Range
  readonly seeds: number
}

/** The most seeds per hole that a form offers. */
export const MAX_SEEDS_PER_HOLE = 60
/** More seeds than this on a board cannot be checked exhaustively. */
const MOST_SEEDS = 40

/** Pok's theorem for KalahAlt(m, 1). */
export const DEFAULTS: StrategyCheckSpec = {
  variant: findPreset('kalah-alt')!.make({ holes: 5, seeds: 1 }),
  strategy: 'pok-alt',
  holes: { from: 1, to: 6 },
  seeds: 1,
}

/** Parses a spec; reports what cannot be checked before any work starts. */
export const parseStrategyCheck = specParser(
  specShape<StrategyCheckSpec>(
    {
      variant: variantShape,
      strategy: strategyShape,
      holes: rangeShape(1, MAX_HOLES),
      seeds: wholeNumber(1, MAX_SEEDS_PER_HOLE),
    },
    DEFAULTS,
  ),
  together,
)

function together({ variant, holes, seeds }: StrategyCheckSpec): readonly SpecProblem[] {
  const problems = [...ownLayout(variant, 'variant')]
  if (canRepeat(variant)) {
    problems.push({ path: 'variant', message: message('specProblems.endlessReplies') })
  }
  if (opensAtOnce(variant)) {
    problems.push({ path: 'variant.start.first', message: message('specProblems.nobodyReplies') })
  }
  if (isDealt(variant)) problems.push({ path: 'variant.start.deal', message: message('searchReasons.dealt') })
  if (2 * holes.to * seeds > MOST_SEEDS) {
    problems.push({ path: 'holes', message: message('specProblems.boardTooLarge', { max: MOST_SEEDS }) })
  }
  return problems
}

/** The strategy that a spec names or contains. */
export function strategyOf({ strategy }: StrategyCheckSpec): Strategy {
  return typeof strategy === 'string' ? findStrategy(strategy)! : strategy
}

/** The numbers of holes, one for each task. */
export function boardsOf({ holes }: StrategyCheckSpec): readonly number[] {
  return numbers(holes)
}

/** The variant on the board of a task. */
export function boardOf({ variant, holes, seeds }: StrategyCheckSpec, index: number): Variant {
  return resized(variant, holes.from + index, seeds)
}
