import { settings } from './settings'
import { units } from './units'

/** English, which all other languages follow message by message. */
export const en = { settings, units } as const

export { en as catalogue }
