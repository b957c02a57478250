import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Qelat, played in Eastern Africa. */
export const qelat = game(CLAIMED, {
  id: 'qelat',
  name: 'Qelat',
  summary: message('gamesClaimed.qelat.summary'),
  detail: message('gamesClaimed.qelat.detail'),
  regions: ['Eastern Africa'],
  source: 'Mohr 1993, The New Games Treasury, p. 101',
  oracle: 'Qelat',
  lift: { undo: 'barred' },
  sow: { direction: 'outward', origin: 'skipped', relay: 'never' },
  turn: { lastInOpponents: 'captureCounts', lastInOwn: 'captureCounts', captureCounts: [4], noMove: 'pass' },
  claim: { where: 'anywhere', places: 'endsAndNext', captured: 'toClaimed' },
  end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
})
