import { addCounts, NO_COUNTS, total, type Counts } from '../../../openings/counts'
import { analyse, type AnalysedLine, extremesOf } from '../../../openings/goals/analyse'
import { fewestLeftBound } from '../../../openings/goals/maxCapture'
import type { SearchState } from '../../../openings/searchState'
import { assertNever } from '../../../result'
import { planOpenings } from './plan'
import type { OpeningsPart } from './run'
import { holesOfLine, lapsLimitOf, openingOfSpec, positionOfSpec, type OpeningsSpec } from './spec'

/** The combined answer of all parts. */
export interface Answer {
  /** Whether every task has ended. */
  readonly finished: boolean
  /** Whether it is proven that nothing better exists, or, without a line, that none exists. */
  readonly proven: boolean
  /** The best line, replayed with the reference rules; null if none was found. */
  readonly line: AnalysedLine | null
  /** The number of openings as good as the best; null if not counted. */
  readonly solutions: string | null
  /** The smallest value not excluded: moves, seeds left, laps or seeds sown, depending on the goal. */
  readonly lower: number | null
  /** The smallest number of moves of a cycle or more that is not excluded, if that is part of the goal. */
  readonly lowerLong: number | null
  /** All counts, if all continuations were searched. */
  readonly counts: Counts | null
  /** Moves played. */
  readonly moves: string
}

/** Merges the existing parts. */
export function answerOf(spec: OpeningsSpec, parts: ReadonlyMap<number, OpeningsPart>): Answer {
  const tasks = planOpenings(spec)
  const ofTasks = tasks.map(({ index }) => parts.get(index))
  const finished = ofTasks.every((part) => part !== undefined && isWhole(part))
  const searched = ofTasks
    .flatMap((part): readonly SearchState[] => (part?.type === 'line' ? [part] : []))
    .reduce<SearchState | null>((a, b) => (a === null ? b : joined(a, b)), null)
  const shares = ofTasks.flatMap((part) => (part?.type === 'share' ? [part] : []))
  const planned = tasks.filter(({ type }) => type === 'share').length
  const counts = shares.length > 0 ? shares.map((part) => part.counts).reduce(addCounts, NO_COUNTS) : null
  const complete = planned > 0 && shares.length === planned && shares.every(isWhole)
  const moves = String(BigInt(counts?.moves ?? '0') + BigInt(Math.round(searched?.moves ?? 0)))
  const common = { finished, counts, moves, lowerLong: searched?.lowerLong ?? null }
  return { ...common, ...judge(spec, searched, complete ? counts : null, counts) }
}

/** Whether a part is complete rather than the state of a stopped task. */
function isWhole(part: OpeningsPart): boolean {
  switch (part.type) {
    case 'line':
      return part.done === 1
    case 'share':
      return part.next === undefined
    case 'leftAlone':
      return true
    default:
      return assertNever(part)
  }
}

/** The combined result of two searches for the same goal: the lower limit, then the shorter line, then the earlier. */
function joined(a: SearchState, b: SearchState): SearchState {
  const better = a.found === null ? b : b.found === null ? a : isBetter(b, a) ? b : a
  return {
    ...better,
    lower: Math.max(a.lower, b.lower),
    proven: a.proven || b.proven,
    moves: a.moves + b.moves,
  }
}

function isBetter(a: SearchState, b: SearchState): boolean {
  const limits = (a.limit ?? 0) - (b.limit ?? 0)
  return limits !== 0 ? limits < 0 : a.found!.moves.length < b.found!.moves.length
}

type Judged = Pick<Answer, 'proven' | 'line' | 'solutions' | 'lower'>

function judge(
  spec: OpeningsSpec,
  searched: SearchState | null,
  whole: Counts | null,
  some: Counts | null,
): Judged {
  const measured = (moves: readonly number[] | undefined): AnalysedLine | null =>
    moves === undefined ? null : analyse(spec.variant, positionOfSpec(spec), moves)
  const exact = whole?.best ?? null
  switch (spec.goal) {
    case 'analyse':
      return { proven: true, line: measured(holesOfLine(spec.line)), solutions: null, lower: null }
    case 'count':
      return {
        proven: whole !== null,
        line: measured(some?.best?.moves),
        solutions: whole === null ? null : total(whole.winning),
        lower: null,
      }
    case 'shortest': {
      const best = shorter(exact?.moves, shorter(some?.best?.moves, searched?.found?.moves))
      const length = best?.length ?? 0
      return {
        proven: whole !== null,
        line: measured(best),
        solutions: whole === null || best === undefined ? null : (whole.winning[length] ?? '0'),
        lower: whole === null ? null : length,
      }
    }
    case 'max-capture': {
      const found = searched?.found ?? null
      const best = exact !== null && (found === null || exact.left! < found.left) ? exact : found
      const proven = whole !== null || (searched?.proven ?? false)
      return {
        proven,
        line: measured(best?.moves),
        solutions: whole === null || best === null ? null : (whole.ends[best.left!] ?? '0'),
        lower: proven ? (best?.left ?? null) : boundOf(spec),
      }
    }
    case 'fewest-laps':
    case 'fewest-cycles':
    case 'first':
      return {
        proven: searched?.proven ?? whole !== null,
        line: measured(searched?.found?.moves ?? some?.best?.moves),
        solutions: null,
        lower: spec.goal === 'first' || lapsLimitOf(spec) !== null ? null : (searched?.lower ?? null),
      }
    default:
      return assertNever(spec.goal)
  }
}

function boundOf(spec: OpeningsSpec): number {
  const opening = openingOfSpec(spec)
  return opening === null ? 0 : fewestLeftBound(opening)
}

function shorter(
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): readonly number[] | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a.length <= b.length ? a : b
}

/** Which claims of an answer are proven, if a goal makes several; an answer is proven if all of them are. */
interface ProvenClaims {
  /** No winning opening needs fewer laps per move. */
  readonly lapsProven?: boolean
  /** None needs fewer seeds sown per move. */
  readonly sownProven?: boolean
  /** None with as few seeds has fewer moves of a cycle or more. */
  readonly longMovesProven?: boolean
  /** None that is as good otherwise is shorter. */
  readonly lengthProven?: boolean
}

/** Lists claim by claim what an answer has proven; nothing if there is no line, or the goal makes only one claim. */
export function provenClaims(spec: OpeningsSpec, { line, proven, lower, lowerLong }: Answer): ProvenClaims {
  if (line === null) return {}
  const { mostLaps, mostSown, longMoves } = extremesOf(line)
  // With a limit of laps, nothing is sought below it.
  if (lapsLimitOf(spec) !== null) return { lengthProven: proven }
  if (spec.goal === 'fewest-laps') {
    return { lapsProven: proven || isReached(lower, mostLaps), lengthProven: proven }
  }
  if (spec.goal === 'fewest-cycles') {
    const sownProven = proven || isReached(lower, mostSown)
    const longMovesProven = proven || (sownProven && isReached(lowerLong, longMoves))
    return { sownProven, longMovesProven, lengthProven: proven }
  }
  return {}
}

/** Whether everything below a value is excluded. */
function isReached(lower: number | null, value: number): boolean {
  return lower !== null && lower >= value
}
