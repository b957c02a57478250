import { batch } from './batch'
import { cluster } from './cluster'
import { commands } from './commands'
import { help } from './help'
import { options } from './options'
import { printed } from './printed'
import { refusals } from './refusals'
import { saving } from './saving'

/** The words of the command line, which the window never needs. */
export const words = {
  batch,
  cluster,
  commands,
  help,
  options,
  printed,
  refusals,
  saving,
} as const
