import { MEMORY_MIB } from '../../engine/solver/memory'
import type { Command } from 'commander'
import { whole } from './numbers'

/** Adds `--memory`, in MiB. */
export function addMemoryOption(command: Command): Command {
  return command.option(
    '--memory <MIB>',
    'memory per worker, in MiB',
    whole(MEMORY_MIB.min, MEMORY_MIB.max),
    MEMORY_MIB.usual,
  )
}
