import { count, message, type Message, type Text } from '../../../../locales/message'
import { extremesOf, type AnalysedLine } from '../../../openings/goals/analyse'
import { total } from '../../../openings/counts'
import { sentences } from '../../report/amounts'
import { type Answer, provenClaims } from './answer'
import { lapsLimitOf, type OpeningsSpec } from './spec'

/** What a search found, in a sentence or two. */
export function findingOf(spec: OpeningsSpec, answer: Answer): Text {
  const { name, board } = spec.variant
  const holes = message('amounts.holes', { count: board.holes })
  const game = message('amounts.variantWithHoles', { name, holes })
  if (spec.goal === 'count') return countFinding(game, answer)
  const { line, proven, solutions } = answer
  const most = lapsLimitOf(spec)
  const limit = most === null ? null : message('amounts.laps', { count: most })
  if (line === null) {
    return limit === null
      ? message(proven ? 'openings.noneExists' : 'openings.noneYet', { game })
      : message(proven ? 'openings.noneWithin' : 'openings.noneWithinYet', { game, limit })
  }
  const moves = movesIn(line)
  switch (spec.goal) {
    case 'shortest':
      if (!proven) return message('openings.shortestSoFar', { game, moves })
      if (solutions === '1') return message('openings.shortestOnly', { game, moves })
      return solutions === null
        ? message('openings.shortest', { game, moves })
        : message('openings.shortestCounted', { game, moves, solutions: count(solutions) })
    case 'max-capture': {
      const seeds = message('amounts.seeds', { count: line.left })
      if (!proven) return message('openings.captureSoFar', { game, seeds })
      if (solutions === '1') return message('openings.captureOnly', { game, seeds })
      return solutions === null
        ? message('openings.capture', { game, seeds })
        : message('openings.captureCounted', { game, seeds, solutions: count(solutions) })
    }
    case 'fewest-laps':
      return limit === null
        ? lapsFinding(spec, game, answer, line)
        : message(proven ? 'openings.shortestWithin' : 'openings.shortestWithinSoFar', { game, limit, moves })
    case 'fewest-cycles':
      return cyclesFinding(spec, game, answer, line)
    case 'analyse':
      return lineFinding(line)
    default:
      return message('openings.canWin', { game, moves })
  }
}

function lapsFinding(spec: OpeningsSpec, game: Message, answer: Answer, line: AnalysedLine): Text {
  const { lapsProven = false, lengthProven = false } = provenClaims(spec, answer)
  const laps = message('amounts.laps', { count: extremesOf(line).mostLaps })
  const length = message(lengthProven ? 'openings.lengthProven' : 'openings.lengthSoFar', {
    moves: movesIn(line),
  })
  return sentences(leastFinding(game, laps, lapsProven, answer.lower), length)
}

function cyclesFinding(spec: OpeningsSpec, game: Message, answer: Answer, line: AnalysedLine): Text {
  const { sownProven = false, longMovesProven = false } = provenClaims(spec, answer)
  const { mostSown, longMoves } = extremesOf(line)
  const seeds = message('amounts.seeds', { count: mostSown })
  const long = message(longMovesProven ? 'openings.longProven' : 'openings.longSoFar', {
    moves: line.moves.length,
    long: longMoves,
  })
  return sentences(leastFinding(game, seeds, sownProven, answer.lower), long)
}

/** Says that no opening stays below the limit, or which one has the lowest limit found so far. */
function leastFinding(game: Message, least: Message, proven: boolean, lower: number | null): Message {
  if (proven) return message('openings.cannotAvoid', { game, least })
  return lower !== null && lower > 1
    ? message('openings.keepsToAtLeast', { game, least, lower })
    : message('openings.keepsTo', { game, least })
}

function lineFinding(line: AnalysedLine): Text {
  const { laps, mostLaps, longMoves } = extremesOf(line)
  const measured = message('openings.measured', {
    moves: movesIn(line),
    laps: message('amounts.laps', { count: laps }),
    most: mostLaps,
    long: longMoves,
    left: line.left,
  })
  return line.wonAt === null ? sentences(measured, message('openings.doesNotWin')) : measured
}

function countFinding(game: Message, { counts, finished }: Answer): Text {
  if (counts === null) return message('openings.countNothing', { game })
  const counted = message(finished ? 'openings.counted' : 'openings.countedSoFar', {
    game,
    winning: count(total(counts.winning)),
    others: count(total(counts.sequences)),
  })
  if (counts.stuck === '0') return counted
  return sentences(counted, message('openings.ranOut', { stuck: count(counts.stuck) }))
}

function movesIn({ moves }: AnalysedLine): Message {
  return message('amounts.moves', { count: moves.length })
}
