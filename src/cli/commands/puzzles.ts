import { Option, type Command } from 'commander'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { formatChoice } from '../../engine/board/notation'
import { MAX_SEED } from '../../engine/experiments/spec/shapes'
import { describedAs, makePuzzles, PATIENCE, type PuzzleSpec } from '../../engine/puzzles/make'
import { prove, solutionOf } from '../../engine/puzzles/proof'
import { GOALS, setUp, type Goal, type Puzzle } from '../../engine/puzzles/puzzle'
import { formatPuzzleSet, puzzleOfDay, readPuzzleSet, SPEC_SHAPE } from '../../engine/puzzles/puzzleSet'
import { nearest } from '../../engine/nearest'
import { findPreset, PRESETS } from '../../engine/variant/catalogue'
import { hasMargin } from '../../engine/variant/support'
import { streamOf } from '../../engine/random/stream'
import { finish } from '../../engine/through'
import { message } from '../../locales/message'
import { BadInput } from '../options/badInput'
import { readJson } from '../options/inputFile'
import { whole } from '../options/numbers'
import { t } from '../output/language'
import { addOutputOptions, print, type OutputOptions } from '../output/output'
import { fileToWrite, writeWhole } from '../output/outputFile'
import { createProgressBar } from '../output/progressBar'

interface MakeOptions extends OutputOptions {
  readonly variant: string
  readonly holes: number
  readonly seeds: number
  readonly count: number
  readonly inPlay: number
  readonly goal?: Goal
  readonly seed: number
  readonly seconds?: number
  readonly spec?: string
  readonly out?: string
  readonly progress?: boolean
}

interface CheckOptions extends OutputOptions {
  readonly sample?: number
  readonly seed: number
  readonly progress?: boolean
}

interface SolveOptions extends OutputOptions {
  readonly at?: number
  readonly day?: string
}

/** After so many seconds, the puzzles of one game that are still missing are given up. */
const USUAL_SECONDS = 60

/** `puzzles` makes positions with exactly one solution, proves them again, and shows the proof of one. */
export function register(program: Command): void {
  const puzzles = program.command('puzzles').description(t('puzzleCommands.puzzles'))
  const make = puzzles
    .command('make')
    .description(t('puzzleCommands.make'))
    .option('--variant <ID>', t('puzzleCommands.game'), 'kalah')
    .option('--holes <N>', t('options.holes'), whole(1, 20), 6)
    .option('--seeds <N>', t('options.seeds'), whole(1, 1_000), 4)
    .option('--count <N>', t('puzzleCommands.count'), whole(1, 100_000), 10)
    .option('--in-play <N>', t('puzzleCommands.inPlay'), whole(1, 1_000), 20)
    .addOption(new Option('--goal <GOAL>', t('puzzleCommands.goal')).choices(GOALS))
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
    .option('--seconds <N>', t('puzzleCommands.seconds', { usual: USUAL_SECONDS }), whole(1, 1_000_000))
    .option('--spec <FILE>', t('puzzleCommands.spec'))
    .option('--out <FILE>', t('puzzleCommands.out'), fileToWrite)
    .option('--progress', t('options.progress'))
  addOutputOptions(make, 'json').action(runMake)
  const check = puzzles
    .command('check')
    .description(t('puzzleCommands.check'))
    .argument('[FILE]', t('puzzleCommands.file'))
    .option('--sample <N>', t('puzzleCommands.sample'), whole(1, 100_000))
    .option('--seed <N>', t('options.seed'), whole(0, MAX_SEED), 1)
    .option('--progress', t('options.progress'))
  addOutputOptions(check, 'json').action(runCheck)
  const solve = puzzles
    .command('solve')
    .description(t('puzzleCommands.solve'))
    .argument('[FILE]', t('puzzleCommands.file'))
    .option('--at <N>', t('puzzleCommands.at'), whole(1, 100_000))
    .option('--day <DATE>', t('puzzleCommands.day'), readDate)
  addOutputOptions(solve, 'json').action(runSolve)
}

function readDate(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new BadInput('--day', message('puzzleCommands.notADay'))
  return text
}

function specOf(options: MakeOptions): PuzzleSpec {
  if (options.spec !== undefined) {
    const read = v.safeParse(SPEC_SHAPE, readJson(options.spec, '--spec'))
    if (!read.success) throw new BadInput('--spec', message('puzzleCommands.notASpec'))
    return read.output as PuzzleSpec
  }
  const { variant, holes, seeds, count, inPlay, goal, seed } = options
  if (!findPreset(variant)) {
    const ids = PRESETS.map(({ id }) => id)
    const similar = nearest(variant, ids, 3).join(', ')
    throw new BadInput('--variant', message('refusals.unknownVariant', { name: variant, similar }))
  }
  const source = { game: variant, holes, seeds, count, inPlay, ...(goal && { goals: [goal] }) }
  return { seed, sources: [source] }
}

