import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Awari, also called oware. */
export const awari = game(AWARI, {
  id: 'awari',
  name: 'Awari',
  summary: message('gamesAwari.awari.summary'),
  detail: message('gamesAwari.awari.detail'),
  regions: ['Western Africa', 'Caribbean', 'Americas'],
  otherNames: ['Oware', 'Wari'],
  source: 'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'ifForced' },
  end: { repeats: 'stop' },
  readings: [
    message('gamesAwari.awari.reading1'),
    message('gamesAwari.awari.reading2'),
    message('gamesAwari.awari.reading3'),
  ],
})
