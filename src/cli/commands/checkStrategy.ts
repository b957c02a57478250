import type { Command } from 'commander'
import { formatChoice } from '../../engine/board/notation'
import { checkedBoards } from '../../engine/experiments/kinds/strategyCheck/report'
import type { CheckedBoard } from '../../engine/experiments/kinds/strategyCheck/run'
import { STRATEGIES } from '../../engine/strategies/catalogue'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { say, t } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import { rangeOption, whole } from '../options/numbers'
import {
  addVariantOptions,
  readVariant,
  seedsFollowHoles,
  type VariantOptions,
} from '../options/variantOption'
import { message } from '../../locales/message'

interface CheckOptions extends Pick<VariantOptions, 'variant' | 'set'>, OutputOptions, RunOptions {
  readonly holes: readonly [number, number]
  readonly seeds?: number
  readonly strategy: string
}

/** `check-strategy` plays a strategy as South against every reply; exit code 1 if it can lose. */
export function register(program: Command): void {
  const command = program.command('check-strategy').description(t('commands.checkStrategy'))
  addVariantOptions(command, 'kalah-alt', 'noSizes')
  command.addOption(rangeOption('--holes <A..B>', t('options.holes'), [1, 20], [5, 5]))
  command.option('--seeds <N>', t('options.seedsOrOne'), whole(1, 60))
  const ids = STRATEGIES.map(({ id }) => id).join(', ')
  command.option('--strategy <ID|FILE>', t('options.strategyOrFile', { strategies: ids }), 'pok-alt')
  addRunOptions(command)
  addOutputOptions(command).action(async (options: CheckOptions) => {
    const { variant, set, holes } = options
    const seeds = options.seeds ?? usualSeeds(options)
    const game = readVariant({ variant, set })
    const strategy = options.strategy.endsWith('.json')
      ? readJson(options.strategy, '--strategy')
      : options.strategy
    const spec = { variant: game, strategy, holes: { from: holes[0], to: holes[1] }, seeds }
    const run = await runSpec('strategyCheck', spec, options)
    const boards = checkedBoards(run.spec, run.parts).map(({ holes: m, checked }) => ({
      holes: m,
      ...verdictOf(checked),
    }))
    const fails = boards.find((board) => !board.holds)
    const shown = fails ?? boards.at(-1)!
    const answer = {
      json: {
        ...shown,
        ...(boards.length > 1 && { boards, failsFirstAt: fails?.holes ?? null }),
        seconds: run.seconds,
      },
      text: [
        ...boards.map(({ holes: m, holds, someChoiceHolds, worst, line }) => {
          const verdict = message(
            holds ? 'printed.holds' : someChoiceHolds ? 'printed.holdsIfChosenWell' : 'printed.fails',
          )
          return t('printed.checked', { holes: m, verdict, worst, line: line.join(' ') })
        }),
        say(run.report.finding),
      ].join('\n'),
    }
    await printReport(options, answer, run)
    if (fails) process.exitCode = 1
  })
}

function usualSeeds({ variant = '', holes: [from, to] }: CheckOptions): number {
  if (!seedsFollowHoles(variant)) return 1
  if (from === to) return from
  throw new BadInput('--seeds', message('refusals.seedsFollowHoles'))
}

/** `holds` means that it holds whichever of several equal moves is chosen. */
function verdictOf({ someChoice, everyChoice, someLine, everyLine, nodes }: CheckedBoard) {
  return {
    holds: everyChoice >= 0,
    everyChoiceHolds: everyChoice >= 0,
    someChoiceHolds: someChoice >= 0,
    worst: everyChoice,
    worstOfBestChoices: someChoice,
    line: everyLine.map(formatChoice),
    lineOfBestChoices: someLine.map(formatChoice),
    nodes,
  }
}