async function runMake(options: MakeOptions): Promise<void> {
  const spec = specOf(options)
  const wanted = spec.sources.reduce((sum, { count }) => sum + count, 0)
  const { seconds = options.spec === undefined ? USUAL_SECONDS : Infinity } = options
  const bar = createProgressBar(message('puzzleCommands.unit'), options.progress)
  const deadline = performance.now() + 1000 * seconds
  const puzzles: Puzzle[] = []
  let stopped = false
  for (const puzzle of makePuzzles(spec)) {
    if (puzzle) puzzles.push(puzzle)
    bar.update(puzzles.length / wanted, puzzles.length)
    await setImmediate()
    stopped = performance.now() > deadline && puzzles.length < wanted
    if (stopped) break
  }
  bar.clear()
  const text = formatPuzzleSet({ spec, puzzles })
  if (options.out !== undefined) writeWhole(options.out, text, '--out')
  if (puzzles.length < wanted) process.stderr.write(`${whyFewer(spec, stopped ? seconds : null)}\n`)
  const made = t('puzzleCommands.made', { count: puzzles.length, wanted })
  const answer = { json: { puzzles }, text: options.out === undefined ? text : made }
  print(options, answer, { kind: 'puzzles', spec })
}

/** Why there are fewer puzzles than were wanted: the time was up, or no more were found. */
function whyFewer({ sources }: PuzzleSpec, seconds: number | null): string {
  const isOnlyTurns = sources.every(
    ({ game, holes, seeds }) => !hasMargin(findPreset(game)!.make({ holes, seeds })),
  )
  return [
    seconds === null
      ? t('puzzleCommands.gaveUp', { games: PATIENCE })
      : t('puzzleCommands.timeUp', { seconds }),
    isOnlyTurns ? t('puzzleCommands.onlyTurns') : t('puzzleCommands.fewer'),
  ].join(' ')
}

/** The puzzles of a file, or those that come with Lumbung. */
async function puzzlesIn(file: string | undefined): Promise<readonly Puzzle[]> {
  const json =
    file === undefined ? (await import('../../engine/puzzles/set.json')).default : readJson(file, 'FILE')
  const set = readPuzzleSet(json)
  if (!set || set.puzzles.length === 0) throw new BadInput('FILE', message('puzzleCommands.notASet'))
  return set.puzzles
}

async function runCheck(file: string | undefined, options: CheckOptions): Promise<void> {
  const puzzles = await puzzlesIn(file)
  const places = drawn(puzzles.length, options)
  const bar = createProgressBar(message('puzzleCommands.unit'), options.progress)
  const wrong: number[] = []
  for (const [done, place] of places.entries()) {
    const { goal, theme, difficulty, ...position } = puzzles[place]!
    const set = setUp(position)
    const found = set && finish(describedAs(set, goal))
    if (found?.theme !== theme || found.difficulty !== difficulty) wrong.push(place + 1)
    bar.update((done + 1) / places.length, done + 1)
    await setImmediate()
  }
  bar.clear()
  if (wrong.length > 0) process.exitCode = 1
  const checked = places.length
  const text = [
    ...wrong.map((place) => t('puzzleCommands.wrong', { place })),
    t('puzzleCommands.checked', { right: checked - wrong.length, checked }),
  ]
  const spec = { file: file ?? null, sample: options.sample ?? null, seed: options.seed }
  print(options, { json: { checked, wrong }, text: text.join('\n') }, { kind: 'puzzles', spec })
}

/** All places, or a sample of them without repetition. */
function drawn(count: number, { sample = count, seed }: CheckOptions): readonly number[] {
  const luck = streamOf(seed, 0, 'play')
  const left = Array.from({ length: count }, (_, place) => place)
  return Array.from({ length: Math.min(sample, count) }, () => left.splice(luck.below(left.length), 1)[0]!)
}

async function runSolve(file: string | undefined, { at, day, ...options }: SolveOptions): Promise<void> {
  const puzzles = await puzzlesIn(file)
  const today = new Date().toISOString().slice(0, 10)
  const puzzle = at === undefined ? puzzleOfDay(puzzles, day ?? today) : puzzles[at - 1]
  if (!puzzle) throw new BadInput('--at', message('puzzleCommands.noSuchPuzzle', { count: puzzles.length }))
  const set = setUp(puzzle)
  const moves = set && finish(prove(set, puzzle.goal))
  const solution = moves && solutionOf(moves, puzzle.goal)
  if (!solution) throw new BadInput('FILE', message('puzzleCommands.notProven'))
  const { goal, position, game, holes, seeds } = puzzle
  const text = [
    t('puzzleCommands.shown', { game, holes, seeds, position }),
    t(`puzzles.${goal}`),
    ...moves.map(
      ({ choice, value }) =>
        `  ${t(resultKey(goal, value), { hole: formatChoice(choice), seeds: Math.abs(value) })}`,
    ),
    t('puzzleCommands.solution', { hole: formatChoice(solution) }),
  ]
  const json = {
    ...puzzle,
    solution: formatChoice(solution),
    moves: moves.map(({ choice, value }) => ({ choice: formatChoice(choice), value })),
  }
  print(options, { json, text: text.join('\n') }, { kind: 'puzzles', spec: { file: file ?? null, puzzle } })
}

function resultKey(goal: Goal, value: number): `puzzles.${'brings' | 'wins' | 'loses' | 'draws'}` {
  if (goal === 'turn') return 'puzzles.brings'
  return value > 0 ? 'puzzles.wins' : value < 0 ? 'puzzles.loses' : 'puzzles.draws'
}
