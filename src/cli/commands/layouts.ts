import { Option, type Command } from 'commander'
import { bestFirst, solvedLayouts } from '../../engine/experiments/kinds/startLayouts/report'
import { recordsOf } from '../../engine/experiments/report/columns'
import { resultText } from '../../engine/experiments/report/words'
import { addMemoryOption } from '../options/memoryOption'
import { whole } from '../options/numbers'
import { say, speech, t } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, runSpec, type RunOptions } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface LayoutsOptions extends VariantOptions, OutputOptions, RunOptions {
  readonly moved: number
  readonly sides: 'any' | 'equal'
  readonly stores: 'used' | 'empty'
  readonly find: 'results' | 'values'
  readonly memory: number
}

/** `layouts` solves the layouts near the even start and lists the fair ones and the best. */
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
    new Option('--find <WHAT>', t('options.find')).choices(['results', 'values']).default('results'),
  )
  addRunOptions(addMemoryOption(command))
  addOutputOptions(command).action(async (options: LayoutsOptions) => {
    const { moved, sides, stores, find, memory } = options
    const spec = { variant: readVariant(options), moved, sides, stores, find, memory }
    const run = await runSpec('startLayouts', spec, options)
    const tableOf = (id: string) =>
      run.report.tables.filter((table) => table.id === id).flatMap((table) => recordsOf(table, say))
    const solved = solvedLayouts(run.spec, run.parts)
    const listed = find === 'values' ? bestFirst(solved) : solved.filter(({ result }) => result === 'D')
    const answer = {
      json: {
        layouts: tableOf('layouts'),
        counts: tableOf('counts'),
        finding: say(run.report.finding),
        seconds: run.seconds,
      },
      text: [
        ...listed.map(({ layout: { south, southStore, north, northStore }, result, value }) => {
          const sides = `${south.join(' ')} (${southStore})  ${north.join(' ')} (${northStore})`
          const shown = value === null ? '' : ` ${speech.formats.number(value)}`
          return `${sides}  ${say(resultText(result))}${shown}`
        }),
        say(run.report.finding),
      ].join('\n'),
    }
    printReport(options, answer, run)
  })
}
