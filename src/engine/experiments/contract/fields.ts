import type { Text } from '../../../locales/message'
import type { Json } from './experiment'

/** One field of a spec, as a form shows it. Only `parse` decides what is allowed; a field only says what to draw. */
export type Field = FieldBase & FieldType

interface FieldBase {
  /** Place in the spec, with dots: `variant`, `games`, `holes.from`. */
  readonly path: string
  readonly label: Text
  /** What a newcomer must know, in a line. */
  readonly hint?: Text
  /** Shown only while another field has one of these values. */
  readonly when?: { readonly path: string; readonly is: readonly Json[] }
  /** Kept behind “More”. */
  readonly rare?: boolean
}

type FieldType =
  /** A whole variant, and several of them. */
  | { readonly type: 'variant' }
  | { readonly type: 'variants' }
  /** The name of an agent of the kernel, such as `novice` or `minimax:6`. */
  | { readonly type: 'agent' }
  /** The name of any player, such as `minimax:6`, `strategy:pok-alt` or `perfect`, and several of them. */
  | { readonly type: 'player' }
  | { readonly type: 'players' }
  | {
      readonly type: 'integer'
      readonly min: number
      readonly max: number
      readonly unit?: Text
      /** Whether files may give a list of integers instead. */
      readonly listable?: boolean
    }
  /** Two integers as `{ from, to }`. */
  | { readonly type: 'range'; readonly min: number; readonly max: number }
  /** A list of numbers. */
  | { readonly type: 'numbers' }
  | {
      readonly type: 'choice'
      readonly options: readonly { readonly value: Json; readonly label: Text }[]
      /** Whether files may give any other number instead. */
      readonly orNumber?: boolean
    }
  /** Openings, one per line, which can be read from a file. */
  | { readonly type: 'lines' }
  /** The random seed, with a button that draws a new one. */
  | { readonly type: 'seed' }
  | { readonly type: 'text' }

/** A spec worth starting from, e.g. a table of a paper. */
export interface Template {
  readonly title: Text
  readonly spec: Json
  /** What it is good for or its source, in a line. */
  readonly source: Text
}

/** A template; its spec holds plain data, with presets by their ids or whole variants. */
export function template(title: Text, source: Text, spec: object): Template {
  return { title, source, spec: spec as Json }
}

/** A field that offers words, each with its label. */
export function choiceField(
  path: string,
  label: Text,
  labels: Readonly<Record<string, Text>>,
  more: Pick<FieldBase, 'hint' | 'rare'> = {},
): Field {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }))
  return { path, label, type: 'choice', options, ...more }
}
