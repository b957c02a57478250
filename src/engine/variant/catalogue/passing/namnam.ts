import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** NamNam, played in Western Africa. */
export const namnam = game(PASSING, {
  id: 'namnam',
  name: 'NamNam',
  summary: message('gamesPassing.namnam.summary'),
  detail: message('gamesPassing.namnam.detail'),
  regions: ['Western Africa'],
  source: 'oware.org, “Nam nam”',
  oracle: 'NamNam',
  readings: [message('gamesPassing.namnam.reading1')],
  turn: { mustFeed: 'yes' },
  end: { few: 4, fewTo: 'mover' },
})
