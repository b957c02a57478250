import type { Preset } from '../preset'
import { andot } from './andot'
import { bao } from './bao'
import { enkeshui } from './enkeshui'
import { gabata } from './gabata'
import { krur } from './krur'
import { leylaGobale } from './leylaGobale'
import { qelat } from './qelat'
import { qelatII } from './qelatII'
import { rath } from './rath'
import { toguzKumalak } from './toguzKumalak'
import { toguzXorgol } from './toguzXorgol'
import { weg } from './weg'
import { sadeqaII } from './sadeqaII'
import { nambayi } from './nambayi'
import { deka } from './deka'
import { embeli } from './embeli'
import { noSidesChild } from './noSidesChild'

/** The games of this family, in the order lists show them. */
export const CLAIMED_GAMES: readonly Preset[] = [
  andot,
  bao,
  enkeshui,
  gabata,
  krur,
  leylaGobale,
  qelat,
  qelatII,
  rath,
  toguzKumalak,
  toguzXorgol,
  weg,
  sadeqaII,
  nambayi,
  deka,
  embeli,
  noSidesChild,
]
