import { Option, type Command } from 'commander'
import { availableParallelism } from 'node:os'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { layerTable } from '../../engine/experiments/kinds/endgameTables/layerTable'
import { oneRoundOf } from '../../engine/solver/oneRound'
import { tabledValue } from '../../engine/tables/moveValues'
import { readTablePosition } from '../../engine/tables/positionText'
import { formatChoice } from '../../engine/board/notation'
import { MOST_TABLE_SEEDS, tableable, type Filler } from '../../engine/tables/tableable'
import { MAX_HOLES, type Variant } from '../../engine/variant/variant'
import { bytes, fixed, message } from '../../locales/message'
import { addPlayerHelp } from '../options/agentHelp'
import { BadInput } from '../options/badInput'
import { listOption, whole } from '../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { say, t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { createProgressBar } from '../output/progressBar'
import { textTable } from '../output/textTable'
import { Stopped } from '../run/stopped'
import { buildTable } from '../tables/buildTable'
import { answerMoves, type MovesRequest, USUAL_PLAYERS } from '../tables/answerMoves'
import { loadTable, type LoadOptions, refuseDamaged, sayDamaged, withSignals } from '../tables/loadTable'
import { openTableFolder, type TableFolder } from '../tables/tableFolder'
import { verifyTable } from '../tables/verifyTable'
import { createWorkforce } from '../tables/workforce'

interface TablesOptions extends VariantOptions, OutputOptions, LoadOptions {}

interface BuildOptions extends TablesOptions {
  readonly seeds: number
}

interface MovesOptions extends BuildOptions, MovesRequest {}

interface ValueOptions extends TablesOptions {
  readonly position: string
}

/** `tables` fills, checks and asks endgame tables. */
export function register(program: Command): void {
  const tables = program.command('tables').description(t('tableCommands.tables'))
  const seeds = (command: Command): Command =>
    command.requiredOption('--seeds <N>', t('tableCommands.seeds'), whole(0, MOST_TABLE_SEEDS))
  const build = tables.command('build').description(t('tableCommands.build'))
  seeds(addTableOptions(build)).action((options: BuildOptions) => runBuild(options))
  const value = tables.command('value').description(t('tableCommands.value'))
  addTableOptions(value)
    .requiredOption('--position <SEEDS>', t('tableCommands.position'))
    .action((options: ValueOptions) => runValue(options))
  const moves = tables.command('moves').description(t('tableCommands.moves'))
  addPlayerHelp(
    seeds(addTableOptions(moves))
      .addOption(listOption('--players <LIST>', t('options.players'), USUAL_PLAYERS))
      .option('--positions <N>', t('tableCommands.positions'), whole(1, 1_000_000), 1_000)
      .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1),
  ).action((options: MovesOptions) => runMoves(options))
  const verify = tables.command('verify').description(t('tableCommands.verify'))
  seeds(addTableOptions(verify)).action((options: BuildOptions) => runVerify(options))
}

function addTableOptions(command: Command): Command {
  addVariantOptions(command, 'awari', 'noSizes')
  command.option('--holes <N>', t('options.holes'), whole(1, MAX_HOLES))
  command.addOption(
    new Option('--folder <DIR>', t('tableCommands.folder')).default('lumbung-tables').env('LUMBUNG_TABLES'),
  )
  command.option('--workers <N>', t('options.workers'), whole(1, 256), availableParallelism())
  return addOutputOptions(command.option('--progress', t('options.progress')), 'json')
}

function variantOf({ seeds: _, ...options }: VariantOptions): Variant {
  return oneRoundOf(readVariant(options))
}

function fillerFor(variant: Variant, seeds: number): Filler {
  const how = tableable(variant, seeds)
  if (!how.ok) throw new BadInput(`--${how.path}`, how.because)
  return how.filler
}

