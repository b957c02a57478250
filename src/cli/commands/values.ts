import type { Command } from 'commander'
import { formatChoice } from '../../engine/board/notation'
import { resultOf, solvedGames } from '../../engine/experiments/kinds/gameValues/report'
import type { GameValuesSpec } from '../../engine/experiments/kinds/gameValues/spec'
import { nameOf, numbers } from '../../engine/experiments/spec/sizes'
import { resultText } from '../../engine/experiments/report/words'
import { addMemoryOption, rangeOption } from '../options/numbers'
import { say, t } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import {
  addVariantOptions,
  readVariant,
  seedsFollowHoles,
  type VariantOptions,
} from '../options/variantOption'
import { noteField } from '../parser/typedOptions'
import { holesIn } from './solve'
import { message } from '../../locales/message'

interface ValuesOptions extends Pick<VariantOptions, 'variant' | 'set'>, OutputOptions, RunOptions {
  readonly holes: readonly [number, number]
  readonly seeds?: readonly [number, number]
  readonly memory: number
}

/** `values` solves a grid of sizes. */
export function register(program: Command): void {
  const command = program.command('values').description(t('commands.values'))
  addVariantOptions(command, 'kalah', 'noSizes')
  command.addOption(rangeOption('--holes <A..B>', t('options.holes'), [1, 20], [1, 4]))
  command.addOption(rangeOption('--seeds <A..B>', t('options.seedsOrGrid'), [1, 65_535]))
  addRunOptions(addMemoryOption(command))
  addOutputOptions(command).action(async (options: ValuesOptions) => {
    noteField('variants', '--variant')
    const run = await runSpec('gameValues', { ...gamesOf(options), memory: options.memory }, options)
    const cells = solvedGames(run.spec, run.parts).map(({ cell, solved }) => {
      const { lower, upper, best, nodes } = solved
      const value = lower === upper ? lower : null
      const result = resultOf(lower, upper)
      return {
        name: nameOf(cell),
        holes: cell.holes,
        seeds: cell.seeds,
        result,
        value,
        lower,
        upper,
        best: holesIn(best),
        bestChoices: best.map(formatChoice),
        nodes,
      }
    })
    const rows = cells.map(({ name, result, lower, upper, bestChoices }) => {
      const value = lower === upper ? lower : message('printed.bounds', { lower, upper })
      const best = bestChoices.join(' ')
      return message('printed.solvedSize', { name, result: resultText(result), value, best })
    })
    const answer = {
      json: { cells, proven: cells.every(({ value }) => value !== null), seconds: run.seconds },
      text: [...rows, run.report.finding, ...run.report.caveats].map(say).join('\n'),
    }
    await printReport(options, answer, run)
  })
}

/** The grid of sizes; if seeds follow the holes and none are given, one game per number of holes. */
function gamesOf({
  variant,
  set,
  holes,
  seeds,
}: ValuesOptions): Pick<GameValuesSpec, 'variants' | 'sizes' | 'holes' | 'seeds'> {
  const [fewest, most] = seeds ?? [1, 4]
  const ranges = { holes: { from: holes[0], to: holes[1] }, seeds: { from: fewest, to: most } }
  if (seeds !== undefined || !seedsFollowHoles(variant ?? ''))
    return { variants: [readVariant({ variant, set })], sizes: 'grid', ...ranges }
  const variants = numbers(ranges.holes).map((each) => readVariant({ variant, set, holes: each }))
  return { variants, sizes: 'own', ...ranges }
}
