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
  readings: [
    'The paper says only that both players start at once in the first round. Each in turn drops one seed, South before North; lifting, capturing and choosing take no time.',
    'Players who choose at once do not see each other’s choice. North chooses after South, and sees South’s choice.',
    'The player who can move longest starts the next round. The paper does not say what holds when both openings last equally long. South then moves next, and North counts as the one who lasted longer: North starts the second round.',
  ],
})
