import type { Catalogue } from '../message'
import { app } from './app'
import { files } from './files'
import { menu } from './menu'
import { settings } from './settings'
import { storage } from './storage'
import { ui } from './ui'
import { units } from './units'

export const catalogue: Catalogue = { app, files, menu, settings, storage, ui, units }
