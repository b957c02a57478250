import type { Command } from 'commander'
import type { Choice } from '../../../engine/board/choice'
import { formatChoice } from '../../../engine/board/notation'
import type { Report, Table } from '../../../engine/experiments/report/report'
import { Forfeit } from '../../../engine/players/outside'
import { playerForName } from '../../../engine/players/levels'
import { formatPlayer, parsePlayer, type Player } from '../../../engine/players/player'
import { loadNetworks } from '../../../engine/players/shipped'
import { playerProblem } from '../../../engine/requests/requested'
import { askPlayer } from '../../../engine/review/askPlayer'
import { accuracyText, judge, type Review } from '../../../engine/review/judge'
import { someColumns } from '../../../engine/experiments/report/columns'
import { reviewTable } from '../../../engine/review/reviewTable'
import { valueRecord } from '../../../engine/review/valueRecord'
import type { Replay } from '../../../engine/rules/replay'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Message } from '../../../locales/message'
import { endBots } from '../../bots/botFiles'
import { finishAsking } from '../../bots/finishAsking'
import { addPlayerHelp } from '../../options/agentHelp'
import { BadInput } from '../../options/badInput'
import { readRecord, readReplay } from '../../options/gameOption'
import { withPlayerFiles } from '../../options/playerFiles'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../../output/output'
import { fileToWrite } from '../../output/outputFile'
import { createProgressBar } from '../../output/progressBar'
import { textReport } from '../../output/textTable'

interface ReviewOptions extends VariantOptions, OutputOptions {
  readonly moves: string
  readonly progress?: boolean
  readonly player?: string
}

/** The columns that fit a terminal. */
const SHOWN = ['move', 'side', 'played', 'value', 'best', 'bestValue', 'player', 'loss', 'grade', 'exact']

/** `review` values every move of a record and marks its mistakes. */
export function register(program: Command): void {
  const command = program.command('review').description(t('commands.review'))
  addVariantOptions(command).requiredOption('--moves <LIST>', t('options.moves'))
  command.option('--progress', t('options.progress'))
  command.option('--player <PLAYER>', t('open.analyst'))
  command.option('--csv <FILE>', t('options.csv'), fileToWrite)
  addPlayerHelp(addOutputOptions(command, 'json')).action(async (options: ReviewOptions) => {
    const variant = readVariant(options)
    const replayed = readReplay(variant, readRecord(variant, options.moves))
    const { played } = replayed
    if (played.length === 0) throw new BadInput('--moves', message('refusals.nothingToReview'))
    const analyst = options.player === undefined ? null : await readAnalyst(variant, replayed, options.player)
    const bar = createProgressBar(message('kinds.unitMoves'), options.progress)
    const work = valueRecord(variant, played)
    let step = work.next()
    for (; !step.done; step = work.next()) bar.update(step.value, step.value * played.length)
    bar.clear()
    const review = judge(variant, played, step.value)
    const choices = analyst ? await askThroughout(variant, replayed, analyst) : null
    const report = reportOf(review, choices)
    const text = textReport(report, someColumns(report.tables[0]!, SHOWN))
    const player = analyst ? { player: formatPlayer(analyst) } : {}
    const spec = { variant, moves: options.moves, ...player }
    await printReport(options, { json: answerOf(review, choices), text }, { kind: 'review', spec, report })
  })
}

/** The player who says what it would have played, if it can play this game. */
async function readAnalyst(variant: Variant, { opening }: Replay, name: string): Promise<Player> {
  const player = parsePlayer(playerForName(variant, withPlayerFiles(name)))
  if (!player.ok) throw new BadInput('--player', player.error)
  const problem = playerProblem(variant, opening.position, player.value)
  if (problem !== null) throw new BadInput('--player', problem)
  await loadNetworks([formatPlayer(player.value)])
  return player.value
}

/** What a player would have played instead of each move; null where it has no answer. */
async function askThroughout(
  variant: Variant,
  { opening, played }: Replay,
  player: Player,
): Promise<readonly (Choice | null)[]> {
  const choices: (Choice | null)[] = []
  for (const [at, { before }] of played.entries()) {
    const then = { opening, played: played.slice(0, at), game: before }
    const work = askPlayer(variant, then, player, { seed: 1, line: 1, valued: false })
    const asked = await finishAsking(work).catch((error: unknown) => {
      if (error instanceof Forfeit) return null
      throw error
    })
    choices.push(asked?.choice ?? null)
  }
  await endBots()
  return choices
}

type Choices = readonly (Choice | null)[] | null

function answerOf({ moves, accuracy }: Review, choices: Choices): object {
  return {
    moves: moves.map(({ choice, best, ...move }, at) => ({
      move: at + 1,
      played: formatChoice(choice),
      best: best.map(formatChoice),
      ...(choices && { player: written(choices[at]) }),
      ...move,
    })),
    accuracy,
    exact: moves.every((move) => move.exact),
  }
}

function written(choice: Choice | null | undefined): string | null {
  return choice ? formatChoice(choice) : null
}

/** The table of a review, with a column for the player who was asked. */
function tableOf(review: Review, choices: Choices): Table {
  const table = reviewTable(review)
  if (!choices) return table
  const column = { key: 'player', label: message('columns.player') }
  return {
    ...table,
    columns: [...table.columns, column],
    rows: table.rows.map((row, at) => ({ ...row, player: written(choices[at]) })),
  }
}

function reportOf(review: Review, choices: Choices): Report {
  const { moves } = review
  const count = moves.filter(({ exact }) => !exact).length
  return {
    finding: message('reviews.accuracies', {
      south: accuracyText(review, 'south', 1),
      north: accuracyText(review, 'north', 1),
    }),
    tables: [tableOf(review, choices)],
    charts: [],
    lines: [],
    caveats: count === 0 ? [] : [estimated(count, moves.length)],
  }
}

function estimated(count: number, moves: number): Message {
  return count === moves
    ? message('reviews.allEstimated', { count })
    : message('reviews.someEstimated', { count, moves })
}
