import type { Clause } from '../clauses/clause'

/** A last seed in the store earns another move. */
export const MOVE_AGAIN: Clause = { at: 'store', then: 'again' }

/** A last seed in an empty hole of the mover's own takes itself and what is opposite. */
export const CAPTURE_ACROSS: Clause = { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] }

/** The same, and where nothing is opposite it takes itself. */
export const CAPTURE_ACROSS_OR_ALONE: Clause = {
  at: 'own',
  makes: [1],
  across: '0+',
  take: ['here', 'across'],
}

/** A last seed in a filled hole is lifted with its contents and sown on. */
export const RELAY: Clause = { at: 'any', makes: '2+', then: 'relay' }

/** Sowing continues from the next hole. */
export const RELAY_NEXT: Clause = { at: 'any', next: '1+', then: 'relayNext' }

/** Before an empty hole, what is beyond it is taken. */
export const CAPTURE_BEYOND: Clause = { at: 'any', next: [0], beyond: '1+', take: ['beyond'] }
