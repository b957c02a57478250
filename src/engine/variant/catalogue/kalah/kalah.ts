import { game } from '../preset'
import { KALAH } from './base'

/** Kalah(m, n). */
export const kalah = game(KALAH, {
  id: 'kalah',
  name: 'Kalah',
  summary: 'Sow one lap, capture across, and move again after a last seed in your store.',
  detail: 'The round ends when either side is empty; the rest goes to the side that holds it.',
  regions: ['Americas'],
  oracle: 'Kalah',
  source: 'Pok 2001, The Game of Kalah',
})
