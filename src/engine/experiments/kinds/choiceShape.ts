import * as v from 'valibot'
import type { Choice } from '../../board/choice'
import { countShape } from './countsShape'

/** A choice in a stored part; runs saved by earlier versions have its notation instead. */
export const choiceShape: v.GenericSchema<unknown, Choice> = v.union([
  v.object({ hole: countShape, way: v.exactOptional(v.picklist(['anticlockwise', 'clockwise'])) }),
  v.pipe(v.string(), v.regex(/^\d{1,3}c?$/), v.transform(choiceIn)),
])

/** The choices of a line of play; runs saved by earlier versions may have them as one text. */
export const lineShape: v.GenericSchema<unknown, readonly Choice[]> = v.union([
  v.array(choiceShape),
  v.pipe(
    v.string(),
    v.regex(/^(\d{1,3}c?( (?=\d)|$))*$/),
    v.transform((text) => (text === '' ? [] : text.split(' ').map(choiceIn))),
  ),
])

function choiceIn(notation: string): Choice {
  const hole = Number.parseInt(notation, 10)
  return notation.endsWith('c') ? { hole, way: 'clockwise' } : { hole }
}
