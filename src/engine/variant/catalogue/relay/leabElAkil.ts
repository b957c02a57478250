import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Leab El-ákil, played in Northern Africa. */
export const leabElAkil = game(RELAY, {
  id: 'leab-el-akil',
  name: 'Leab El-ákil',
  summary: message('gamesRelay.leab-el-akil.summary'),
  detail: message('gamesRelay.leab-el-akil.detail'),
  regions: ['Northern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 77',
  oracle: 'Leab_El-akil',
  readings: [message('gamesRelay.leab-el-akil.reading1')],
  start: { seedsPerHole: 6 },
  turn: { lastInOwn: 'captureCounts', captures: 'chain', takesToo: 'eachOpposite', mustFeed: 'giveOne' },
})
