import { message } from '../../../locales/message'
import type { SentencesOf } from './sentence'
import { countsClaims } from './countsClaims'
import { roundOf } from './roundWord'

/** What wins a round, in words. */
export const winSentences: SentencesOf<'win'> = {
  'win.by': (variant) =>
    ({
      mostSeeds: message(countsClaims(variant) ? 'rules.win.by.mostSeedsClaimed' : 'rules.win.by.mostSeeds', {
        round: roundOf(variant),
      }),
      majority: message(countsClaims(variant) ? 'rules.win.by.majorityClaimed' : 'rules.win.by.majority', {
        round: roundOf(variant),
      }),
      deprive: message('rules.win.by.deprive'),
      immobilise: message('rules.win.by.immobilise'),
      clear: message('rules.win.by.clear'),
    })[variant.win.by],
}
