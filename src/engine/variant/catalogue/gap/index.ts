import type { Preset } from '../preset'
import { aliGuliMane } from './aliGuliMane'
import { bayKhom } from './bayKhom'
import { bosh } from './bosh'
import { longbeuACha } from './longbeuACha'
import { olinda } from './olinda'
import { pallamKuzhi } from './pallamKuzhi'
import { pallanguli } from './pallanguli'
import { pandi } from './pandi'
import { rajaPasu } from './rajaPasu'
import { sanYao } from './sanYao'
import { tapUrdy } from './tapUrdy'

/** The games of this family, in the order lists show them. */
export const GAP_GAMES: readonly Preset[] = [
  aliGuliMane,
  bayKhom,
  bosh,
  longbeuACha,
  olinda,
  pallamKuzhi,
  pallanguli,
  pandi,
  rajaPasu,
  sanYao,
  tapUrdy,
]
