import { app } from './app'
import { charts } from './charts'
import { files } from './files'
import { game, keys } from './game'
import { gameNews } from './gameNews'
import { kinds } from './kinds'
import { menu } from './menu'
import { play } from './play'
import { players } from './players'
import { queue } from './queue'
import { results } from './results'
import { settings } from './settings'
import { storage } from './storage'
import { ui } from './ui'
import { units } from './units'

/** The words of the window and of everything it may show at any time. */
export const words = {
  app,
  charts,
  files,
  game,
  gameNews,
  keys,
  kinds,
  menu,
  play,
  players,
  queue,
  results,
  settings,
  storage,
  ui,
  units,
} as const
