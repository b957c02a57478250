import type { Command } from 'commander'
import { readFileSync } from 'node:fs'
import type { Result } from '../engine/result'
import { findPreset, PRESETS } from '../engine/variant/catalogue'
import { overrideAll } from '../engine/variant/override'
import { describeProblem, parseVariant, parseVariantText } from '../engine/variant/parse'
import { MAX_HOLES, MAX_SEEDS, type Variant, type VariantProblem } from '../engine/variant/variant'
import { BadInput } from './badInput'
import { whole } from './numbers'

/** How a command is told which game it is about. */
export interface VariantOptions {
  readonly variant?: string
  readonly holes?: number
  readonly seeds?: number
  /** Rules to change, each `path=value`. */
  readonly set?: readonly string[]
}

/** Adds `--variant` and `--set`, and `--holes` and `--seeds` unless the command reads ranges of its own. */
export function addVariantOptions(
  command: Command,
  usual = 'congkak',
  sizes: 'sizes' | 'noSizes' = 'sizes',
): Command {
  command.option('--variant <ID|FILE>', 'a preset (see `variants`) or a variant’s JSON file', usual)
  return sizes === 'sizes' ? addChangeOptions(command) : addSetOption(command)
}

/** Adds what changes a variant: `--holes`, `--seeds` and `--set`. */
export function addChangeOptions(command: Command): Command {
  command.option('--holes <N>', 'holes a side', whole(1, MAX_HOLES))
  command.option('--seeds <N>', 'seeds a hole; follows the holes where the game does', whole(1, MAX_SEEDS))
  return addSetOption(command)
}

function addSetOption(command: Command): Command {
  return command.option('--set <PATH=VALUE>', 'change one rule, e.g. sow.relay=own; may be repeated', collect)
}

/** The variant the options name, proved legal; throws BadInput with every problem and its field. */
export function readVariant({ variant = 'congkak', holes, seeds, set = [] }: VariantOptions): Variant {
  const changes = set.map(readChange)
  const preset = findPreset(variant)
  if (preset) return change(check(parseVariant(preset.make({ holes, seeds }))), changes)
  const sizes: Change[] = []
  if (holes !== undefined) sizes.push(['board.holes', String(holes)])
  if (seeds !== undefined) sizes.push(['start.seedsPerHole', String(seeds)])
  return change(check(parseVariantText(readFile(variant))), [...sizes, ...changes])
}

type Change = readonly [path: string, value: string]

function readChange(text: string): Change {
  const [path = '', ...value] = text.split('=')
  if (value.length === 0) throw new BadInput('--set', `“${text}” must read PATH=VALUE, such as sow.relay=own`)
  return [path.trim(), value.join('=').trim()]
}

function change(variant: Variant, changes: readonly Change[]): Variant {
  return changes.length === 0 ? variant : check(overrideAll(variant, changes))
}

function check(result: Result<Variant, readonly VariantProblem[]>): Variant {
  if (result.ok) return result.value
  throw new BadInput('', result.error.map(describeProblem).join('\n'))
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    const reason = missing ? 'is neither a preset nor a file' : `cannot be read: ${(error as Error).message}`
    throw new BadInput(
      '--variant',
      `“${path}” ${reason}; presets are ${PRESETS.map(({ id }) => id).join(', ')}`,
    )
  }
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}
