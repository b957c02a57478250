import { app } from './app'
import { charts } from './charts'
import { experiments } from './experiments'
import { files } from './files'
import { game, keys } from './game'
import { gameNews } from './gameNews'
import { menu } from './menu'
import { papers } from './papers'
import { play } from './play'
import { players } from './players'
import { queue } from './queue'
import { reports } from './reports'
import { results } from './results'
import { settings } from './settings'
import { storage } from './storage'
import { ui } from './ui'
import { units } from './units'
import { variants } from './variants'

/** English, which all other languages follow message by message. */
export const en = {
  app,
  charts,
  experiments,
  files,
  game,
  gameNews,
  keys,
  menu,
  papers,
  play,
  players,
  queue,
  reports,
  results,
  settings,
  storage,
  ui,
  units,
  variants,
} as const

export { en as catalogue }
