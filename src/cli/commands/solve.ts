import { Option, type Command } from 'commander'
import type { Choice } from '../../engine/board/choice'
import { formatChoice, formatLine, parsePosition } from '../../engine/board/notation'
import { resultOf, solvedGames } from '../../engine/experiments/kinds/gameValues/report'
import type { SolvedCell } from '../../engine/experiments/kinds/gameValues/run'
import { resultText } from '../../engine/experiments/report/words'
import { start } from '../../engine/rules/match'
import { hasMargin } from '../../engine/variant/support'
import type { Variant } from '../../engine/variant/variant'
import { addMemoryOption, whole } from '../options/numbers'
import { say, t } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { addRunOptions, type RunOptions, runSpec } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'
import { fixed, message, type Text } from '../../locales/message'
import { holesOf, slotOf, storeOf, type Side } from '../../engine/board/position'
import { describeProblem } from '../../engine/variant/describeProblem'
import { parseVariant } from '../../engine/variant/parse'
import { BadInput } from '../options/badInput'
import { noteField } from '../parser/typedOptions'

interface SolveOptions extends VariantOptions, OutputOptions, RunOptions {
  readonly layout?: string
  readonly moves?: 'none' | 'quick' | 'exact'
  readonly memory: number
}

/** Seeds up to which every move is valued exactly within minutes. */
const SMALL = 50

/** `solve` proves the value of one game and of each of its first moves. */
export function register(program: Command): void {
  const command = program.command('solve').description(t('commands.solve'))
  addVariantOptions(command, 'kalah')
  command.option('--layout <SEEDS>', t('options.layout'))
  command.addOption(
    new Option('--moves <HOW>', t('options.moveValues', { seeds: SMALL })).choices([
      'none',
      'quick',
      'exact',
    ]),
  )
  command.option('--limit-seconds <N>', t('options.limitSeconds'), whole(1, 1e7))
  addRunOptions(addMemoryOption(command))
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
    noteField('variants', '--variant')
    const run = await runSpec('gameValues', spec, options)
    const [found] = solvedGames(run.spec, run.parts)
    const { solved } = found!
    const answer = {
      json: answerOf(variant, solved, run.seconds),
      text: textOf(variant, run.report, solved, run.seconds),
    }
    await printReport(options, answer, run)
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
    result: resultOf(lower, upper),
    ...seedsIn(variant, lower, upper),
    proven: lower === upper,
    best: holesIn(solved.best),
    bestChoices: solved.best.map(formatChoice),
    moves: solved.moves.map(({ choice, ...move }) => ({
      hole: choice.hole,
      ...(choice.way === 'clockwise' && { way: choice.way }),
      result: resultOf(move.lower, move.upper),
      ...seedsIn(variant, move.lower, move.upper),
    })),
    movesProven: solved.moves.length > 0 && solved.moves.every((move) => move.lower === move.upper),
    line: solved.line.map(formatChoice),
    method: solved.method,
    nodes: solved.nodes,
    seconds,
  }
}

/** A value and its bounds, in seeds; none if the game has only a result. */
function seedsIn(
  variant: Variant,
  lower: number,
  upper: number,
): { readonly value: number | null; readonly bounds: readonly [number, number] | null } {
  if (!hasMargin(variant)) return { value: null, bounds: null }
  return { value: lower === upper ? lower : null, bounds: [lower, upper] }
}

/** The value of a move as people read it: seeds, bounds of them, or the result for South. */
function valueText(variant: Variant, lower: number, upper: number): Text | number {
  if (!hasMargin(variant)) return resultText(resultOf(lower, upper))
  return lower === upper ? lower : message('printed.between', { lower, upper })
}

/** The holes of some choices, each once. */
export function holesIn(choices: readonly Choice[]): readonly number[] {
  return [...new Set(choices.map(({ hole }) => hole))]
}

/** Whether the value is a proof, and those of the moves too. */
function certaintyOf({ lower, upper, moves }: SolvedCell): Text {
  if (lower !== upper) return message('printed.notProven')
  const bounded = moves.filter((move) => move.lower !== move.upper).length
  return bounded === 0 ? message('printed.proven') : message('printed.gameProven', { bounded })
}

function textOf(
  variant: Variant,
  report: { readonly finding: Text; readonly caveats: readonly Text[] },
  solved: SolvedCell,
  seconds: number,
): string {
  const moves = solved.moves.map(({ choice, lower, upper }) => {
    const value = valueText(variant, lower, upper)
    return `  ${t('printed.hole', { hole: formatChoice(choice), value })}`
  })
  const line = solved.line.length > 0 ? [message('printed.bestPlay', { line: formatLine(solved.line) })] : []
  const effort = message('printed.effort', { positions: solved.nodes, seconds: fixed(seconds, 1) })
  return [report.finding, certaintyOf(solved), ...moves, ...line, effort, ...report.caveats]
    .map(say)
    .join('\n')
}

/** The variant started from a layout such as `4,4,4+0 4,4,4+0`: South's holes and store, then North's. */
export function withLayout(variant: Variant, text: string): Variant {
  const position = parsePosition(/[SN]$/.test(text.trim()) ? text : `${text} S`)
  if (!position.ok) throw new BadInput('--layout', position.error)
  const n = holesOf(position.value)
  if (position.value.toMove !== 'south') throw new BadInput('--layout', message('refusals.southMoves'))
  if (n !== variant.board.holes) {
    const problem = message('refusals.layoutHoles', { holes: n, expected: variant.board.holes })
    throw new BadInput('--layout', problem)
  }
  const { seeds, burnt } = position.value
  if (burnt.length > 0) throw new BadInput('--layout', message('refusals.layoutBurnt'))
  const side = (owner: Side) => Array.from({ length: n }, (_, i) => seeds[slotOf(n, owner, i + 1)]!)
  const layout = {
    south: side('south'),
    north: side('north'),
    southStore: seeds[storeOf(n, 'south')]!,
    northStore: seeds[storeOf(n, 'north')]!,
  }
  const parsed = parseVariant({ ...variant, start: { ...variant.start, layout } })
  if (!parsed.ok)
    throw new BadInput('--layout', parsed.error.map((problem) => say(describeProblem(problem))).join('\n'))
  return parsed.value
}
