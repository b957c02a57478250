import * as v from 'valibot'
import { list, message, type Text } from '../../../locales/message'
import { findStrategy, STRATEGIES } from '../../strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../strategies/strategy'
import { didYouMean } from './didYouMean'
import { issueText, type Shape } from './shapes'

/** The id of a built-in strategy. */
export const strategyIdShape: Shape<string> = v.pipe(
  v.string(issueText(message('specProblems.strategyName'))),
  v.check(
    (id) => findStrategy(id) !== undefined,
    ({ input }) => issueText(unknownStrategy(input)),
  ),
)

/** The id of a built-in strategy, or a complete strategy. */
export const strategyShape: Shape<string | Strategy> = v.lazy<Shape<string | Strategy>>((input) =>
  typeof input === 'string' ? strategyIdShape : STRATEGY_SHAPE,
)

/** Says that no strategy has this id, and which ones there are. */
export function unknownStrategy(id: string): Text {
  const ids = STRATEGIES.map((strategy) => strategy.id)
  const problem = message('specProblems.unknownStrategy', {
    got: id.slice(0, 60),
    choices: list(ids, 'comma'),
  })
  return didYouMean(problem, id, ids)
}
