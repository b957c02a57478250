import type { Command } from 'commander'
import { grouped } from '../../engine/digits'
import { sweepRows } from '../../engine/experiments/kinds/sweep/report'
import { MOST_FORCED_SEEDS } from '../../engine/experiments/kinds/sweep/spec'
import { counted } from '../../engine/experiments/report/wording'
import { rangeOption } from '../options/numbers'
import { say } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface SweepOptions extends Pick<VariantOptions, 'variant' | 'set'>, OutputOptions, RunOptions {
  readonly holes: readonly [number, number]
  readonly seeds: readonly [number, number]
}

/** `sweep` plays or solves a family of games in which one number runs. */
export function register(program: Command): void {
  const command = program
    .command('sweep')
    .description('results of a family of games in which one number runs')
  addVariantOptions(command, 'kalah', 'noSizes')
  command.addOption(rangeOption('--holes <A..B>', 'holes per side', [1, 20], [1, 1]))
  command.addOption(rangeOption('--seeds <A..B>', 'seeds per hole', [1, MOST_FORCED_SEEDS], [1, 200]))
  addRunOptions(command)
  addOutputOptions(command).action(async (options: SweepOptions) => {
    const { variant, set, holes, seeds } = options
    const game = readVariant({ variant, set })
    const ranges = { holes: { from: holes[0], to: holes[1] }, seeds: { from: seeds[0], to: seeds[1] } }
    const run = await runSpec('sweep', { variant: game, ...ranges }, options)
    const rows = sweepRows(run.spec, run.parts)
    const shown = rows
      .slice(0, 200)
      .map(({ seeds: n, holes: m, result, first, second, moves }) =>
        [
          `(${m}, ${n})`,
          result ?? '?',
          first ?? '?',
          second ?? '?',
          moves === null ? '? moves' : counted(moves, 'move'),
        ].join('  '),
      )
    const more =
      rows.length > 200 ? [`… ${grouped(rows.length - 200)} more; --csv or --json has them all`] : []
    const answer = {
      json: { rows, finding: say(run.report.finding), seconds: run.seconds },
      text: [...shown, ...more, say(run.report.finding), ...run.report.caveats.map(say)].join('\n'),
    }
    printReport(options, answer, run)
  })
}
