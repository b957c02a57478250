import type { Preset } from '../preset'
import { adi } from './adi'
import { adiII } from './adiII'
import { anywoli } from './anywoli'
import { baAwa } from './baAwa'
import { bulePerga } from './bulePerga'
import { hoyitoI } from './hoyitoI'
import { lamWaladach } from './lamWaladach'
import { namnam } from './namnam'
import { nsaIsong } from './nsaIsong'
import { numnum } from './numnum'
import { obridjie } from './obridjie'
import { rioKadalis } from './rioKadalis'
import { enlightenment } from './enlightenment'

/** The games of this family, in the order lists show them. */
export const PASSING_GAMES: readonly Preset[] = [
  adi,
  adiII,
  anywoli,
  baAwa,
  bulePerga,
  hoyitoI,
  lamWaladach,
  namnam,
  nsaIsong,
  numnum,
  obridjie,
  rioKadalis,
  enlightenment,
]
