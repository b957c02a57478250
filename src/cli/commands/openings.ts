import { Option, type Command } from 'commander'
import { extremesOf, leftToOpponent } from '../../engine/openings/goals/analyse'
import { total } from '../../engine/openings/counts'
import { answerOf, type Answer } from '../../engine/experiments/kinds/winningOpenings/answer'
import { provenClaims } from '../../engine/experiments/kinds/winningOpenings/provenClaims'
import { GOALS, type OpeningsSpec } from '../../engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../engine/experiments/kinds/winningOpenings/winningOpenings'
import { BadInput } from '../options/badInput'
import { whole } from '../options/numbers'
import { say } from '../output/language'
import { addOutputOptions, printReport, type OutputOptions } from '../output/output'
import { timeText } from '../output/progressBar'
import { addRunOptions, runSpec, type RunOptions, type TimedRun } from '../run/runSpec'
import { addVariantOptions, readVariant, type VariantOptions } from '../options/variantOption'

interface OpeningsOptions extends VariantOptions, OutputOptions, RunOptions {
  readonly goal: OpeningsSpec['goal']
  readonly position: string
  readonly line: string
  readonly effort: number
  readonly proof: OpeningsSpec['proof']
}

/** `openings` searches all continuations of the first turn, or of any turn. */
export function register(program: Command): void {
  const command = program
    .command('openings')
    .description('find openings that win before the opponent moves: how many, how short, how simple')
  addVariantOptions(command, 'dakon')
  command
    .addOption(new Option('--goal <GOAL>', 'what to find').choices(GOALS).default('count'))
    .option('--position <TEXT>', 'start from this position, e.g. 7,7,7+0 7,7,7+0 S', '')
    .option('--line <HOLES>', 'the line to measure with --goal analyse', '')
    .option('--effort <N>', 'move budget in millions, for searches too large to finish', whole(1, 1e6), 1000)
    .addOption(
      new Option('--proof <HOW>', 'prove nothing, what can be proven in minutes, or everything')
        .choices(['none', 'quick', 'full'])
        .default('quick'),
    )
    .option('--limit-seconds <N>', 'stop after this long and report the best so far', whole(1, 1e7))
  addOutputOptions(addRunOptions(command)).action(run)
}

async function run(options: OpeningsOptions): Promise<void> {
  const { goal, position, line, effort, proof } = options
  if (line !== '' && goal !== 'analyse') throw new BadInput('--line', 'belongs to --goal analyse')
  const spec = { variant: readVariant(options), position, goal, line, effort, proof }
  sayWhatItTakes(spec)
  const done = await runSpec('winningOpenings', spec, options)
  const answer = answerOf(done.spec, done.parts)
  printReport(options, { json: jsonOf(answer, goal, done), text: textOf(done) }, done)
}

function sayWhatItTakes(spec: OpeningsSpec): void {
  const parsed = winningOpenings.parse(spec)
  if (!parsed.ok || !process.stderr.isTTY) return
  const { seconds, memoryBytes } = winningOpenings.estimate(parsed.value)
  const memory = `${Math.ceil(memoryBytes / 1e6)} MB per worker`
  process.stderr.write(`Up to ${timeText(seconds)} on one worker, ${memory}.\n`)
}

function jsonOf(answer: Answer, goal: OpeningsSpec['goal'], { report, seconds }: TimedRun): object {
  const { line, counts, proven, finished, solutions, lower, lowerLong } = answer
  const played = Number(answer.moves)
  return {
    goal,
    proven,
    ...provenClaims(goal, answer),
    finished,
    ...(goal === 'count' && counts !== null
      ? {
          sequences: total(counts.sequences),
          winning: total(counts.winning),
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
    movesPlayed: answer.moves,
    seconds,
    movesPerSecond: played / seconds,
    finding: say(report.finding),
    caveats: report.caveats.map(say),
  }
}

function textOf({ report, seconds }: TimedRun): string {
  const lines = report.lines.map(({ moves }) => moves)
  return [say(report.finding), ...lines, ...report.caveats.map(say), `${seconds.toFixed(1)} s`].join('\n')
}
