import { extremesOf } from '../../../openings/analyse'
import { total } from '../../../openings/counts'
import { counted } from '../../report/wording'
import type { Answer } from './answer'
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
  const { laps, mostLaps, mostSown, longMoves } = extremesOf(line)
  const proof = answer.proven ? 'proven' : 'best so far'
  const length = line.moves.length
  switch (spec.goal) {
    case 'shortest':
      return `The shortest winning opening of ${game} has ${counted(length, 'move')} (${proof}${asMany(answer.solutions)}).`
    case 'max-capture':
      return `The most a first turn of ${game} can capture leaves ${counted(line.left, 'seed')} (${proof}${asMany(answer.solutions)}).`
    case 'fewest-laps':
      return `A winning opening of ${game} ${least(answer, mostLaps, 'moves', 'laps')}; the shortest such has ${counted(length, 'move')} (${proof}).`
    case 'fewest-cycles':
      return `A winning opening of ${game} ${least(answer, mostSown, 'a move', 'seeds')}; ${longMoves} of its ${length} moves go over one cycle (${proof}).`
    case 'analyse':
      return `${counted(length, 'move')}, ${counted(laps, 'lap')}, at most ${mostLaps} in a move; ${counted(longMoves, 'move goes', 'moves go')} over one cycle; ${counted(line.left, 'seed is', 'seeds are')} left${line.wonAt === null ? '; it does not win' : ''}.`
    default:
      return `The first turn of ${game} can win at once: in ${counted(length, 'move')}.`
  }
}

function countFinding(game: string, { counts, finished }: Answer): string {
  if (counts === null) return `Nothing of ${game} is counted yet.`
  const numbers = `${grouped(total(counts.winning))} winning openings among ${grouped(total(counts.sequences))} other sequences`
  return finished ? `${game} has ${numbers}.` : `So far ${game} shows ${numbers}.`
}

function asMany(solutions: string | null): string {
  return solutions === null ? '' : `, ${grouped(solutions)} of them`
}

function least({ lower }: Answer, value: number, moves: string, unit: string): string {
  if (lower !== null && lower >= value) return `needs ${moves} of ${value} ${unit}, and none does with less`
  return `gets by with ${moves} of ${value} ${unit}${(lower ?? 0) > 1 ? `, at least ${lower} are needed` : ''}`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
