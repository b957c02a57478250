import { captures } from './captures'
import { rules } from './rules'

/** The words of rules: what the Variants page needs, and whoever explains a game or refuses one. */
export const words = { captures, rules } as const
