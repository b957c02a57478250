import type { Command } from 'commander'
import { message } from '../../locales/message'
import { type QueueAddress, readAddress } from '../../cluster/address'
import { BadInput } from '../options/badInput'
import { t } from '../output/language'

/** Adds `--on`. */
export function addServerOption(command: Command): Command {
  return command.option('--on <ADDRESS>', t('cluster.on'))
}

/** The server chosen by an option or, to keep its password out of process lists, by an environment variable. */
export function serverFrom(option: string | undefined): QueueAddress {
  const given = option ?? process.env['LUMBUNG_QUEUE']
  if (given === undefined || given === '') throw new BadInput('--on', message('cluster.noServer'))
  const read = readAddress(given)
  if (!read.ok) throw new BadInput('--on', read.error)
  return read.value
}
