import { game } from '../preset'
import { dakon } from './dakon'

/**
 * Ohvalhu, dakon’s sister on the Maldives: dakon in a mirror, each store at its owner's left, except that holes are
 * still filled from the left.
 */
export const ohvalhu = game(dakon, {
  id: 'ohvalhu',
  name: 'Ohvalhu',
  summary: 'Dakon of the Maldives, sown clockwise on eight holes per side.',
  detail: 'Each store stands at its owner’s left; holes are still refilled from the left.',
  regions: ['South Asia'],
  board: { holes: 8 },
  start: { seedsPerHole: 8 },
  sow: { direction: 'clockwise' },
  readings: [
    'The paper says only that Ohvalhu is sown clockwise, with the store at the left. All else is as in Dakon; holes are still refilled from the left.',
  ],
})
