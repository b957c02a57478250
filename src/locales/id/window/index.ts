import type { VolumeWords } from '../../message'
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

export const words: VolumeWords<'window'> = {
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
}
