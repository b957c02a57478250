import { BASE } from './base'
import { changedRules, type Rules } from './preset'

/** What most traditional games share: nobody sows into stores, and play continues through repeated positions. */
export const TRADITIONAL: Rules = changedRules(BASE, {
  board: { stores: 'capturesOnly' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
})
