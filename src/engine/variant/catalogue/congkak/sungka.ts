import { game } from '../preset'
import { dakon } from './dakon'

/** Sungka, dakon’s sister in the Philippines. */
export const sungka = game(dakon, {
  id: 'sungka',
  name: 'Sungka',
  summary: 'Dakon of the Philippines: both play their first turn at once.',
  start: { first: 'bothAtOnce' },
  match: { nextFirst: 'lastedLongest' },
})
