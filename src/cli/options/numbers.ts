import { InvalidArgumentError, Option, type Command } from 'commander'
import { t } from '../output/language'
import { MEMORY_MIB } from '../../engine/solver/memory'

/** Reads a whole number within bounds, also written as `1e6`, as an option's parser. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+(\.\d+)?(e\d+)?$/i.test(text) || !Number.isSafeInteger(value) || value < min || value > max) {
      throw new InvalidArgumentError(t('refusals.wholeNumber', { min, max }))
    }
    return value
  }
}

/** Reads a number, whole or not, as an option's parser; the spec decides which values are allowed. */
export function decimal(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError(t('refusals.number'))
  return value
}

/** Reads `a..b`, or a single number for both ends, as an option's parser. */
function range(min: number, max: number): (text: string) => readonly [number, number] {
  const read = whole(min, max)
  return (text) => {
    const [from = '', to = from, ...rest] = text.split('..')
    if (rest.length > 0) throw new InvalidArgumentError(t('refusals.range'))
    const ends = [read(from), read(to)] as const
    if (ends[0] > ends[1]) throw new InvalidArgumentError(t('refusals.backwards'))
    return ends
  }
}

/** An option that reads `a..b`, with its default, if any, written the same way. */
export function rangeOption(
  flags: string,
  about: string,
  [min, max]: readonly [number, number],
  usual?: readonly [number, number],
): Option {
  const option = new Option(flags, about).argParser(range(min, max))
  if (usual === undefined) return option
  const [from, to] = usual
  return option.default(usual, from === to ? `${from}` : `${from}..${to}`)
}

/** An option that reads words separated by commas, with its default written the same way. */
export function listOption(flags: string, about: string, usual: readonly string[]): Option {
  return new Option(flags, about)
    .argParser((text) => text.split(',').map((word) => word.trim()))
    .default(usual, usual.join(','))
}

/** Adds `--memory`, in MiB. */
export function addMemoryOption(command: Command): Command {
  return command.option(
    '--memory <MIB>',
    t('options.memory'),
    whole(MEMORY_MIB.min, MEMORY_MIB.max),
    MEMORY_MIB.usual,
  )
}
