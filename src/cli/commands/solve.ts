import { Option, type Command } from 'commander'
import type { Text } from '../../locales/message'
import type { Choice } from '../../engine/board/choice'
import { formatChoice, formatLine } from '../../engine/board/notation'
import { grouped } from '../../engine/digits'
import type { SolvedCell } from '../../engine/experiments/kinds/gameValues/run'
import { start } from '../../engine/rules/match'
import type { Variant } from '../../engine/variant/variant'
import { withLayout } from '../options/layoutOption'
import { addMemoryOption } from '../options/memoryOption'
import { say } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { runSpec } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface SolveOptions extends VariantOptions, OutputOptions {
  readonly layout?: string
  readonly moves?: 'quick' | 'exact'
  readonly memory: number
  readonly resume?: string
}

/** Seeds up to which every move is valued exactly within minutes. */
const SMALL = 50

/** `solve` proves the value of one game and of each of its first moves. */
export function register(program: Command): void {
  const command = program
    .command('solve')
    .description('prove the exact value of a game and of its first moves')
  addVariantOptions(command, 'kalah')
  command.option('--layout <SEEDS>', 'start from South’s holes and store, then North’s: 4,4,4+0 4,4,4+0')
  command.addOption(
    new Option(
      '--moves <HOW>',
      `value the other moves within a few seconds, or exactly; exactly up to ${SMALL} seeds unless given`,
    ).choices(['quick', 'exact']),
  )
  addMemoryOption(command).option(
    '--resume <FILE>',
    'continue a run that was stopped, failed or killed; long runs are saved as they go',
  )
  addOutputOptions(command).action(async (options: SolveOptions) => {
    const variant = variantOf(options)
    const size = { from: 1, to: 1 }
    const spec = {
      variants: [variant],
      sizes: 'own',
      holes: size,
      seeds: size,
      moves: options.moves ?? (seedsOf(variant) <= SMALL ? 'exact' : 'quick'),
      memory: options.memory,
    }
    const run = await runSpec('gameValues', spec, {
      workers: 1,
      ...(options.resume && { resume: options.resume }),
    })
    const solved = run.parts.get(0)!
    const answer = {
      json: answerOf(variant, solved, run.seconds),
      text: textOf(run.report, solved, run.seconds),
    }
    printReport(options, answer, run)
  })
}

function variantOf(options: SolveOptions): Variant {
  const variant = readVariant(options)
  return options.layout === undefined ? variant : withLayout(variant, options.layout)
}

function seedsOf(variant: Variant): number {
  return start(variant).position.seeds.reduce((sum, seeds) => sum + seeds, 0)
}

function answerOf(variant: Variant, solved: SolvedCell, seconds: number): object {
  const { lower, upper } = solved
  return {
    variant: variant.name,
    holes: variant.board.holes,
    value: exact(lower, upper),
    proven: lower === upper,
    bounds: [lower, upper],
    best: holesIn(solved.best),
    bestChoices: solved.best.map(formatChoice),
    moves: solved.moves.map(({ choice, ...move }) => ({
      hole: choice.hole,
      ...(choice.way === 'clockwise' && { way: choice.way }),
      value: exact(move.lower, move.upper),
      bounds: [move.lower, move.upper],
    })),
    movesProven: solved.moves.every((move) => move.lower === move.upper),
    line: solved.line.map(formatChoice),
    method: solved.method,
    nodes: solved.nodes,
    seconds,
  }
}

function exact(lower: number, upper: number): number | null {
  return lower === upper ? lower : null
}

/** The holes of some choices, each once. */
export function holesIn(choices: readonly Choice[]): readonly number[] {
  return [...new Set(choices.map(({ hole }) => hole))]
}

function textOf(
  report: { readonly finding: Text; readonly caveats: readonly Text[] },
  solved: SolvedCell,
  seconds: number,
): string {
  const moves = solved.moves.map(({ choice, lower, upper }) => {
    const value = lower === upper ? `${lower}` : `between ${lower} and ${upper}, not proven`
    return `  hole ${formatChoice(choice)}: ${value}`
  })
  const line = solved.line.length > 0 ? [`Best play: ${formatLine(solved.line)}`] : []
  const effort = `${grouped(solved.nodes)} positions in ${seconds.toFixed(1)} s`
  return [say(report.finding), ...moves, ...line, effort, ...report.caveats.map(say)].join('\n')
}
