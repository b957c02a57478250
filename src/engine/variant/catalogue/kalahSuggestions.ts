import type { Clause } from '../clauses/clause'
import { CAPTURE_ACROSS, MOVE_AGAIN } from './clauses'

/** Kalah in which captures across run back over the lap, as Pok suggests for later study (chapter 4). */
export const MULTIPLE_CAPTURES: readonly Clause[] = [MOVE_AGAIN, { ...CAPTURE_ACROSS, chain: 'back' }]

/** Kalah in which the last seed captures where it meets a single seed instead of an empty hole. */
export const CAPTURE_ON_SINGLE: readonly Clause[] = [MOVE_AGAIN, { ...CAPTURE_ACROSS, makes: [2] }]

/** Kalah in which the last hole is taken. */
export const LAST_HOLE_TAKEN: readonly Clause[] = [MOVE_AGAIN, { at: 'any', makes: '1+', take: ['here'] }]
