import { message, type Message } from '../../../locales/message'

const TERMS = [
  'hole',
  'store',
  'seed',
  'sides',
  'lap',
  'relay',
  'move',
  'turn',
  'round',
  'capture',
  'burnt',
  'n',
  'cycle',
  'opening',
  'repunit',
  'variant',
  'value',
  'level',
  'randomSeed',
] as const

/** The words of the field, from what lies on the board to what papers say of it, each with its meaning. */
export const GLOSSARY: readonly { readonly term: Message; readonly means: Message }[] = TERMS.map((term) => ({
  term: message(`glossary.${term}`),
  means: message(`glossary.${term}Means`),
}))
