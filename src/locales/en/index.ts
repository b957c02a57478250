import { app } from './app'
import { files } from './files'
import { menu } from './menu'
import { settings } from './settings'
import { storage } from './storage'
import { ui } from './ui'
import { units } from './units'

/** English, which all other languages follow message by message. */
export const en = { app, files, menu, settings, storage, ui, units } as const

export { en as catalogue }
