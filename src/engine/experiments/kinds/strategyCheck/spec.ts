import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { canRepeat } from '../../../variant/support/repetition'
import { findStrategy, STRATEGIES } from '../../../strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../../strategies/strategy'
import { MAX_HOLES, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { shapeProblem } from '../../spec/specProblems'
import { readVariants } from '../../spec/readVariants'
import { ownLayout, rangeShape, resized, type Range } from '../../spec/sizes'

/** A strategy of South's to be checked on boards of several sizes. */
export interface StrategyCheckSpec {
  readonly variant: Variant
  /** The id of one that ships, or a whole strategy. */
  readonly strategy: string | Strategy
  readonly holes: Range
  readonly seeds: number
}

/** More seeds than this on a board cannot be checked exhaustively. */
const MOST_SEEDS = 40

const SHAPE = v.strictObject({
  variant: v.unknown(),
  strategy: v.unknown(),
  holes: rangeShape(MAX_HOLES),
  seeds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
})

/** Reads a spec; what cannot be checked is said before any work starts. */
export function parseStrategyCheck(input: unknown): Result<StrategyCheckSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants([shape.output.variant])
  const variant = variants[0]
  if (!variant) return refuse(problems.map(({ message }) => ({ path: 'variant', message })))
  const { holes, seeds } = shape.output
  const strategy = readStrategy(shape.output.strategy)
  const found: SpecProblem[] = [...(strategy.ok ? [] : strategy.error), ...ownLayout(variant, 'variant')]
  if (canRepeat(variant)) {
    found.push({
      path: 'variant',
      message: 'Play can go round in circles here, so no list of replies is ever whole.',
    })
  }
  if (variant.start.first === 'bothAtOnce') {
    found.push({
      path: 'variant.start.first',
      message: 'Both choose at once in the opening, so nobody replies.',
    })
  }
  if (2 * holes.to * seeds > MOST_SEEDS) {
    found.push({
      path: 'holes',
      message: `At most ${MOST_SEEDS} seeds on the board can be checked exhaustively.`,
    })
  }
  return found.length === 0 && strategy.ok
    ? ok({ variant, strategy: strategy.value, holes, seeds })
    : refuse(found)
}

/** Reads the id of a strategy that ships, or a whole one. */
function readStrategy(input: unknown): Result<string | Strategy, readonly SpecProblem[]> {
  if (typeof input === 'string') {
    const ids = STRATEGIES.map(({ id }) => id).join(', ')
    const message = `“${input.slice(0, 60)}” is no strategy; choose one of ${ids}.`
    return findStrategy(input) ? ok(input) : refuse([{ path: 'strategy', message }])
  }
  const shape = v.safeParse(STRATEGY_SHAPE, input)
  return shape.success
    ? ok(shape.output)
    : refuse(shape.issues.map((issue) => shapeProblem(issue, 'strategy')))
}

/** The strategy a spec names or holds. */
export function strategyOf({ strategy }: StrategyCheckSpec): Strategy {
  return typeof strategy === 'string' ? findStrategy(strategy)! : strategy
}

/** The variant on the board of a task. */
export function boardOf({ variant, holes, seeds }: StrategyCheckSpec, index: number): Variant {
  return resized(variant, holes.from + index, seeds)
}
