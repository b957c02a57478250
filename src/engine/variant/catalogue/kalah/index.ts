import type { Preset } from '../preset'
import { crossKalah } from './crossKalah'
import { emptyCapture } from './emptyCapture'
import { kalah } from './kalah'
import { kalahAlt } from './kalahAlt'
import { kalahCannotMove } from './kalahCannotMove'
import { waurie } from './waurie'
import { simpleCapt } from './simpleCapt'
import { crossCapt } from './crossCapt'
import { goEmptyOne } from './goEmptyOne'
import { goEmptyTwo } from './goEmptyTwo'
import { valah } from './valah'
import { noCapt } from './noCapt'
import { randomKalah } from './randomKalah'
import { nsKalah } from './nsKalah'
import { tchukaRuma } from './tchukaRuma'

/** The games of this family, in the order lists show them. */
export const KALAH_GAMES: readonly Preset[] = [
  kalah,
  emptyCapture,
  kalahAlt,
  crossKalah,
  kalahCannotMove,
  waurie,
  simpleCapt,
  crossCapt,
  goEmptyOne,
  goEmptyTwo,
  valah,
  noCapt,
  randomKalah,
  nsKalah,
  tchukaRuma,
]
