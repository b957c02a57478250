import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../engine/result'
import { STRATEGY_SHAPE, type Strategy } from '../../../engine/strategies/strategy'
import { message, type Message } from '../../../locales/message'

/** A strategy to start from: what it says is shown as JSON. */
export function firstStrategy(name: string): Strategy {
  return {
    id: 'my-strategy',
    name,
    source: '',
    opening: [{ fromStore: 0 }],
    rules: [{ play: 'endInStore' }, { play: 'captureMost' }, { play: 'nearestStore' }],
  }
}

/** Reads the text of a strategy; an error says where it is wrong, and how. */
export function readStrategy(text: string): Result<Strategy, Message> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    return refuse(message('ownStrategies.notJson', { reason: (error as Error).message }))
  }
  const read = v.safeParse(STRATEGY_SHAPE, content)
  if (read.success) return ok(read.output)
  const [issue] = read.issues
  const where = v.getDotPath(issue) ?? '{}'
  return refuse(
    message('ownStrategies.wrongAt', { where, expected: issue.expected ?? '', got: issue.received }),
  )
}
