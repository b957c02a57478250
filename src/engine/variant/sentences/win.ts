import type { SentencesOf } from './sentence'

/** What wins a round, in words. */
export const winSentences: SentencesOf<'win'> = {
  'win.by': ({ win }) =>
    ({
      mostSeeds: 'The player with more seeds in store wins the round; equal stores are a tie.',
      majority: 'Winning the round takes more than half of all seeds; otherwise it is a tie.',
      deprive: 'A player wins the round by leaving the opponent without seeds or without a move.',
      immobilise: 'A player wins the round by leaving the opponent without a move.',
      clear: 'The player whose own holes are empty first wins the round; the mover comes first.',
    })[win.by],
}
