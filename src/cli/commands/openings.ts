import { Option, type Command } from 'commander'
import { extremesOf, leftToOpponent } from '../../engine/openings/goals/analyse'
import { total } from '../../engine/openings/counts'
import { answerOf, type Answer, provenClaims } from '../../engine/experiments/kinds/winningOpenings/answer'
import { GOALS, MAX_LAPS, type OpeningsSpec } from '../../engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../engine/experiments/kinds/winningOpenings/winningOpenings'
import { BadInput } from '../options/badInput'
import { whole } from '../options/numbers'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { bytes, duration, fixed, message } from '../../locales/message'
import { say, t } from '../output/language'
import { addRunOptions, runSpec, type RunOptions, type TimedRun } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface OpeningsOptions extends VariantOptions, OutputOptions, RunOptions {
  readonly goal: OpeningsSpec['goal']
  readonly position: string
  readonly line: string
  readonly laps?: number
  readonly effort: number
  readonly proof: OpeningsSpec['proof']
}

/** `openings` searches all continuations of the first turn, or of any turn. */
export function register(program: Command): void {
  const command = program.command('openings').description(t('commands.openings'))
  addVariantOptions(command, 'dakon')
  command
    .addOption(new Option('--goal <GOAL>', t('options.goal')).choices(GOALS).default('count'))
    .option('--position <TEXT>', t('options.position'), '')
    .option('--line <HOLES>', t('options.line'), '')
    .option('--laps <N>', t('options.mostLaps'), whole(1, MAX_LAPS))
    .option('--effort <N>', t('options.effort'), whole(1, 1e6), 1000)
    .addOption(
      new Option('--proof <HOW>', t('options.proof')).choices(['none', 'quick', 'full']).default('quick'),
    )
    .option('--limit-seconds <N>', t('options.limitSeconds'), whole(1, 1e7))
  addOutputOptions(addRunOptions(command)).action(run)
}

async function run(options: OpeningsOptions): Promise<void> {
  const { goal, position, line, laps, effort, proof } = options
  if (line !== '' && goal !== 'analyse') throw new BadInput('--line', message('refusals.lineNeedsGoal'))
  if (laps !== undefined && goal !== 'fewest-laps')
    throw new BadInput('--laps', message('refusals.lapsNeedGoal'))
  const spec = { variant: readVariant(options), position, goal, line, laps: laps ?? 0, effort, proof }
  sayEstimate(spec)
  const done = await runSpec('winningOpenings', spec, options)
  const answer = answerOf(done.spec, done.parts)
  await printReport(options, { json: jsonOf(answer, done.spec, done), text: textOf(done) }, done)
}

function sayEstimate(spec: OpeningsSpec): void {
  const parsed = winningOpenings.parse(spec)
  if (!parsed.ok || !process.stderr.isTTY) return
  const { seconds, memoryBytes } = winningOpenings.estimate(parsed.value)
  const estimate = t('printed.estimate', { time: duration(seconds), memory: bytes(memoryBytes) })
  process.stderr.write(`${estimate}\n`)
}

function jsonOf(answer: Answer, spec: OpeningsSpec, { report, seconds }: TimedRun): object {
  const { goal } = spec
  const { line, counts, proven, finished, solutions, lower, lowerLong } = answer
  return {
    goal,
    proven,
    ...provenClaims(spec, answer),
    finished,
    ...(goal === 'count' && counts !== null
      ? {
          sequences: total(counts.sequences),
          winning: total(counts.winning),
          stuck: counts.stuck,
          sequencesByLength: counts.sequences,
          winningByLength: counts.winning,
          endsBySeedsLeft: counts.ends,
        }
      : {}),
    ...(line === null
      ? { length: null, moves: null, record: null, left: null, laps: null }
      : {
          length: line.moves.length,
          moves: line.moves.map(({ hole }) => hole),
          record: report.lines[0]?.moves ?? '',
          left: line.left,
          leftToOpponent: leftToOpponent(line),
          laps: extremesOf(line).mostLaps,
          lapsInAll: extremesOf(line).laps,
          mostSown: extremesOf(line).mostSown,
          longMoves: extremesOf(line).longMoves,
          wonAt: line.wonAt,
        }),
    solutions,
    lower,
    lowerLong,
    seconds,
    finding: say(report.finding),
    caveats: report.caveats.map(say),
  }
}

function textOf({ report, seconds }: TimedRun): string {
  const lines = report.lines.map(({ moves }) => moves)
  const time = t('units.seconds', { value: fixed(seconds, 1) })
  return [report.finding, ...lines, ...report.caveats, time].map(say).join('\n')
}
