import * as v from 'valibot'
import { countShape } from '../countsShape'
import type { OpeningsPart } from './run'

/** A whole number beyond 2⁵³, in decimal. */
const digits = v.pipe(v.string(), v.digits())
const moves = v.array(countShape)

/** What a part must look like to be believed. */
export const partShape: v.GenericSchema<unknown, OpeningsPart> = v.variant('type', [
  v.object({
    type: v.literal('line'),
    found: v.nullable(v.object({ moves, left: countShape })),
    lower: v.number(),
    lowerLong: v.exactOptional(v.number()),
    limit: v.exactOptional(v.number()),
    tries: v.exactOptional(countShape),
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
])
