import * as v from 'valibot'
import type { Message, MessageKey, Text } from '../../locales/message'

/** The form of a key; a message that this version does not have shows as its key. */
const KEY = /^[a-zA-Z]+\.[\w.-]+$/

const value: v.GenericSchema<unknown> = v.union([
  v.string(),
  v.number(),
  v.looseObject({ as: v.string() }),
  v.lazy(() => message),
])

const message: v.GenericSchema<unknown, Message> = v.object({
  key: v.custom<MessageKey>((key) => typeof key === 'string' && KEY.test(key)),
  args: v.exactOptional(v.record(v.string(), value)),
}) as v.GenericSchema<unknown, Message>

/** A stored text: a plain string or a message. */
export const textShape: v.GenericSchema<unknown, Text> = v.union([
  v.pipe(v.string(), v.maxLength(500)),
  message,
])
