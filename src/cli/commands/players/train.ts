import { type Command, InvalidArgumentError, Option } from 'commander'
import { basename } from 'node:path'
import { MOST_OF_A_NAME } from '../../../engine/agents/network'
import { playerFiles } from '../../../engine/experiments/kinds/training/player'
import {
  DEFAULTS,
  MOST_TABLE_SEEDS,
  type TrainingSpec,
  VARIED,
} from '../../../engine/experiments/kinds/training/spec'
import { isShipped } from '../../../engine/players/shipped'
import { message } from '../../../locales/message'
import { addPlayerHelp } from '../../options/agentHelp'
import { BadInput } from '../../options/badInput'
import { listOption, whole } from '../../options/numbers'
import { withPlayerFiles } from '../../options/playerFiles'
import { readTrainingFile } from '../../options/trainingFile'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { say, t } from '../../output/language'
import { printReport } from '../../output/output'
import { writeWhole } from '../../output/outputFile'
import { textReport } from '../../output/textTable'
import { addPlayOptions, type PlayOptions } from '../../run/experimentCommand'
import { runSpec } from '../../run/runSpec'

interface Options extends VariantOptions, PlayOptions {
  readonly method: 'td' | 'search'
  readonly generations: number
  readonly games: number
  readonly visits: number
  readonly tableSeeds: number
  readonly units: readonly [number, number]
  readonly counts: number
  readonly opponents: readonly string[]
  readonly matchGames: number
  readonly every: number
  readonly vary?: Sweep
  readonly out?: string
  readonly id?: string
  readonly name?: string
}

/** Adds `train`: a network learns a game by playing itself, and becomes a player. */
export function register(program: Command): void {
  const command = program
    .command('train')
    .summary(t('commands.train'))
    .description(t('commands.trainLong'))
    .argument('[SPEC]', t('options.trainSpec'))
  addVariantOptions(command, 'kalah')
  const { first, second } = DEFAULTS
  command
    .addOption(
      new Option('--method <HOW>', t('options.method')).choices(['td', 'search']).default(DEFAULTS.method),
    )
    .option('--generations <N>', t('options.generations'), whole(1, 2_000), DEFAULTS.generations)
    .option('--games <N>', t('options.trainGames'), whole(2, 10_000_000), DEFAULTS.games)
    .option('--visits <N>', t('options.visits'), whole(2, 100_000), DEFAULTS.visits)
    .option('--table-seeds <N>', t('options.tableSeeds'), whole(0, MOST_TABLE_SEEDS), DEFAULTS.tableSeeds)
    .addOption(
      new Option('--units <A,B>', t('options.units'))
        .argParser(units)
        .default([first, second], `${first},${second}`),
    )
    .option('--counts <N>', t('options.counts'), whole(1, 47), DEFAULTS.counts)
    .addOption(listOption('--opponents <LIST>', t('options.opponents'), DEFAULTS.opponents))
    .option('--match-games <N>', t('options.matchGames'), whole(2, 100_000), DEFAULTS.matchGames)
    .option('--every <N>', t('options.every'), whole(1, 2_000), DEFAULTS.every)
    .addOption(
      new Option('--vary <SETTING=A,B>', t('options.vary', { settings: VARIED.join(', ') })).argParser(sweep),
    )
    .option('--out <FILE>', t('options.playerOut'))
    .option('--id <ID>', t('options.playerId'))
    .option('--name <TEXT>', t('options.playerName'), playerName)
  addPlayerHelp(addPlayOptions(command)).action(train)
}

/** A setting to vary, with its values. */
type Sweep = Pick<TrainingSpec, 'vary' | 'values'>

function sweep(text: string): Sweep {
  const [, setting = '', values = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  const vary = VARIED.find((each) => each === setting.trim())
  const numbers = values.split(',').map((value) => (value.trim() === '' ? NaN : Number(value)))
  if (vary === undefined || !numbers.every(Number.isFinite))
    throw new InvalidArgumentError(t('refusals.vary', { settings: VARIED.join(', ') }))
  return { vary, values: numbers }
}

function playerName(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > MOST_OF_A_NAME)
    throw new InvalidArgumentError(t('refusals.playerName', { most: MOST_OF_A_NAME }))
  return name
}

function units(text: string): readonly [number, number] {
  const [first = 0, second = 0, ...rest] = text.split(',').map(Number)
  const fits = (size: number): boolean => size >= 16 && size <= 64 && size % 16 === 0
  if (rest.length > 0 || !fits(first) || !fits(second)) throw new InvalidArgumentError(t('refusals.units'))
  return [first, second]
}

async function train(file: string | undefined, options: Options, command: Command): Promise<void> {
  if (file !== undefined) refuseSettings(file, command)
  const id = options.id ?? idOf(options.out ?? 'player')
  if (options.id === undefined && isShipped(id))
    throw new BadInput('--out', message('refusals.playerShipped', { id }))
  const run = await runSpec(
    'training',
    file === undefined ? specOf(options) : withPlayerFiles(readTrainingFile(file), 'file'),
    options,
  )
  const { report, seconds } = run
  const [main] = report.tables
  const { name } = options
  const players = playerFiles({ id, ...(name === undefined ? {} : { name }) }, run.spec, run.parts)
  const { out } = options
  const files =
    out === undefined ? [] : players.map((_, at) => (players.length === 1 ? out : numbered(out, at + 1)))
  for (const [at, file] of files.entries()) writeWhole(file, `${JSON.stringify(players[at])}\n`, '--out')
  const json = {
    id,
    curve: main?.rows ?? [],
    finding: say(report.finding),
    caveats: report.caveats.map(say),
    ...(files.length === 1 ? { file: files[0] } : files.length > 1 ? { files } : {}),
    seconds,
  }
  const text = [textReport(report, main), ...files.map((file) => t('printed.playerWritten', { file }))]
  await printReport(options, { json, text: text.join('\n') }, run)
}

/** What a file with settings holds already. */
const SETTINGS = [
  'variant',
  'holes',
  'seeds',
  'set',
  'method',
  'generations',
  'games',
  'visits',
  'tableSeeds',
  'units',
  'counts',
  'opponents',
  'matchGames',
  'every',
  'vary',
  'seed',
]

function refuseSettings(file: string, command: Command): void {
  const typed = command.options.find(
    (option) =>
      SETTINGS.includes(option.attributeName()) &&
      command.getOptionValueSource(option.attributeName()) === 'cli',
  )
  if (typed) throw new BadInput(typed.long ?? '', message('refusals.settingsTwice', { file }))
}

function specOf(options: Options): object {
  const { method, generations, games, visits, tableSeeds, counts, opponents, matchGames, every, seed } =
    options
  const [first, second] = options.units
  const variant = readVariant(options)
  return {
    variant,
    method,
    generations,
    games,
    visits,
    tableSeeds,
    counts,
    first,
    second,
    opponents,
    matchGames,
    every,
    ...options.vary,
    seed,
  }
}

/** `my.json` becomes `my-2.json`. */
function numbered(file: string, number: number): string {
  return file.replace(/(\.json)?$/, `-${number}$1`)
}

function idOf(file: string): string {
  const name = basename(file, '.json')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name.slice(0, 60) || 'player'
}
