import * as v from 'valibot'
import { findStrategy, STRATEGIES } from '../../strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../strategies/strategy'
import type { Shape } from './shapes'

/** The id of a strategy that ships. */
export const strategyIdShape: Shape<string> = v.pipe(
  v.string('must be the name of a strategy'),
  v.check((id) => findStrategy(id) !== undefined, unknownStrategy),
)

/** The id of a strategy that ships, or a whole strategy. */
export const strategyShape: Shape<string | Strategy> = v.lazy<Shape<string | Strategy>>((input) =>
  typeof input === 'string' ? strategyIdShape : STRATEGY_SHAPE,
)

function unknownStrategy({ input }: { readonly input: string }): string {
  const ids = STRATEGIES.map(({ id }) => id).join(', ')
  return `unknown strategy “${input.slice(0, 60)}”; choose one of ${ids}`
}
