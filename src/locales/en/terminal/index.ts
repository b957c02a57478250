import { batch } from './batch'
import { bots } from './bots'
import { cluster } from './cluster'
import { commands } from './commands'
import { help } from './help'
import { library } from './library'
import { open } from './open'
import { options } from './options'
import { printed } from './printed'
import { puzzleCommands } from './puzzleCommands'
import { refusals } from './refusals'
import { saving } from './saving'
import { studying } from './studying'
import { tableCommands } from './tableCommands'

/** The words of the command line, which the window never needs. */
export const words = {
  batch,
  bots,
  cluster,
  commands,
  help,
  library,
  open,
  options,
  printed,
  puzzleCommands,
  refusals,
  saving,
  studying,
  tableCommands,
} as const
