import { Option, type Command } from 'commander'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { playedLayouts } from '../../engine/experiments/kinds/startLayouts/playedReport'
import { bestFirst, solvedLayouts } from '../../engine/experiments/kinds/startLayouts/report'
import { DEFAULTS, MAX_GAMES_EACH } from '../../engine/experiments/kinds/startLayouts/spec'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import type { Layout } from '../../engine/variant/variant'
import { rowsIn } from '../../engine/experiments/report/columns'
import { resultText } from '../../engine/experiments/report/words'
import { addMemoryOption, whole } from '../options/numbers'
import { say, speech, t } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface LayoutsOptions extends VariantOptions, OutputOptions, RunOptions {
  readonly moved: number
  readonly sides: 'any' | 'equal'
  readonly stores: 'used' | 'empty'
  readonly find: 'results' | 'values' | 'shares'
  readonly memory: number
  readonly player: string
  readonly games: number
  readonly seed: number
}

/** `layouts` solves the layouts near the even start, or lets a player judge them, and lists the fair ones or the best. */
export function register(program: Command): void {
  const command = program.command('layouts').description(t('commands.layouts'))
  addVariantOptions(command, 'kalah')
  command.option('--moved <K>', t('options.moved'), whole(0, 4), 1)
  command.addOption(
    new Option('--sides <WHICH>', t('options.sides')).choices(['any', 'equal']).default('equal'),
  )
  command.addOption(
    new Option('--stores <WHICH>', t('options.stores')).choices(['used', 'empty']).default('empty'),
  )
  command.addOption(
    new Option('--find <WHAT>', t('options.find'))
      .choices(['results', 'values', 'shares'])
      .default('results'),
  )
  command.option('--player <NAME>', t('options.judgingPlayer'), DEFAULTS.player)
  command.option('--games <N>', t('options.gamesPerLayout'), whole(1, MAX_GAMES_EACH), DEFAULTS.games)
  command.option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), DEFAULTS.seed)
  addRunOptions(addMemoryOption(command))
  addOutputOptions(command).action(async (options: LayoutsOptions) => {
    const { moved, sides, stores, find, memory, player, games, seed } = options
    const played = { player, games, seed }
    const spec = { variant: readVariant(options), moved, sides, stores, find, memory, ...played }
    const run = await runSpec('startLayouts', spec, options)
    const listed = find === 'shares' ? playedLines(run) : solvedLines(run)
    const answer = {
      json: {
        layouts: rowsIn(run.report, 'layouts'),
        counts: rowsIn(run.report, 'counts'),
        finding: say(run.report.finding),
        seconds: run.seconds,
      },
      text: [...listed, say(run.report.finding)].join('\n'),
    }
    await printReport(options, answer, run)
  })
}

type LayoutsRun = FinishedRun<'startLayouts'>

/** The fair layouts, or all of them by value, one per line. */
function solvedLines({ spec, parts }: LayoutsRun): readonly string[] {
  const solved = solvedLayouts(spec, parts)
  const listed = spec.find === 'values' ? bestFirst(solved) : solved.filter(({ result }) => result === 'D')
  return listed.map(({ layout, result, value }) => {
    const shown = value === null ? '' : ` ${speech.formats.number(value)}`
    return `${sidesOf(layout)}  ${say(resultText(result))}${shown}`
  })
}

/** All layouts with South's share of the points, one per line. */
function playedLines({ spec, parts }: LayoutsRun): readonly string[] {
  return playedLayouts(spec, parts).map(
    ({ layout, share }) => `${sidesOf(layout)}  ${share === null ? '–' : speech.formats.share(share)}`,
  )
}

function sidesOf({ south, southStore, north, northStore }: Layout): string {
  return `${south.join(' ')} (${southStore})  ${north.join(' ')} (${northStore})`
}
