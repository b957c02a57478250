import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  COARSEST_PRECISION,
  FINEST_PRECISION,
  MAX_GAMES,
  MAX_KEPT,
  type MatchSeriesSpec,
} from '../../engine/experiments/kinds/matchSeries/spec'
import { gamesFor } from '../../engine/statistics/power'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { addPlayerHelp } from '../options/agentHelp'
import { BadInput } from '../options/badInput'
import { decimal, whole } from '../options/numbers'
import { addOutputOptions, type OutputOptions, printReport } from '../output/output'
import { addRecordsOption, type RecordsOption, writeRecords } from '../output/recordsFile'
import { addRunOptions, type RunOptions, runSpec } from '../run/runSpec'
import { seriesAnswer } from '../output/seriesAnswer'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { message, plain } from '../../locales/message'
import { t } from '../output/language'
import { readCsv } from '../../engine/csv/read'
import type { PublishedSeries } from '../../engine/experiments/kinds/matchSeries/published'
import { PLAYED, SOURCE } from '../../engine/papers/items/congkak/congkakTable2'
import { PUBLISHED } from '../../engine/papers/published'
import { readText } from '../options/inputFile'

interface Options extends VariantOptions, OutputOptions, RunOptions, RecordsOption {
  readonly first: string
  readonly second: string
  readonly games: number
  readonly precision?: number
  readonly seed: number
  readonly categories: number | readonly number[]
  readonly range?: MatchSeriesSpec['range']
  readonly published?: string
  readonly everyGame?: boolean
}

/** Adds `simulate`: a series of games between two agents. */
export function register(program: Command): void {
  const command = program
    .command('simulate')
    .summary(t('commands.simulate'))
    .description(t('commands.simulateLong'))
  addVariantOptions(command)
  command
    .option('--south, --first <AGENT>', t('options.first'), 'novice')
    .option('--north, --second <AGENT>', t('options.second'), 'novice')
    .option('--games <N>', t('options.games'), whole(1, MAX_GAMES), 100_000)
    .addOption(
      new Option('--precision <POINTS>', t('options.precision')).argParser(decimal).conflicts('games'),
    )
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
    .addOption(
      new Option('--categories <N|LIST>', t('options.categories')).argParser(readCategories).default(5),
    )
    .addOption(new Option('--range <A..B>', t('options.range')).argParser(readRange))
    .option('--published <ID|FILE>', t('options.published'))
  command.option('--every-game', t('options.everyGame'))
  addRecordsOption(command)
  addRunOptions(addOutputOptions(command))
  addPlayerHelp(command)
  command.action(async (asked: Options) => {
    const precision = asked.precision === undefined ? null : checked(asked.precision)
    const options = precision === null ? asked : { ...asked, games: gamesFor(precision / 100) }
    if (options.everyGame && !options.csv)
      throw new BadInput('--every-game', message('refusals.everyGameNeedsCsv'))
    if (options.everyGame && options.games > MAX_KEPT)
      throw new BadInput('--every-game', message('refusals.everyGameLimit', { games: MAX_KEPT }))
    const input = {
      variant: readVariant(options),
      first: options.first,
      second: options.second,
      games: options.games,
      seed: options.seed,
      categories: options.categories,
      range: options.range ?? null,
      precision,
      keep: options.everyGame ? 'games' : 'counts',
      published: options.published ? publishedSeries(options.published) : null,
    }
    const run = await runSpec('matchSeries', input, options)
    await printReport(options, seriesAnswer(run), run)
    await writeRecords(options, run)
  })
}

/** The precision of a series in percentage points, which must be reachable. */
function checked(points: number): number {
  if (points >= FINEST_PRECISION && points <= COARSEST_PRECISION) return points
  const ends = { min: plain(FINEST_PRECISION), max: plain(COARSEST_PRECISION) }
  throw new BadInput('--precision', message('refusals.precision', ends))
}

function readCategories(text: string): number | readonly number[] {
  const sizes = text.split(',').map(whole(1, MAX_GAMES))
  return sizes.length === 1 ? (sizes[0] as number) : sizes
}

/** Reads `a..b`, half open: 0..500 and 500..1000 fit together. */
function readRange(text: string): { from: number; to: number } {
  const ends = text.split('..')
  if (ends.length !== 2) throw new InvalidArgumentError(t('refusals.halfOpenRange'))
  const [from = 0, to = 0] = ends.map(whole(0, MAX_GAMES))
  return { from, to }
}

const TABLE_2 = 'congkak-table2'
const MOST_BYTES = 10_000_000

/** A published table of wins, by its id or from a CSV with category, games, first_wins, second_wins and ties. */
export function publishedSeries(name: string): PublishedSeries {
  if (name === TABLE_2) return { source: SOURCE, rows: PUBLISHED.congkakTable2, of: PLAYED }
  const rows = readCsv(readText(name, '--published', MOST_BYTES)).map((row) => ({
    category: row['category'] ?? '',
    games: Number(row['games']),
    first: Number(row['first_wins']),
    second: Number(row['second_wins']),
    ties: Number(row['ties']),
  }))
  const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
  const whole = rows.every(({ games, first, second, ties }) => [games, first, second, ties].every(isCount))
  if (rows.length === 0 || !whole)
    throw new BadInput('--published', message('refusals.publishedColumns', { file: name }))
  return { source: name, rows, of: null }
}
