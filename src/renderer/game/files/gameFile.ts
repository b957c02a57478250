import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../engine/result'
import { describeProblems } from '../../../engine/variant/describeProblem'
import { parseVariant } from '../../../engine/variant/parse'
import { message, type Text } from '../../../locales/message'
import { parseJson } from '../../platform/parseJson'
import { textShape } from '../../storage/textShape'
import type { Players } from '../gameStore'
import { isPlayer } from '../players'
import { recordFrom, recordText, type Record } from '../record/record'

/** A game as a file keeps it: record, players, title, and the position shown. */
interface GameFile {
  readonly record: Record
  readonly players: Players
  readonly title: Text
  readonly at: number
}

const shape = v.object({
  lumbung: v.literal('game'),
  schema: v.literal(1),
  variant: v.unknown(),
  title: textShape,
  record: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  players: v.object({ south: v.custom<string>(isPlayer), north: v.custom<string>(isPlayer) }),
})

/** Writes a game as the text of a `.lumbung` file. */
export function writeGame({ record, players, title, at }: GameFile): string {
  const file = {
    lumbung: 'game',
    schema: 1,
    title,
    players,
    record: recordText(record),
    at,
    variant: record.variant,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Reads the text of a `.lumbung` file; every move is replayed by the rules, so an illegal one is found and reported.
 */
export function readGame(text: string): Result<GameFile, Text> {
  const file = v.safeParse(shape, parseJson(text))
  if (!file.success) return refuse(message('gameNews.notAGame'))
  const variant = parseVariant(file.output.variant)
  if (!variant.ok)
    return refuse(message('gameNews.badVariant', { problems: describeProblems(variant.error) }))
  const record = recordFrom(variant.value, file.output.record)
  if (!record.ok) return record
  const { players, title, at } = file.output
  return ok({ record: record.value, players, title, at: Math.min(at, record.value.moves.length) })
}
