import { message } from '../../../../locales/message'
import { game } from '../preset'
import { dakon } from './dakon'

/**
 * Ohvalhu, dakon’s sister on the Maldives: dakon in a mirror, each store at its owner's left, except that holes are
 * still filled from the left.
 */
export const ohvalhu = game(dakon, {
  id: 'ohvalhu',
  name: 'Ohvalhu',
  summary: message('gamesCongkak.ohvalhu.summary'),
  detail: message('gamesCongkak.ohvalhu.detail'),
  regions: ['South Asia'],
  board: { holes: 8 },
  start: { seedsPerHole: 8 },
  sow: { direction: 'clockwise' },
  readings: [message('gamesCongkak.ohvalhu.reading1')],
})
