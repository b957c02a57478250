import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** NoCapt. */
export const noCapt = game(KALAH, {
  id: 'no-capt',
  name: 'NoCapt',
  summary: message('gamesKalah.no-capt.summary'),
  detail: message('gamesKalah.no-capt.detail'),
  regions: ['Americas'],
  source: 'MancalaGames, example',
  oracle: 'NoCapt',
  sow: { origin: 'skipped' },
  turn: { lastInOwnEmpty: 'nothing', noMove: 'pass' },
  end: { when: 'allInStores', repetition: 'splitEvenly', repeats: 'playOn' },
})
