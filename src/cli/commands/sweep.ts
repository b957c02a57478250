import { type Command, Option } from 'commander'
import { sweepRows } from '../../engine/experiments/kinds/sweep/report'
import { MAX_GAMES } from '../../engine/experiments/kinds/matchSeries/spec'
import { DEFAULTS, MOST_FORCED_SEEDS } from '../../engine/experiments/kinds/sweep/spec'
import { someColumns } from '../../engine/experiments/report/columns'
import { resultText } from '../../engine/experiments/report/words'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { addPlayerHelp } from '../options/agentHelp'
import { rangeOption, whole } from '../options/numbers'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { textReport } from '../output/textTable'
import { addRunOptions, type TimedRun, runSpec, type RunOptions } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { say, t } from '../output/language'

interface SweepOptions extends Pick<VariantOptions, 'variant' | 'set'>, OutputOptions, RunOptions {
  readonly holes: readonly [number, number]
  readonly seeds?: readonly [number, number]
  readonly seedsAsHoles?: boolean
  readonly first?: string
  readonly second?: string
  readonly games?: number
  readonly seed: number
}

/** More rows than this are only counted; `--csv` and `--json` have all. */
const MOST_ROWS = 200

/** Where no players are named, games of one hole are swept over these. */
const SOLVED_SEEDS: readonly [number, number] = [1, 200]

/** `sweep` plays or solves a family of games, one for each size of the board. */
export function register(program: Command): void {
  const command = program.command('sweep').summary(t('commands.sweep')).description(t('commands.sweepLong'))
  addVariantOptions(command, 'kalah', 'noSizes')
  command.addOption(rangeOption('--holes <A..B>', t('options.holes'), [1, 20], [1, 1]))
  command.addOption(rangeOption('--seeds <A..B>', t('options.seedsSwept'), [1, MOST_FORCED_SEEDS]))
  command
    .addOption(new Option('--seeds-as-holes', t('options.seedsAsHoles')).conflicts('seeds'))
    .option('--south, --first <AGENT>', t('options.sweptFirst'))
    .option('--north, --second <AGENT>', t('options.sweptSecond'))
    .option('--games <N>', t('options.gamesPerSize'), whole(1, MAX_GAMES))
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
  addRunOptions(command)
  addPlayerHelp(command)
  addOutputOptions(command).action(async (options: SweepOptions) => {
    const { variant, set, holes, first, second, games, seed } = options
    const game = readVariant({ variant, set })
    const isPlayed = first !== undefined || second !== undefined || games !== undefined
    const own = game.start.seedsPerHole
    const seeds = options.seeds ?? (isPlayed ? [own, own] : SOLVED_SEEDS)
    const ranges = { holes: { from: holes[0], to: holes[1] }, seeds: { from: seeds[0], to: seeds[1] } }
    const seedsAs = options.seedsAsHoles ? 'holes' : 'range'
    if (isPlayed) {
      const players = { first: first ?? DEFAULTS.first, second: second ?? DEFAULTS.second }
      const asked = { variant: game, ...ranges, seedsAs, find: 'shares', ...players, games, seed }
      return printPlayed(options, await runSpec('sweep', asked, options))
    }
    const run = await runSpec('sweep', { variant: game, ...ranges, seedsAs }, options)
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

/** Prints who won on boards of each size. */
async function printPlayed(options: SweepOptions, run: TimedRun<'sweep'>): Promise<void> {
  const { report, seconds } = run
  const [table] = report.tables
  const shown =
    table && someColumns(table, ['holes', 'seeds', 'games', 'southShare', 'northShare', 'tieShare'])
  const json = {
    sizes: table?.rows ?? [],
    finding: say(report.finding),
    caveats: report.caveats.map(say),
    seconds,
  }
  await printReport(options, { json, text: textReport(report, shown) }, run)
}
