import type { Command } from 'commander'
import { sweepRows } from '../../engine/experiments/kinds/sweep/report'
import { MOST_FORCED_SEEDS } from '../../engine/experiments/kinds/sweep/spec'
import { resultText } from '../../engine/experiments/report/words'
import { rangeOption } from '../options/numbers'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { say, t } from '../output/language'

interface SweepOptions extends Pick<VariantOptions, 'variant' | 'set'>, OutputOptions, RunOptions {
  readonly holes: readonly [number, number]
  readonly seeds: readonly [number, number]
}

/** More rows than this are only counted; `--csv` and `--json` have all. */
const MOST_ROWS = 200

/** `sweep` plays or solves a family of games, one for each number in a range. */
export function register(program: Command): void {
  const command = program.command('sweep').description(t('commands.sweep'))
  addVariantOptions(command, 'kalah', 'noSizes')
  command.addOption(rangeOption('--holes <A..B>', t('options.holes'), [1, 20], [1, 1]))
  command.addOption(rangeOption('--seeds <A..B>', t('options.seedsOnly'), [1, MOST_FORCED_SEEDS], [1, 200]))
  addRunOptions(command)
  addOutputOptions(command).action(async (options: SweepOptions) => {
    const { variant, set, holes, seeds } = options
    const game = readVariant({ variant, set })
    const ranges = { holes: { from: holes[0], to: holes[1] }, seeds: { from: seeds[0], to: seeds[1] } }
    const run = await runSpec('sweep', { variant: game, ...ranges }, options)
    const rows = sweepRows(run.spec, run.parts)
    const shown = rows
      .slice(0, MOST_ROWS)
      .map(({ seeds: n, holes: m, result, first, second, moves }) =>
        [
          `(${m}, ${n})`,
          say(resultText(result)),
          first ?? '?',
          second ?? '?',
          moves === null ? t('printed.unknownMoves') : t('printed.moves', { count: moves }),
        ].join('  '),
      )
    const more = rows.length > MOST_ROWS ? [t('printed.moreRows', { rows: rows.length - MOST_ROWS })] : []
    const answer = {
      json: { rows, finding: run.report.finding, seconds: run.seconds },
      text: [...shown, ...more, run.report.finding, ...run.report.caveats].map(say).join('\n'),
    }
    await printReport(options, answer, run)
  })
}
