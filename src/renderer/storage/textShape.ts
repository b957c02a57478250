import * as v from 'valibot'
import type { Join, Message, MessageKey, Text, Value } from '../../locales/message'

/** The form of a key; a message that this version does not have shows as its key. */
const KEY = /^[a-zA-Z]+\.[\w.-]+$/

/** Databases keep numbers that JSON cannot hold. */
const number = v.union([v.number(), v.nan()])
const digits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))
const join = v.picklist(['and', 'or', 'comma', 'sentences'] satisfies readonly Join[])
const valued = <As extends string>(as: As) => v.object({ as: v.literal(as), value: number })

/** A value in every form that can be written; anything else would fail while a page is drawn. */
const value: v.GenericSchema<unknown, Value> = v.union([
  v.string(),
  number,
  v.object({ as: v.literal('share'), value: number, digits: v.exactOptional(digits) }),
  v.object({ as: v.literal('fixed'), value: number, digits }),
  valued('signed'),
  valued('points'),
  valued('plain'),
  valued('bytes'),
  v.object({ as: v.literal('count'), value: v.pipe(v.string(), v.regex(/^-?\d{1,1000}$/)) }),
  v.object({ as: v.literal('duration'), seconds: number }),
  v.object({ as: v.literal('list'), items: v.array(v.lazy(() => said)), join }),
  v.lazy(() => message),
])

const message: v.GenericSchema<unknown, Message> = v.object({
  key: v.custom<MessageKey>((key) => typeof key === 'string' && KEY.test(key)),
  args: v.exactOptional(v.record(v.string(), value)),
}) as v.GenericSchema<unknown, Message>

const said: v.GenericSchema<unknown, Text> = v.union([v.string(), message])

/** No text of Lumbung is nested deeper; one that is would overflow the stack of whatever reads or says it. */
const MOST_NESTED = 100
const shallow = v.pipe(
  v.unknown(),
  v.check((text) => !isNestedDeeper(text, MOST_NESTED)),
)

/** A text that Lumbung stored: a message, or a finished sentence of an older version. */
export const saidShape: v.GenericSchema<unknown, Text> = v.pipe(shallow, said)

/** A text that somebody may have given: a plain string or a message. */
export const textShape: v.GenericSchema<unknown, Text> = v.pipe(
  shallow,
  v.union([v.pipe(v.string(), v.maxLength(500)), message]),
)

function isNestedDeeper(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}
