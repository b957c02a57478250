import type { Preset } from '../preset'
import { adjiBoto } from './adjiBoto'
import { gelech } from './gelech'
import { huroy } from './huroy'
import { jeKiNJe } from './jeKiNJe'
import { kara } from './kara'
import { sokusowo } from './sokusowo'
import { voleur } from './voleur'
import { mangalaI } from './mangalaI'
import { esonXorgol } from './esonXorgol'
import { noSides } from './noSides'

/** The games of this family, in the order lists show them. */
export const OTHER_GAMES: readonly Preset[] = [
  adjiBoto,
  gelech,
  huroy,
  jeKiNJe,
  kara,
  sokusowo,
  voleur,
  mangalaI,
  esonXorgol,
  noSides,
]
