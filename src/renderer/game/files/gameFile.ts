import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../engine/result'
import type { ValuedMove } from '../../../engine/review/judge'
import { describeProblems } from '../../../engine/variant/describeProblem'
import { parseVariant } from '../../../engine/variant/parse'
import { message, type Text } from '../../../locales/message'
import { parseJson } from '../../platform/parseJson'
import { textShape } from '../../storage/textShape'
import type { Players } from '../gameStore'
import { isPlayer } from '../players'
import { recordFrom, recordText, type Record } from '../record/record'
import { readReview, writeReview } from '../review/storedReview'

/** A game as a file keeps it: record, players, title, and where one stands in it. */
interface GameFile {
  readonly record: Record
  readonly players: Players
  readonly title: Text
  readonly at: number
  /** What a review found of the first moves; nothing where there was none. */
  readonly valued?: readonly ValuedMove[]
}

/** A game that was read; whether its file carried a review that does not fit it and was left out. */
interface ReadGame extends GameFile {
  readonly valued: readonly ValuedMove[]
  readonly reviewLeftOut: boolean
}

const shape = v.object({
  lumbung: v.literal('game'),
  schema: v.literal(1),
  variant: v.unknown(),
  title: textShape,
  record: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  review: v.optional(v.unknown()),
  players: v.object({ south: v.custom<string>(isPlayer), north: v.custom<string>(isPlayer) }),
})

/** Writes a game as the text of a `.lumbung` file. */
export function writeGame({ record, players, title, at, valued = [] }: GameFile): string {
  const file = {
    lumbung: 'game',
    schema: 1,
    title,
    players,
    record: recordText(record),
    at,
    variant: record.variant,
    ...(valued.length > 0 && { review: writeReview(valued) }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads the text of a `.lumbung` file; every move is played by the rules, so a wrong one is found and named. */
export function readGame(text: string): Result<ReadGame, Text> {
  const file = v.safeParse(shape, parseJson(text))
  if (!file.success) return refuse(message('gameNews.notAGame'))
  const variant = parseVariant(file.output.variant)
  if (!variant.ok)
    return refuse(message('gameNews.badVariant', { problems: describeProblems(variant.error) }))
  const record = recordFrom(variant.value, file.output.record)
  if (!record.ok) return record
  const { players, title, at, review = [] } = file.output
  const { moves } = record.value
  const valued = readReview(review, variant.value, moves)
  return ok({
    record: record.value,
    players,
    title,
    at: Math.min(at, moves.length),
    valued: valued ?? [],
    reviewLeftOut: valued === null,
  })
}
