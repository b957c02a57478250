import type { Preset } from '../preset'
import { congkak } from './congkak'
import { congkakRounds, congkakConfiscating } from './congkakRounds'
import { congklak, congklakPatched } from './congklak'
import { dakon } from './dakon'
import { dakonRuss } from './dakonRuss'
import { jongkak } from './jongkak'
import { ohvalhu } from './ohvalhu'
import { ohvulhu } from './ohvulhu'
import { sungka } from './sungka'

/** The games of this family, in the order lists show them. */
export const CONGKAK_GAMES: readonly Preset[] = [
  congkak,
  congkakRounds,
  congkakConfiscating,
  dakon,
  ohvalhu,
  sungka,
  congklak,
  congklakPatched,
  dakonRuss,
  jongkak,
  ohvulhu,
]
