import type { SentencesOf } from './sentence'

/** What wins a round, in words. */
export const winSentences: SentencesOf<'win'> = {
  'win.by': ({ win }) =>
    ({
      mostSeeds: 'The player with more seeds in store wins the round; equal stores are a tie.',
      majority: 'Winning the round takes more than half of all seeds; otherwise it is a tie.',
    })[win.by],
}
