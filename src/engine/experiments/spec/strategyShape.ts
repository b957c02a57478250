import * as v from 'valibot'
import { list, message } from '../../../locales/message'
import { findStrategy, STRATEGIES } from '../../strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../strategies/strategy'
import { issueText, type Shape } from './shapes'

/** The id of a built-in strategy. */
export const strategyIdShape: Shape<string> = v.pipe(
  v.string(issueText(message('specProblems.strategyName'))),
  v.check((id) => findStrategy(id) !== undefined, unknownStrategy),
)

/** The id of a built-in strategy, or a complete strategy. */
export const strategyShape: Shape<string | Strategy> = v.lazy<Shape<string | Strategy>>((input) =>
  typeof input === 'string' ? strategyIdShape : STRATEGY_SHAPE,
)

function unknownStrategy({ input }: { readonly input: string }): string {
  const choices = list(
    STRATEGIES.map(({ id }) => id),
    'comma',
  )
  return issueText(message('specProblems.unknownStrategy', { got: input.slice(0, 60), choices }))
}
