import { message } from '../../../locales/message'
import type { Strategy } from '../strategy'

const LAST = { fromStore: 0 } as const
const LAST_BUT_ONE = { fromStore: 1 } as const

/** Pok's strategy for KalahAlt(m, 1), claimed never to lose, in two readings of its last clause, and her four attempts at one for Kalah(m, 1). */
export const pokStrategies: readonly Strategy[] = [
  {
    id: 'pok-alt',
    name: message('players.strategy.pok-alt'),
    source: 'Pok 2001, chapter 3, Theorem 1',
    opening: [LAST],
    rules: [{ play: 'capture' }, { play: 'nearestStore' }],
  },
  {
    id: 'pok-alt-no-defence',
    name: message('players.strategy.pok-alt-no-defence'),
    source: 'Pok 2001, chapter 3, Theorem 1, “such that the move makes no capture or defence”',
    opening: [LAST],
    rules: [{ play: 'capture' }, { play: 'nearestStoreUnattacked' }, { play: 'nearestStore' }],
  },
  {
    id: 'pok-attempt-1',
    name: message('players.strategy.pok-attempt-1'),
    source: 'Pok 2001, appendix C, attempt 1',
    opening: [],
    rules: [{ play: 'endInStore' }, { play: 'capture' }, { play: 'any' }],
  },
  {
    id: 'pok-attempt-2',
    name: message('players.strategy.pok-attempt-2'),
    source: 'Pok 2001, appendix C, attempt 2',
    opening: [LAST, LAST_BUT_ONE],
    rules: [{ play: 'capture' }, { play: 'nearestStore' }],
  },
  {
    id: 'pok-attempt-3',
    name: message('players.strategy.pok-attempt-3'),
    source: 'Pok 2001, appendix C, attempt 3',
    opening: [LAST, LAST_BUT_ONE],
    rules: [{ play: 'mirror' }, { play: 'any' }],
  },
  {
    id: 'pok-attempt-4',
    name: message('players.strategy.pok-attempt-4'),
    source: 'Pok 2001, appendix C, attempt 4',
    opening: [LAST, LAST_BUT_ONE],
    rules: [{ play: 'captureOrDefend' }, { play: 'facingForemost', less: 1 }, { play: 'nearestStore' }],
  },
]
