import { message } from '../../../locales/message'
import type { SentencesOf } from './sentence'

/** What wins a round, in words. */
export const winSentences: SentencesOf<'win'> = {
  'win.by': ({ win }) =>
    ({
      mostSeeds: message('rules.win.by.mostSeeds'),
      majority: message('rules.win.by.majority'),
      deprive: message('rules.win.by.deprive'),
      immobilise: message('rules.win.by.immobilise'),
      clear: message('rules.win.by.clear'),
    })[win.by],
}
