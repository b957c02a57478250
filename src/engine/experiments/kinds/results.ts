import * as v from 'valibot'
import { countShape } from './partShapes'

/** Games that a player won, tied and lost. */
export type Results = readonly [wins: number, ties: number, losses: number]

/** The shape of results. */
export const resultsShape = v.tuple([countShape, countShape, countShape])

/** All games of some results. */
export function gamesOf([wins, ties, losses]: Results): number {
  return wins + ties + losses
}

/** What results are worth; a tie is half a point. */
export function pointsOf([wins, ties]: Results): number {
  return wins + ties / 2
}
