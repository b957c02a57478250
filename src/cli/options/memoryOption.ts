import { MEMORY_MIB } from '../../engine/solver/memory'
import type { Command } from 'commander'
import { whole } from './numbers'
import { t } from '../output/language'

/** Adds `--memory`, in MiB. */
export function addMemoryOption(command: Command): Command {
  return command.option(
    '--memory <MIB>',
    t('options.memory'),
    whole(MEMORY_MIB.min, MEMORY_MIB.max),
    MEMORY_MIB.usual,
  )
}
