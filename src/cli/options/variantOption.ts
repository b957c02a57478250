import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { didYouMean } from '../../engine/experiments/spec/didYouMean'
import type { Result } from '../../engine/result'
import { nearest } from '../../engine/nearest'
import { findPreset, PRESETS } from '../../engine/variant/catalogue'
import { closestPreset } from '../../engine/variant/catalogue/closestPreset'
import { overrideAll } from '../../engine/variant/override'
import { WORD_FIELDS } from '../../engine/variant/upgrade/words'
import { describeProblem } from '../../engine/variant/describeProblem'
import { parseVariant, parseVariantText } from '../../engine/variant/parse'
import { MAX_RING, MAX_SEEDS, type Variant, type VariantProblem } from '../../engine/variant/variant'
import { message, type Text } from '../../locales/message'
import { say, t } from '../output/language'
import { BadInput } from './badInput'
import { readText } from './inputFile'
import { whole } from './numbers'

/** Far longer than the text of any variant. */
const MOST_VARIANT_BYTES = 1_000_000

/** How many similar presets an unknown name is answered with. */
const SUGGESTIONS = 3

/** Longer than the id of any preset; more of a name is not compared. */
const MOST_TYPED = 60

/** The options that choose a command's game. */
export interface VariantOptions {
  readonly variant?: string | undefined
  readonly holes?: number | undefined
  readonly seeds?: number | undefined
  /** Rules to change, each `path=value`. */
  readonly set?: readonly string[] | undefined
}

/** Adds `--variant` and `--set`, and `--holes` and `--seeds` unless the command reads its own ranges. */
export function addVariantOptions(
  command: Command,
  usual = 'congkak',
  sizes: 'sizes' | 'noSizes' = 'sizes',
): Command {
  command.option('--variant <ID|FILE>', t('options.variant'), usual)
  return sizes === 'sizes' ? addChangeOptions(command) : addSetOption(command)
}

/** Adds what changes a variant: `--holes`, `--seeds` and `--set`. */
export function addChangeOptions(command: Command): Command {
  command.option('--holes <N>', t('options.holes'), whole(1, MAX_RING))
  command.option('--seeds <N>', t('options.seeds'), whole(1, MAX_SEEDS))
  return addSetOption(command)
}

function addSetOption(command: Command): Command {
  return command.option('--set <PATH=VALUE>', t('options.set'), collect)
}

/** The variant the options name, checked; throws BadInput with every problem and its field, or `option`. */
export function readVariant(
  { variant = 'congkak', holes, seeds, set = [] }: VariantOptions,
  option = '--variant',
): Variant {
  const changes = set.map(readChange)
  const preset = findPreset(variant)
  if (preset) return change(check(parseVariant(preset.make({ holes, seeds }))), changes)
  const read = check(parseVariantText(readFile(variant, option)), `${option} ${variant}`)
  const filled = seeds ?? (hasAsManySeedsAsHoles(read) ? holes : undefined)
  const sizes: Change[] = []
  if (holes !== undefined) sizes.push(['board.holes', String(holes)])
  if (filled !== undefined) sizes.push(['start.seedsPerHole', String(filled)])
  return change(read, [...sizes, ...changes])
}

/** Whether a saved variant fills its holes like the game it is based on, in which seeds follow holes. */
function hasAsManySeedsAsHoles(variant: Variant): boolean {
  const { board, start } = variant
  const follows = closestPreset(variant)?.sizes === 'asManySeedsAsHoles'
  return follows && start.layout === 'even' && start.seedsPerHole === board.holes
}

/** Whether a game has as many seeds per hole as holes per side, unless specified otherwise. */
export function seedsFollowHoles(variant: string): boolean {
  const preset = findPreset(variant)
  return [1, 2].every((holes) => preset?.make({ holes }).start.seedsPerHole === holes)
}

type Change = readonly [path: string, value: string]

function readChange(text: string): Change {
  const [path = '', ...value] = text.split('=')
  if (path.trim() === '' || value.length === 0)
    throw new BadInput('--set', message('refusals.change', { change: text }))
  return [path.trim(), value.join('=').trim()]
}

function change(variant: Variant, changes: readonly Change[]): Variant {
  return changes.length === 0 ? variant : check(overrideAll(variant, changes))
}

function check(result: Result<Variant, readonly VariantProblem[]>, field = ''): Variant {
  if (result.ok) return result.value
  throw new BadInput(field, result.error.map((problem) => say(described(problem))).join('\n'))
}

/** A problem in words; an unknown rule may be one that only `--set` knows. */
function described(problem: VariantProblem): Text {
  const text = describeProblem(problem)
  if (problem.code !== 'unknown' || text.key !== 'ruleProblems.unknown') return text
  return didYouMean(
    text,
    problem.path,
    WORD_FIELDS.map(({ path }) => path),
  )
}

function readFile(path: string, option: string): string {
  if (existsSync(path)) return readText(path, option, MOST_VARIANT_BYTES)
  const ids = PRESETS.map(({ id }) => id)
  const similar = nearest(path.slice(0, MOST_TYPED), ids, SUGGESTIONS).join(', ')
  throw new BadInput(option, message('refusals.unknownVariant', { name: path, similar }))
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}
