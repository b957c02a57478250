import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Meusuëb, played in Southeast Asia. */
export const meusueb = game(RELAY, {
  id: 'meusueb',
  name: 'Meusuëb',
  summary: message('gamesRelay.meusueb.summary'),
  detail: message('gamesRelay.meusueb.detail'),
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 66',
  oracle: 'Meusueb',
  readings: [message('gamesRelay.meusueb.reading1')],
  sow: { lateSeeds: 8 },
  turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
  end: { when: 'majority' },
})
