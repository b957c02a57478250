import type { Preset } from '../preset'
import { adjiKuiII } from './adjiKuiII'
import { ayo } from './ayo'
import { djenonAbe } from './djenonAbe'
import { djenonAboure } from './djenonAboure'
import { hoyitoII } from './hoyitoII'
import { lahemayWaladat } from './lahemayWaladat'
import { lebBbutAhbochen } from './lebBbutAhbochen'
import { mandoli } from './mandoli'
import { mangalaIV } from './mangalaIV'
import { meusueb } from './meusueb'
import { motiq } from './motiq'
import { olowuka } from './olowuka'
import { otTjin } from './otTjin'
import { leabElAkil } from './leabElAkil'

/** The games of this family, in the order lists show them. */
export const RELAY_GAMES: readonly Preset[] = [
  adjiKuiII,
  ayo,
  djenonAbe,
  djenonAboure,
  hoyitoII,
  lahemayWaladat,
  lebBbutAhbochen,
  mandoli,
  mangalaIV,
  meusueb,
  motiq,
  olowuka,
  otTjin,
  leabElAkil,
]
