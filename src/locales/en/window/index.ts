import { app } from './app'
import { ending } from './board/ending'
import { fromHere } from './board/fromHere'
import { links } from './board/links'
import { phone } from './board/phone'
import { reviews } from './board/reviews'
import { told } from './board/told'
import { trained } from './board/trained'
import { variations } from './board/variations'
import { charts } from './charts'
import { explorer } from './explorer'
import { files } from './files'
import { game, keys } from './game'
import { gameNames } from './gameNames'
import { gameNews } from './gameNews'
import { headStart } from './headStart'
import { kinds } from './kinds'
import { levels } from './levels'
import { menu } from './menu'
import { outside } from './outside'
import { picture } from './picture'
import { play } from './play'
import { learned, players } from './players'
import { playing } from './playing'
import { ownStrategies, programs } from './programs'
import { queue, workers } from './queue'
import { results } from './results'
import { settings, storedTables, updates, webEdition } from './settings'
import { storage } from './storage'
import { ui } from './ui'
import { units } from './units'

/** The words of the window and of everything it may show at any time. */
export const words = {
  app,
  charts,
  ending,
  explorer,
  files,
  fromHere,
  game,
  gameNames,
  gameNews,
  keys,
  headStart,
  kinds,
  learned,
  levels,
  links,
  menu,
  outside,
  ownStrategies,
  phone,
  picture,
  play,
  players,
  playing,
  programs,
  queue,
  results,
  reviews,
  settings,
  storage,
  storedTables,
  told,
  trained,
  updates,
  ui,
  units,
  variations,
  webEdition,
  workers,
} as const
