import type { en, volumes } from './en'

type English = typeof en

/** A part of the program with its own texts; each is a file in a volume of every language. */
export type Area = keyof English

/** The name of a message: its area and its name there, such as `queue.waiting`. */
export type MessageKey = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area]

/** The texts of one language: exactly the messages that English has. */
export type Catalogue = { readonly [A in Area]: AreaWords<A> }

/** Areas that are read together: a folder of every language. */
export type Volume = keyof typeof volumes

/** The words of one volume in one language. */
export type VolumeWords<V extends Volume = Volume> = {
  readonly [A in keyof (typeof volumes)[V] & Area]: AreaWords<A>
}

/** The words of one area in one language. */
export type AreaWords<A extends Area> = { readonly [Name in keyof English[A]]: string }

/** No area has a point in its name, so a key is parted once; asking every area in turn took the compiler ten seconds. */
type EnglishOf<K extends MessageKey> = K extends `${infer A extends Area}.${infer Name}`
  ? Name extends keyof English[A]
    ? English[A][Name]
    : never
  : never

/** The names of the gaps in a message: `{name}`, and `{name, plural, one {…} other {…}}` with those in its forms. */
type Placeholders<S> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? GapsIn<Inside> | Placeholders<Rest>
  : never

/** The gaps in what stands between a brace and the next closing one; the forms of a plural are sentences, not names. */
type GapsIn<S> = S extends `${infer Name}, plural, ${infer Forms}`
  ? Name | GapsIn<Forms>
  : S extends `${string}{${infer Inside}`
    ? GapsIn<Inside>
    : S extends `${string} ${string}` | `#${string}` | ''
      ? never
      : S

/** What a message needs to know, by the names in its English text. */
export type ArgsOf<K extends MessageKey> = { readonly [Name in Placeholders<EnglishOf<K>>]: Value }

type Rest<K extends MessageKey> = [Placeholders<EnglishOf<K>>] extends [never] ? [] : [args: ArgsOf<K>]

/** A message as data: it can be stored, sent to another thread, and shown in any language. */
export interface Message {
  readonly key: MessageKey
  readonly args?: Readonly<Record<string, Value>>
}

/** A message, or text that is the same in every language: a name somebody gave, a notation. */
export type Text = string | Message

/**
 * What fills a gap in a message. A plain number is a count or a measure and is written as the language writes numbers;
 * it can also decide between the forms of a plural.
 */
export type Value = Text | number | Quantity

/** A value that is written in a certain way. */
export type Quantity =
  | { readonly as: 'share'; readonly value: number; readonly digits?: number }
  | { readonly as: 'signed'; readonly value: number }
  | { readonly as: 'points'; readonly value: number }
  | { readonly as: 'fixed'; readonly value: number; readonly digits: number }
  | { readonly as: 'plain'; readonly value: number }
  | { readonly as: 'count'; readonly value: string }
  | { readonly as: 'duration'; readonly seconds: number }
  | { readonly as: 'bytes'; readonly value: number }
  | { readonly as: 'list'; readonly items: readonly Text[]; readonly join: Join }

/** How several things are written in a row. */
export type Join = 'and' | 'or' | 'comma' | 'sentences'

/** A message with what it needs; the compiler checks that nothing is missing. */
export function message<K extends MessageKey>(key: K, ...[args]: Rest<K>): Message {
  return args === undefined ? { key } : { key, args }
}

/** Whether a value, such as one of a document, is a message. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('key' in value)) return false
  const isOther = (name: string): boolean => name !== 'key' && name !== 'args'
  return typeof value.key === 'string' && value.key.includes('.') && !Object.keys(value).some(isOther)
}

/** A share 0…1, written in percent. */
export function share(value: number, digits?: number): Quantity {
  return { as: 'share', value, ...(digits === undefined ? {} : { digits }) }
}

/** A number whose sign matters: +4, −4, 0. */
export function signed(value: number): Quantity {
  return { as: 'signed', value }
}

/** A difference of shares, in percentage points with its sign: +1.25. */
export function points(value: number): Quantity {
  return { as: 'points', value }
}

/** A number with a fixed count of digits after the point. */
export function fixed(value: number, digits: number): Quantity {
  return { as: 'fixed', value, digits }
}

/** A number without grouping, such as a year or a random seed. */
export function plain(value: number): Quantity {
  return { as: 'plain', value }
}

/** A whole number that may be too large for a `number`. */
export function count(value: bigint | string): Quantity {
  return { as: 'count', value: String(value) }
}

/** A length of time. */
export function duration(seconds: number): Quantity {
  return { as: 'duration', seconds }
}

/** A size in bytes. */
export function bytes(value: number): Quantity {
  return { as: 'bytes', value }
}

/** Several things in a row: “1, 2 and 3”; or whole sentences, one after the other. */
export function list(items: readonly Text[], join: Join = 'and'): Quantity {
  return { as: 'list', items, join }
}

/** The name of a text for internal errors: its key if it is a message. */
export function nameOf(text: Text): string {
  return typeof text === 'string' ? text : text.key
}
