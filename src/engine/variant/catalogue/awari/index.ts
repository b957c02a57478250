import type { Preset } from '../preset'
import { achochodi } from './achochodi'
import { adjiKuiI } from './adjiKuiI'
import { alemungula } from './alemungula'
import { awari } from './awari'
import { cow } from './cow'
import { crossWari } from './crossWari'
import { erherhe } from './erherhe'
import { goat } from './goat'
import { kale } from './kale'
import { mangalaII } from './mangalaII'
import { mbangbi } from './mbangbi'
import { microWari } from './microWari'
import { ouri } from './ouri'
import { oware } from './oware'
import { owareForbidden, owareFirstLeft, owareLastLeft, owareRestGiven } from './owareSlams'
import { songo } from './songo'
import { urim } from './urim'
import { wari } from './wari'

/** The games of this family, in the order lists show them. */
export const AWARI_GAMES: readonly Preset[] = [
  awari,
  owareForbidden,
  owareFirstLeft,
  owareLastLeft,
  owareRestGiven,
  achochodi,
  adjiKuiI,
  alemungula,
  cow,
  crossWari,
  erherhe,
  goat,
  kale,
  mangalaII,
  mbangbi,
  microWari,
  ouri,
  oware,
  songo,
  urim,
  wari,
]
