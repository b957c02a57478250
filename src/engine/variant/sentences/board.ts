import type { SentencesOf } from './sentence'

/** What the game is played on, in words. */
export const boardSentences: SentencesOf<'board'> = {
  'board.holes': ({ board }) =>
    board.holes === 1
      ? 'Each side has one hole; each player has a store.'
      : `Each side has ${board.holes} holes; each player has a store.`,
  'board.stores': ({ board }) =>
    ({
      own: 'Players sow into their own store and skip the opponent’s.',
      capturesOnly: 'Nobody sows into the stores: they only hold captured seeds.',
    })[board.stores],
}
