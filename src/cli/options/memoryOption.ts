import type { Command } from 'commander'
import { whole } from './numbers'

/** Adds `--memory`, in MiB. */
export function addMemoryOption(command: Command): Command {
  return command.option('--memory <MIB>', 'memory per worker, in MiB', whole(16, 3072), 1126)
}
