import * as v from 'valibot'
import { message } from '../../../locales/message'
import { GAME_ENDS } from '../../kernel/gameTable'
import { type GameCounts, gamesIn } from '../../simulation/counts'
import { MOST_KEPT } from '../../simulation/fingerprints'
import { issueText } from '../spec/shapes'
import type { Choice } from '../../board/choice'

/** A count in JSON: a whole number, not negative. */
export const countShape = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const histogramShape = v.array(v.tuple([v.pipe(v.number(), v.safeInteger()), countShape]))
/** A count that parts of earlier versions lack. */
const laterCount = v.optional(countShape, 0)
/** The fields of results. */
export const winsShape = { south: countShape, north: countShape, ties: countShape, undecided: laterCount }
const shortestShape = v.nullable(v.object({ moves: countShape, game: countShape }))

/** The fields of counts. */
export const countsEntries = {
  games: countShape,
  wins: v.object(winsShape),
  starterWins: countShape,
  segments: v.array(v.object({ start: countShape, ...winsShape })),
  openings: v.array(
    v.object({
      hole: countShape,
      mover: countShape,
      other: countShape,
      ties: countShape,
      undecided: laterCount,
    }),
  ),
  margins: histogramShape,
  moves: histogramShape,
  laps: histogramShape,
  turns: histogramShape,
  rounds: histogramShape,
  endings: v.array(v.tuple([v.picklist(GAME_ENDS), countShape])),
  shortest: v.object({ south: shortestShape, north: shortestShape, tie: shortestShape }),
  budgetRanOut: countShape,
  endless: countShape,
  fingerprints: v.optional(v.pipe(v.array(countShape), v.maxLength(MOST_KEPT)), []),
}

/** The counts of played games: every game has a result, and belongs to one segment. */
export const countsShape: v.GenericSchema<unknown, GameCounts> = v.pipe(
  v.object(countsEntries),
  v.check((counts) => addsUp(counts), issueText(message('specProblems.resultsSum'))),
)

/** Whether results, first moves, lengths, margins and endings all add up to the games. */
export function addsUp(counts: GameCounts): boolean {
  const { games, wins, segments, openings, margins, moves, laps, turns, rounds, endings } = counts
  const sums = [
    gamesIn(wins),
    sum(segments.map(gamesIn)),
    sum(openings.map(({ mover, other, ties, undecided }) => mover + other + ties + undecided)),
    ...[margins, moves, laps, turns, rounds, endings].map((pairs) => sum(pairs.map(([, count]) => count))),
  ]
  return sums.every((each) => each === games)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** A choice in a stored part; runs saved by earlier versions have its notation instead. */
export const choiceShape: v.GenericSchema<unknown, Choice> = v.union([
  v.object({ hole: countShape, way: v.exactOptional(v.picklist(['anticlockwise', 'clockwise'])) }),
  v.pipe(v.string(), v.regex(/^\d{1,3}c?$/), v.transform(choiceIn)),
])

/** The choices of a line of play; runs saved by earlier versions may have them as one text. */
export const lineShape: v.GenericSchema<unknown, readonly Choice[]> = v.union([
  v.array(choiceShape),
  v.pipe(
    v.string(),
    v.regex(/^(\d{1,3}c?( (?=\d)|$))*$/),
    v.transform((text) => (text === '' ? [] : text.split(' ').map(choiceIn))),
  ),
])

function choiceIn(notation: string): Choice {
  const hole = Number.parseInt(notation, 10)
  return notation.endsWith('c') ? { hole, way: 'clockwise' } : { hole }
}
