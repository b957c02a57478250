import { template, type Template } from '../../contract/fields'

const novices = { first: 'novice', second: 'novice', games: 50_000, seed: 1 }

/** Comparisons worth starting from. */
export const TEMPLATES: readonly Template[] = [
  template('Kasim’s patch', 'Kasim 2016: does relaying only from own holes even the seats?', {
    variants: ['congklak', 'congklak-patched'],
    ...novices,
  }),
  template('Kalah with and without moving again', 'Pok 2001: kalah and kalahAlt', {
    variants: ['kalah', 'kalah-alt'],
    ...novices,
  }),
]
