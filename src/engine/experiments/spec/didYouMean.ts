import { message, type Text } from '../../../locales/message'
import { likely } from '../../nearest'
import { sentences } from '../report/amounts'

/** What is wrong with a name, and the one that was probably meant, if there is one. */
export function didYouMean(problem: Text, typed: string, names: readonly string[]): Text {
  const like = likely(typed, names)
  return like === null ? problem : sentences(problem, message('specProblems.didYouMean', { like }))
}
