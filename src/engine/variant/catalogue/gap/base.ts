import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Sowing continues from the next hole; if that is empty, the hole beyond it is taken. */
export const GAP = familyBase('gap', TRADITIONAL, {
  sow: { relay: 'any', relayFrom: 'nextHole' },
  turn: { gap: 'captureBeyond', chainWay: 'onward' },
})
