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
  'tie',
  'capture',
  'burnt',
  'n',
  'cycle',
  'opening',
  'repunit',
  'variant',
  'value',
  'level',
  'category',
  'randomSeed',
] as const

/** The terms of the field, from the board to the papers, each with its meaning. */
export const GLOSSARY: readonly { readonly term: Message; readonly means: Message }[] = TERMS.map((term) => ({
  term: message(`glossary.${term}`),
  means: message(`glossary.${term}Means`),
}))
