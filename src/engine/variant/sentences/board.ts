import { message } from '../../../locales/message'
import type { SentencesOf } from './sentence'

/** A board with no more holes per side than this is called small. */
const SMALL = 4

/** What the game is played on, in words. */
export const boardSentences: SentencesOf<'board'> = {
  'board.holes': ({ board }) =>
    message(board.holes <= SMALL ? 'rules.board.holesSmall' : 'rules.board.holes', { count: board.holes }),
  'board.stores': ({ board }) =>
    ({
      own: message('rules.board.stores.own'),
      capturesOnly: message('rules.board.stores.capturesOnly'),
      both: message('rules.board.stores.both'),
    })[board.stores],
}
