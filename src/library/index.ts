/** The package `lumbung`: games, their rules, values and players, without a window and without Node. */
export { legal, perft, play, start } from './games'
export { loadPlayer, move, simulate } from './players'
export { LumbungError } from './problem'
export { evaluate, solve } from './values'
export { parseVariant, variants } from './variants'
export type * from './types'