async function runBuild(options: BuildOptions): Promise<void> {
  const variant = variantOf(options)
  const filler = fillerFor(variant, options.seeds)
  const folder = openTableFolder(options.folder, variant, sayDamaged)
  const cpu = process.cpuUsage()
  const workforce = createWorkforce(variant, options.seeds, filler, options.workers)
  const built = await withSignals(options, (listener) =>
    buildTable(variant, options.seeds, workforce, folder, listener),
  ).finally(workforce.dismiss)
  const { user, system } = process.cpuUsage(cpu)
  if (built.status === 'stopped') throw stopped(folder)
  const size = folder.layers().reduce((sum, layer) => sum + layer.bytes, 0)
  const rate = built.seconds > 0 ? built.filled / built.seconds : 0
  const answer = {
    json: {
      layers: built.layers,
      folder: folder.path,
      bytes: size,
      filled: built.filled,
      seconds: built.seconds,
      processorSeconds: (user + system) / 1e6,
    },
    text: [
      textTable(layerTable(built.layers)),
      t('tableCommands.stored', { folder: folder.path, size: bytes(size) }),
      ...(built.filled > 0
        ? [
            t('tableCommands.speed', {
              positions: built.filled,
              seconds: fixed(built.seconds, 1),
              rate: Math.round(rate),
            }),
          ]
        : []),
    ].join('\n\n'),
  }
  print(options, answer, { kind: 'tables', spec: { variant, seeds: options.seeds } })
}

function stopped(folder: TableFolder): Stopped {
  const layers = folder.layers().length
  return new Stopped(t('tableCommands.stopped', { count: layers, folder: folder.path }), 130)
}

async function runValue(options: ValueOptions): Promise<void> {
  const variant = variantOf(options)
  const read = readTablePosition(variant, options.position)
  if (!read.ok) throw new BadInput('--position', read.error)
  const { laid, seeds } = read.value
  const filler = fillerFor(laid, seeds)
  const { table, folder, isStored } = await loadTable(options, laid, seeds, filler)
  const { value, moves } = tabledValue(table, laid)
  const answer = {
    json: {
      variant: laid.name,
      value,
      moves: moves.map(({ choice, value }) => ({
        hole: choice.hole,
        ...(choice.way && { way: choice.way }),
        value,
      })),
      seeds,
      from: isStored ? folder.path : null,
    },
    text: [
      t('tableCommands.valueOf', { value }),
      ...moves.map(({ choice, value }) => `  ${t('printed.hole', { hole: formatChoice(choice), value })}`),
    ].join('\n'),
  }
  print(options, answer, { kind: 'tables', spec: { variant: laid, position: options.position } })
}

async function runMoves(options: MovesOptions): Promise<void> {
  const variant = variantOf(options)
  const { table } = await loadTable(options, variant, options.seeds, fillerFor(variant, options.seeds))
  const { players, positions, seed, seeds } = options
  const answer = await answerMoves(table, options)
  print(options, answer, { kind: 'tables', spec: { variant, seeds, players, positions, seed } })
}

async function runVerify(options: BuildOptions): Promise<void> {
  const variant = variantOf(options)
  fillerFor(variant, options.seeds)
  const folder = openTableFolder(options.folder, variant, refuseDamaged)
  const bar = createProgressBar(message('kinds.unitPositions'), options.progress)
  const found = await verifyTable(variant, options.seeds, folder, bar.update).finally(bar.clear)
  const wrong = found.filter(({ problem }) => problem !== null)
  if (wrong.length > 0) process.exitCode = 1
  const lines = wrong.map(({ problem }) => say(problem!))
  const answer = {
    json: {
      layers: found.map(({ seeds, positions, problem }) => ({
        seeds,
        positions,
        problem: problem && say(problem),
      })),
      verified: wrong.length === 0,
    },
    text: [
      ...lines,
      ...(wrong.length === 0 ? [t('tableCommands.verified', { count: found.length })] : []),
    ].join('\n'),
  }
  print(options, answer, { kind: 'tables', spec: { variant, seeds: options.seeds } })
}
