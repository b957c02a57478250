import type { Preset } from '../preset'
import { ayoayo } from './ayoayo'
import { boola } from './boola'
import { dabuda } from './dabuda'
import { endodoi } from './endodoi'
import { gamacha } from './gamacha'
import { giuthi } from './giuthi'
import { hufesay } from './hufesay'
import { jodu } from './jodu'
import { lami } from './lami'
import { lamlameta } from './lamlameta'
import { mbothe } from './mbothe'
import { ndoto } from './ndoto'
import { sadeqa } from './sadeqa'
import { sadeqaIII } from './sadeqaIII'
import { sadeqaIV } from './sadeqaIV'
import { tapata } from './tapata'
import { tegre } from './tegre'
import { depouiller } from './depouiller'

/** The games of this family, in the order lists show them. */
export const ACROSS_GAMES: readonly Preset[] = [
  ayoayo,
  boola,
  dabuda,
  endodoi,
  gamacha,
  giuthi,
  hufesay,
  jodu,
  lami,
  lamlameta,
  mbothe,
  ndoto,
  sadeqa,
  sadeqaIII,
  sadeqaIV,
  tapata,
  tegre,
  depouiller,
]
