import { InvalidArgumentError, Option, type Command } from 'commander'
import { MAX_GAMES } from '../../../engine/experiments/kinds/matchSeries/spec'
import { DEFAULTS } from '../../../engine/experiments/kinds/ladder/spec'
import { looksOf } from '../../../engine/experiments/kinds/ladder/testReport'
import { rowsIn, someColumns } from '../../../engine/experiments/report/columns'
import { afterOpening, openingsIn } from '../../../engine/experiments/kinds/ladder/openings'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Text } from '../../../locales/message'
import { BadInput } from '../../options/badInput'
import { readText } from '../../options/inputFile'
import { addPlayerHelp } from '../../options/agentHelp'
import { decimal, whole, listOption } from '../../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { noteField } from '../../parser/typedOptions'
import { say, t } from '../../output/language'
import { printReport } from '../../output/output'
import { writeRecords } from '../../output/recordsFile'
import { textReport } from '../../output/textTable'
import { addPlayOptions, type PlayOptions } from '../../run/experimentCommand'
import { runSpec } from '../../run/runSpec'

interface Options extends VariantOptions, PlayOptions {
  readonly players: readonly string[]
  readonly sprt?: readonly string[]
  readonly games?: number
  readonly starts: 'even' | 'random' | 'fair'
  readonly openings?: string
  readonly drawnMoves: number
  readonly elo0: number
  readonly elo1: number
  readonly alpha: number
  readonly beta: number
}

/** The default limit on the games of a test. */
const TEST_GAMES = 20_000

/** Adds `ladder`: ratings of players who all meet each other, or a sequential test of two. */
export function register(program: Command): void {
  const command = program
    .command('ladder')
    .summary(t('commands.ladder'))
    .description(t('commands.ladderLong'))
  addVariantOptions(command, 'kalah')
  command
    .addOption(listOption('--players <LIST>', t('options.players'), DEFAULTS.players))
    .addOption(new Option('--sprt <A,B>', t('options.sprt')).argParser(twoPlayers))
    .option('--games <N>', t('options.gamesPerPairing'), whole(2, MAX_GAMES))
    .addOption(
      new Option('--starts <WHICH>', t('options.starts'))
        .choices(['even', 'random', 'fair'])
        .default(DEFAULTS.starts),
    )
    .option('--openings <FILE>', t('options.openingsFile'))
    .option('--drawn-moves <N>', t('options.drawnMoves'), whole(1, 40), DEFAULTS.drawnMoves)
    .option('--elo0 <ELO>', t('options.elo0'), decimal, DEFAULTS.elo0)
    .option('--elo1 <ELO>', t('options.elo1'), decimal, DEFAULTS.elo1)
    .option('--alpha <RATE>', t('options.alpha'), decimal, DEFAULTS.alpha)
    .option('--beta <RATE>', t('options.beta'), decimal, DEFAULTS.beta)
  addPlayerHelp(addPlayOptions(command)).action(rank)
}

/** Reads the two players of a test, as an option's parser. */
function twoPlayers(text: string): readonly string[] {
  const names = text.split(',').map((word) => word.trim())
  const [first = '', second = ''] = names
  if (names.length > 2) throw new InvalidArgumentError(t('refusals.moreThanTwo', { count: names.length }))
  if (first === '') throw new InvalidArgumentError(t('refusals.firstMissing'))
  if (second === '') throw new InvalidArgumentError(t('refusals.secondMissing', { player: first }))
  return names
}

/** The openings of a file, all of which a variant can be played from; every other one is named by its line. */
function readOpenings(file: string, variant: Variant): readonly string[] {
  const problems: { readonly path: string; readonly message: Text }[] = []
  const openings: string[] = []
  for (const { line, opening } of openingsIn(readText(file, '--openings'))) {
    const after = opening.ok ? afterOpening(variant, opening.value) : opening
    if (opening.ok && after.ok) openings.push(opening.value)
    else if (!after.ok)
      problems.push({
        path: '--openings',
        message: message('ladder.openingOfLine', { line, problem: after.error }),
      })
  }
  if (problems.length > 0) throw BadInput.all(problems)
  return openings
}

async function rank(options: Options): Promise<void> {
  const { sprt, openings, drawnMoves, elo0, elo1, alpha, beta, seed } = options
  const find = sprt ? 'test' : 'ratings'
  if (sprt) noteField('players', '--sprt')
  const games = options.games ?? (sprt ? TEST_GAMES : DEFAULTS.games)
  const variant = readVariant(options)
  const chosen = openings === undefined ? null : readOpenings(openings, variant)
  const input = {
    variant,
    players: sprt ?? options.players,
    find,
    games,
    starts: chosen === null ? options.starts : 'chosen',
    ...(chosen === null ? {} : { openings: chosen }),
    drawnMoves,
    seed,
    elo0,
    elo1,
    alpha,
    beta,
  }
  const run = await runSpec('ladder', input, options)
  const { report, seconds } = run
  const rows = (id: string) => rowsIn(report, id)
  const said = { finding: say(report.finding), caveats: report.caveats.map(say), seconds }
  const last = sprt ? looksOf(run.spec, run.parts).at(-1) : undefined
  const json = last
    ? {
        decided: last.decided,
        games: last.games,
        llr: last.llr,
        lower: last.lower,
        upper: last.upper,
        looks: rows('test'),
        pairs: rows('pairs'),
        ...said,
      }
    : { ratings: rows('ratings'), pairs: rows('pairs'), crosstable: rows('crosstable'), ...said }
  const [main] = report.tables
  const columns = ['player', 'rating', 'low', 'high', 'games', 'points', 'share', 'llr', 'decided', 'elo']
  await printReport(options, { json, text: textReport(report, main && someColumns(main, columns)) }, run)
  await writeRecords(options, run)
}
