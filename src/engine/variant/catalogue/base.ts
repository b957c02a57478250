import { USUAL } from '../usual'
import { SCHEMA_VERSION } from '../variant'
import { changedRules, type Rules } from './preset'

/** A game without any rule; each family lists what it has. */
export const BASE: Rules = {
  sizes: 'seedsApart',
  variant: (({ board, start, lift, sow, ...later }) => ({
    schema: SCHEMA_VERSION,
    name: '',
    source: '',
    board,
    start,
    lift,
    sow,
    passing: null,
    last: [],
    ...later,
  }))(USUAL),
}

/** What most traditional games share: nobody sows into stores, and play continues through repeated positions. */
export const TRADITIONAL: Rules = changedRules(BASE, {
  board: { stores: 'capturesOnly' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
})
