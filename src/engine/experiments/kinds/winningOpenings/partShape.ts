import * as v from 'valibot'
import { countShape } from '../countsShape'
import type { OpeningsPart } from './run'

/** A whole number beyond 2⁵³, in decimal. */
const digits = v.pipe(v.string(), v.digits())
/** Holes, negative if sown clockwise by choice. */
const moves = v.array(v.pipe(v.number(), v.safeInteger()))

/** The shape of a valid part. */
export const partShape: v.GenericSchema<unknown, OpeningsPart> = v.variant('type', [
  v.object({
    type: v.literal('line'),
    found: v.nullable(v.object({ moves, left: countShape })),
    lower: v.number(),
    lowerLong: v.exactOptional(v.number()),
    limit: v.exactOptional(v.number()),
    // Parts of earlier versions do not have it.
    searchesRun: v.optional(countShape, 0),
    proven: v.boolean(),
    moves: v.number(),
    done: v.number(),
  }),
  v.object({
    type: v.literal('share'),
    counts: v.object({
      moves: digits,
      positions: digits,
      stuck: digits,
      sequences: v.array(digits),
      winning: v.array(digits),
      ends: v.array(digits),
      best: v.nullable(v.object({ moves, left: v.nullable(countShape) })),
    }),
    bound: v.nullable(v.number()),
    next: v.exactOptional(countShape),
  }),
  v.object({ type: v.literal('leftAlone') }),
])
