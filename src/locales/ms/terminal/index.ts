import type { VolumeWords } from '../../message'
import { batch } from './batch'
import { cluster } from './cluster'
import { commands } from './commands'
import { help } from './help'
import { open } from './open'
import { options } from './options'
import { printed } from './printed'
import { refusals } from './refusals'
import { saving } from './saving'
import { tableCommands } from './tableCommands'

export const words: VolumeWords<'terminal'> = {
  batch,
  cluster,
  commands,
  help,
  open,
  options,
  printed,
  refusals,
  saving,
  tableCommands,
}
