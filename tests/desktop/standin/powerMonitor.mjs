import { Emitter } from './definitions.mjs'

export const powerMonitor = new Emitter('PowerMonitor')
