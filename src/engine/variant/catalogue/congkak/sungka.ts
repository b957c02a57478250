import { game } from '../preset'
import { dakon } from './dakon'

/** Sungka, dakon’s sister in the Philippines. */
export const sungka = game(dakon, {
  id: 'sungka',
  name: 'Sungka',
  summary: 'Dakon of the Philippines, in which both players play their first turn at once.',
  detail: 'The player who stops first moves next; whoever lasted longest starts the next round.',
  regions: ['Southeast Asia'],
  start: { first: 'bothAtOnce' },
  match: { nextFirst: 'lastedLongest' },
})
