import type { Catalogue } from '../message'
import { settings } from './settings'
import { units } from './units'

export const catalogue: Catalogue = { settings, units }
