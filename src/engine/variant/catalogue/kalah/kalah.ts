import { game } from '../preset'
import { KALAH } from './base'

/** Kalah(m, n). */
export const kalah = game(KALAH, {
  id: 'kalah',
  name: 'Kalah',
  summary: 'Sow one lap, capture across, and move again after a last seed in your store.',
  detail: 'The round ends when either side is empty; the rest goes to the side that holds it.',
  regions: ['Americas'],
  source: 'Pok 2001, The Game of Kalah',
  readings: [
    'The rules of the report do not say whether the last seed is taken when the hole across is empty. A proof in it that speaks of a half-capture points to taking it. Nothing is taken here; Kalah with empty capture takes it. Results that depend on this are told for both.',
    'The report and Irving et al. publish a win, a draw or a loss. Who wins comes first here too; where games are solved, both players also go for the largest margin.',
  ],
})
