import * as v from 'valibot'
import { en } from '../../locales/en'
import type { Message, MessageKey, Text } from '../../locales/message'
import { flatten } from '../../locales/say'

const KEYS = new Set<string>(Object.keys(flatten(en)))

const value: v.GenericSchema<unknown> = v.union([
  v.string(),
  v.number(),
  v.looseObject({ as: v.string() }),
  v.lazy(() => message),
])

const message: v.GenericSchema<unknown, Message> = v.object({
  key: v.custom<MessageKey>((key) => typeof key === 'string' && KEYS.has(key)),
  args: v.exactOptional(v.record(v.string(), value)),
}) as v.GenericSchema<unknown, Message>

/** A stored text: words as they are, or a message that this version knows. */
export const textShape: v.GenericSchema<unknown, Text> = v.union([
  v.pipe(v.string(), v.maxLength(500)),
  message,
])
