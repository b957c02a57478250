import { message } from '../../../../locales/message'
import { game } from '../preset'
import { congkak } from './congkak'

/** Congkak in rounds; laps skip burnt holes. */
export const congkakRounds = game(congkak, {
  id: 'congkak-rounds',
  name: 'Congkak in rounds',
  summary: message('gamesCongkak.congkak-rounds.summary'),
  detail: message('gamesCongkak.congkak-rounds.detail'),
  regions: ['Southeast Asia'],
  match: { length: 'untilOut' },
  readings: [
    message('gamesCongkak.congkak-rounds.reading1'),
    message('gamesCongkak.congkak-rounds.reading2'),
  ],
})

/** Congkak in rounds; seeds that fall in burnt holes go to the opponent. */
export const congkakConfiscating = game(congkakRounds, {
  id: 'congkak-rounds-confiscate',
  name: 'Congkak in rounds, burnt holes give seeds away',
  summary: message('gamesCongkak.congkak-rounds-confiscate.summary'),
  detail: message('gamesCongkak.congkak-rounds-confiscate.detail'),
  regions: ['Southeast Asia'],
  match: { burnt: 'confiscated' },
  readings: [message('gamesCongkak.congkak-rounds-confiscate.reading1')],
})
