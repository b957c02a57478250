import { fill, type Filling } from './fill'
import type { Formats } from './format'
import type { Catalogue, Message, MessageKey, Quantity, Text, Value } from './message'

/** Turns messages into sentences of one language. */
export interface Speaker {
  readonly formats: Formats
  say(text: Text): string
}

/** A speaker from the texts of a language and its formats. */
export function speaker(textOf: (key: MessageKey) => string, formats: Formats): Speaker {
  const { pluralOf } = formats

  function say(text: Text): string {
    return typeof text === 'string' ? text : sayMessage(text)
  }

  function sayMessage({ key, args = {} }: Message): string {
    return fill(textOf(key), fillingOf(args)).join('')
  }

  function fillingOf(args: Readonly<Record<string, Value>>): Filling<string> {
    const pieces: Record<string, string> = {}
    const amounts: Record<string, number> = {}
    for (const [name, value] of Object.entries(args)) {
      pieces[name] = write(value)
      const amount = amountOf(value)
      if (amount !== null) amounts[name] = amount
    }
    return { pieces, amounts, pluralOf }
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

/** The number that decides between plural forms, if a value is one. */
function amountOf(value: Value): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'object' && 'as' in value && value.as === 'count' ? Number(value.value) : null
}

/** Words as one flat table by message key. */
export function flatten(catalogue: Partial<Catalogue>): Readonly<Record<MessageKey, string>> {
  const flat: Record<string, string> = {}
  for (const [area, words] of Object.entries(catalogue))
    for (const [name, text] of Object.entries(words)) flat[`${area}.${name}`] = text
  return flat as Record<MessageKey, string>
}
