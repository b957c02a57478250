import type { Preset } from '../preset'
import { alManqala } from './alManqala'
import { bakuk } from './bakuk'
import { bohnenspiel } from './bohnenspiel'
import { halusa } from './halusa'
import { mangalaIII } from './mangalaIII'
import { modiar } from './modiar'
import { tihbat } from './tihbat'
import { vaiLungThlan } from './vaiLungThlan'
import { bechi } from './bechi'
import { sowOpDirs } from './sowOpDirs'

/** The games of this family, in the order lists show them. */
export const MANGALA_GAMES: readonly Preset[] = [
  alManqala,
  bakuk,
  bohnenspiel,
  halusa,
  mangalaIII,
  modiar,
  tihbat,
  vaiLungThlan,
  bechi,
  sowOpDirs,
]
