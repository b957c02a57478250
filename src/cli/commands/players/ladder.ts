import { InvalidArgumentError, Option, type Command } from 'commander'
import { MAX_GAMES } from '../../../engine/experiments/kinds/matchSeries/spec'
import { DEFAULTS, type LadderSpec } from '../../../engine/experiments/kinds/ladder/spec'
import { looksOf } from '../../../engine/experiments/kinds/ladder/testReport'
import { rowsIn, someColumns } from '../../../engine/experiments/report/columns'
import { afterOpening, openingsIn } from '../../../engine/experiments/kinds/ladder/openings'
import type { Variant } from '../../../engine/variant/variant'
import { playerNamed } from '../../../engine/players/player'
import { loadNetworks } from '../../../engine/players/shipped'
import { thinkingTimeOf } from '../../../engine/players/thinkingTime'
import { message, type Text } from '../../../locales/message'
import { BadInput } from '../../options/badInput'
import { withPlayerFiles } from '../../options/playerFiles'
import { readText } from '../../options/inputFile'
import { addPlayerHelp } from '../../options/agentHelp'
import { decimal, whole, listOption } from '../../options/numbers'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { asTyped, noteField } from '../../parser/typedOptions'
import { say, speech, t } from '../../output/language'
import { printReport } from '../../output/output'
import { writeRecords } from '../../output/recordsFile'
import { textReport } from '../../output/textTable'
import { addPlayOptions, type PlayOptions } from '../../run/experimentCommand'
import { atEqualTime } from '../../run/equalTime'
import { readSpec } from '../../run/runSession'
import { runSpec } from '../../run/runSpec'
import { loadRuns } from '../../run/savedRun'

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
  readonly equalTime?: boolean
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
    .option('--equal-time', t('options.equalTime'))
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

/**
 * The input of a ladder with the budgets with which everyone needs as much time for a choice as the first player, and the pace of all;
 * a run that is resumed keeps what it was begun with.
 */
async function withEqualTime(input: object, resume: string | undefined): Promise<object> {
  const saved = resume === undefined ? undefined : loadRuns(resume).find(({ kind }) => kind === 'ladder')
  if (saved) {
    const { players, pace } = saved.spec as LadderSpec
    return { ...input, players, ...(pace && { pace }) }
  }
  const spec = readSpec('ladder', withPlayerFiles(input), asTyped)
  if (thinkingTimeOf(spec.players[0]!) === null)
    throw new BadInput('--equal-time', message('ladder.firstThinks'))
  await loadNetworks(spec.players)
  const thoughts = atEqualTime(spec)
  for (const { name, nodes, milliseconds } of thoughts) {
    const said = { name, nodes: Math.round(nodes), milliseconds: speech.formats.fixed(milliseconds, 2) }
    process.stderr.write(`${t('printed.thought', said)}\n`)
  }
  const asked = thoughts.map(({ name }) => name)
  const left = spec.players.filter((name) => playerNamed(name).kind === 'outside')
  const pace = thoughts.flatMap(({ name, nodes, milliseconds }) =>
    nodes > 0 ? [[name, Number(((1e6 * milliseconds) / nodes).toPrecision(4))]] : [],
  )
  return { ...input, players: [...asked, ...left], pace: Object.fromEntries(pace) }
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
  const asked = options.equalTime ? await withEqualTime(input, options.resume) : input
  const run = await runSpec('ladder', asked, options)
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
  const columns = [
    'player',
    'rating',
    'low',
    'high',
    'games',
    'points',
    'share',
    'llr',
    'decided',
    'elo',
    'timePerChoice',
  ]
  await printReport(options, { json, text: textReport(report, main && someColumns(main, columns)) }, run)
  await writeRecords(options, run)
}
