import * as v from 'valibot'
import { ok, refuse, type Result } from '../../result'
import { canRepeat } from '../../rules/repetition'
import { findStrategy, STRATEGIES } from '../../strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../strategies/strategy'
import { MAX_HOLES, type Variant } from '../../variant/variant'
import type { SpecProblem } from '../experiment'
import { problemOf, rangeShape, readVariants, resized, type Range } from '../gameValues/spec'

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
  strategy: v.union([v.string(), STRATEGY_SHAPE]),
  holes: rangeShape(MAX_HOLES),
  seeds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
})

/** Reads a spec; what cannot be checked is said before any work starts. */
export function parseStrategyCheck(input: unknown): Result<StrategyCheckSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map(problemOf))
  const { variants, problems } = readVariants([shape.output.variant])
  const variant = variants[0]
  if (!variant) return refuse(problems.map(({ message }) => ({ path: 'variant', message })))
  const { strategy, holes, seeds } = shape.output
  const found: SpecProblem[] = []
  if (typeof strategy === 'string' && !findStrategy(strategy)) {
    const ids = STRATEGIES.map(({ id }) => id).join(', ')
    found.push({ path: 'strategy', message: `“${strategy}” is no strategy; choose one of ${ids}.` })
  }
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
  return found.length > 0 ? refuse(found) : ok({ variant, strategy, holes, seeds })
}

/** The strategy a spec names or holds. */
export function strategyOf({ strategy }: StrategyCheckSpec): Strategy {
  return typeof strategy === 'string' ? findStrategy(strategy)! : strategy
}

/** The variant on the board of a task. */
export function boardOf({ variant, holes, seeds }: StrategyCheckSpec, index: number): Variant {
  return resized(variant, holes.from + index, seeds)
}
