import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Lahemay Waladat, played in Eastern Africa. */
export const lahemayWaladat = game(RELAY, {
  id: 'lahemay-waladat',
  name: 'Lahemay Waladat',
  summary: message('gamesRelay.lahemay-waladat.summary'),
  detail: message('gamesRelay.lahemay-waladat.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 91',
  oracle: 'Lahemay_Waladat',
  turn: { lastInOwn: 'captureCounts', captureCounts: [3], afterCapture: 'sowOn' },
  end: { leftovers: 'toLastMover' },
})
