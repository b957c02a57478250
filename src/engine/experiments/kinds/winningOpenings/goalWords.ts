import { message, type Message } from '../../../../locales/message'
import type { Goal } from './spec'

/** The goals of a search, as forms and tables name them. */
export const GOAL_WORDS: Readonly<Record<Goal, Message>> = {
  count: message('fields.goalCount'),
  shortest: message('fields.goalShortest'),
  'max-capture': message('fields.goalMaxCapture'),
  'fewest-laps': message('fields.goalFewestLaps'),
  'fewest-cycles': message('fields.goalFewestCycles'),
  first: message('fields.goalFirst'),
  analyse: message('fields.goalAnalyse'),
}
