import type { Formats } from './format'
import type { Catalogue, Message, MessageKey, Quantity, Text, Value } from './message'

/** Looks a message up and fills its gaps; `choice` picks singular or plural. */
export type Translate = (key: MessageKey, gaps: Readonly<Record<string, string>>, choice?: number) => string

/** Turns messages into sentences of one language. */
export interface Speaker {
  readonly formats: Formats
  say(text: Text): string
}

/** A speaker from a translator and the formats of its language. */
export function speaker(translate: Translate, formats: Formats): Speaker {
  function say(text: Text): string {
    return typeof text === 'string' ? text : sayMessage(text)
  }

  function sayMessage({ key, args = {} }: Message): string {
    const gaps = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, write(value)]))
    return typeof args.count === 'number' ? translate(key, gaps, args.count) : translate(key, gaps)
  }

  function write(value: Value): string {
    if (typeof value === 'number') return formats.number(value)
    if (typeof value === 'string') return value
    return 'as' in value ? writeQuantity(value) : sayMessage(value)
  }

  function writeQuantity(quantity: Quantity): string {
    switch (quantity.as) {
      case 'share':
        return formats.share(quantity.value, quantity.digits)
      case 'signed':
        return formats.signed(quantity.value)
      case 'points':
        return formats.points(quantity.value)
      case 'fixed':
        return formats.fixed(quantity.value, quantity.digits)
      case 'plain':
        return formats.plain(quantity.value)
      case 'count':
        return formats.count(quantity.value)
      case 'duration':
        return say(formats.duration(quantity.seconds))
      case 'bytes':
        return formats.bytes(quantity.value)
      case 'list':
        return formats.list(quantity.items.map(say), quantity.join)
    }
  }

  return { formats, say }
}

/** Words as one flat table by message key. */
export function flatten(catalogue: Partial<Catalogue>): Readonly<Record<MessageKey, string>> {
  const entries = Object.entries(catalogue).flatMap(([area, words]) =>
    Object.entries(words).map(([name, text]) => [`${area}.${name}`, text]),
  )
  return Object.fromEntries(entries) as Record<MessageKey, string>
}
