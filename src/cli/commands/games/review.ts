import type { Command } from 'commander'
import { formatChoice } from '../../../engine/board/notation'
import type { Report } from '../../../engine/experiments/report/report'
import { accuracyText, judge, type Review } from '../../../engine/review/judge'
import { reviewTable } from '../../../engine/review/reviewTable'
import { valueRecord } from '../../../engine/review/valueRecord'
import { message, type Message } from '../../../locales/message'
import { BadInput } from '../../options/badInput'
import { readRecord, readReplay } from '../../options/gameOption'
import { addVariantOptions, readVariant, type VariantOptions } from '../../options/variantOption'
import { t } from '../../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../../output/output'
import { fileToWrite } from '../../output/outputFile'
import { createProgressBar } from '../../output/progressBar'
import { narrow, textReport } from '../../output/textTable'

interface ReviewOptions extends VariantOptions, OutputOptions {
  readonly moves: string
  readonly progress?: boolean
}

/** The columns that fit a terminal. */
const SHOWN = ['move', 'side', 'played', 'value', 'best', 'bestValue', 'loss', 'grade', 'exact']

/** `review` values every move of a record and marks its mistakes. */
export function register(program: Command): void {
  const command = program.command('review').description(t('commands.review'))
  addVariantOptions(command).requiredOption('--moves <LIST>', t('options.moves'))
  command.option('--progress', t('options.progress'))
  command.option('--csv <FILE>', t('options.csv'), fileToWrite)
  addOutputOptions(command, 'json').action(async (options: ReviewOptions) => {
    const variant = readVariant(options)
    const { played } = readReplay(variant, readRecord(variant, options.moves))
    if (played.length === 0) throw new BadInput('--moves', message('refusals.nothingToReview'))
    const bar = createProgressBar(message('kinds.unitMoves'), options.progress)
    const work = valueRecord(variant, played)
    let step = work.next()
    for (; !step.done; step = work.next()) bar.update(step.value, step.value * played.length)
    bar.clear()
    const review = judge(played, step.value)
    const report = reportOf(review)
    const text = textReport(report, narrow(reviewTable(review), SHOWN))
    const spec = { variant, moves: options.moves }
    await printReport(options, { json: answerOf(review), text }, { kind: 'review', spec, report })
  })
}

function answerOf({ moves, accuracy }: Review): object {
  return {
    moves: moves.map(({ choice, best, ...move }, at) => ({
      move: at + 1,
      played: formatChoice(choice),
      best: best.map(formatChoice),
      ...move,
    })),
    accuracy,
    exact: moves.every((move) => move.exact),
  }
}

function reportOf(review: Review): Report {
  const { moves } = review
  const count = moves.filter(({ exact }) => !exact).length
  return {
    finding: message('reviews.accuracies', {
      south: accuracyText(review, 'south', 1),
      north: accuracyText(review, 'north', 1),
    }),
    tables: [reviewTable(review)],
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
