import { grouped } from '../../../digits'
import { extremesOf, type AnalysedLine } from '../../../openings/goals/analyse'
import { total } from '../../../openings/counts'
import { counted } from '../../report/wording'
import type { Answer } from './answer'
import { provenClaims } from './provenClaims'
import type { OpeningsSpec } from './spec'

/** The finding of a search in one sentence. */
export function findingOf(spec: OpeningsSpec, answer: Answer): string {
  const game = `${spec.variant.name} with ${counted(spec.variant.board.holes, 'hole')}`
  if (spec.goal === 'count') return countFinding(game, answer)
  if (answer.line === null) {
    return answer.proven
      ? `No first turn of ${game} wins at once; every continuation was followed.`
      : `No winning opening of ${game} was found yet.`
  }
  const { line } = answer
  const length = counted(line.moves.length, 'move')
  switch (spec.goal) {
    case 'shortest':
      return answer.proven
        ? `The shortest winning opening of ${game} has ${length} (proven${asMany(answer.solutions)}).`
        : `The shortest winning opening of ${game} found so far has ${length}.`
    case 'max-capture':
      return answer.proven
        ? `The most a first turn of ${game} can capture leaves ${counted(line.left, 'seed')} (proven${asMany(answer.solutions)}).`
        : `The most that a first turn of ${game} was found to capture so far leaves ${counted(line.left, 'seed')}.`
    case 'fewest-laps':
      return lapsFinding(game, answer, line)
    case 'fewest-cycles':
      return cyclesFinding(game, answer, line)
    case 'analyse':
      return lineFinding(line)
    default:
      return `The first turn of ${game} can win at once: in ${length}.`
  }
}

function lapsFinding(game: string, answer: Answer, line: AnalysedLine): string {
  const { lapsProven = false, lengthProven = false } = provenClaims('fewest-laps', answer)
  const { mostLaps } = extremesOf(line)
  const laps = leastFinding(game, counted(mostLaps, 'lap'), lapsProven, answer.lower)
  return `${laps}; ${shortestWith(line, mostLaps, lengthProven)}.`
}

function cyclesFinding(game: string, answer: Answer, line: AnalysedLine): string {
  const claims = provenClaims('fewest-cycles', answer)
  const { mostSown, longMoves } = extremesOf(line)
  const sown = leastFinding(game, counted(mostSown, 'seed'), claims.sownProven ?? false, answer.lower)
  const long = `${longMoves} of its ${line.moves.length} moves go over one cycle`
  const fewest = claims.longMovesProven
    ? `${long}, the fewest possible (proven)`
    : `${long}, the fewest found so far`
  return `${sown}; ${fewest}.`
}

/** That no opening keeps to less, or which one keeps to the least found so far. */
function leastFinding(game: string, value: string, proven: boolean, lower: number | null): string {
  if (proven) return `Every winning opening of ${game} has a move of at least ${value} (proven)`
  const needed = (lower ?? 0) > 1 ? ` (at least ${lower} are needed)` : ''
  return `A winning opening of ${game} keeps to ${value} per move, the fewest found so far${needed}`
}

function shortestWith({ moves }: AnalysedLine, limit: number, proven: boolean): string {
  const length = counted(moves.length, 'move')
  return proven
    ? `the shortest that keeps to ${limit} has ${length} (proven)`
    : `the shortest found so far that keeps to ${limit} has ${length}`
}

function lineFinding(line: AnalysedLine): string {
  const { laps, mostLaps, longMoves } = extremesOf(line)
  return `${counted(line.moves.length, 'move')}, ${counted(laps, 'lap')}, at most ${mostLaps} in a move; ${counted(longMoves, 'move goes', 'moves go')} over one cycle; ${counted(line.left, 'seed is', 'seeds are')} left${line.wonAt === null ? '; it does not win' : ''}.`
}

function countFinding(game: string, { counts, finished }: Answer): string {
  if (counts === null) return `Nothing of ${game} is counted yet.`
  const numbers = `${grouped(total(counts.winning))} winning openings among ${grouped(total(counts.sequences))} other sequences`
  return finished ? `${game} has ${numbers}.` : `So far ${game} shows ${numbers}.`
}

function asMany(solutions: string | null): string {
  return solutions === null ? '' : `, ${grouped(solutions)} of them`
}
