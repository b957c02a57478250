import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Weg, played in Northern Africa. */
export const weg = game(CLAIMED, {
  id: 'weg',
  name: 'Weg',
  summary: message('gamesClaimed.weg.summary'),
  detail: message('gamesClaimed.weg.detail'),
  regions: ['Northern Africa'],
  source: 'Russ 1984, Mancala Games, p. 48, with details on p. 46',
  oracle: 'Weg',
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  claim: { lastSeed: 'takesTwo' },
  end: { when: 'allInStores' },
})
