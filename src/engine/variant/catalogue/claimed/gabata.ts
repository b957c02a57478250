import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Gabata, played in Eastern Africa. */
export const gabata = game(CLAIMED, {
  id: 'gabata',
  name: 'Gabata',
  summary: message('gamesClaimed.gabata.summary'),
  detail: message('gamesClaimed.gabata.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 49',
  oracle: 'Gabata',
  sow: { firstMove: 'alternate' },
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  claim: { lastSeed: 'takesTwo' },
  end: { when: 'allInStores' },
})
