import * as v from 'valibot'
import { parseChoice, parsePositionOf } from '../engine/board/notation'
import type { Question } from '../engine/players/outside'
import { parseVariant } from '../engine/variant/parse'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const MOST_MOVES = 100_000

/** A question as text, the form in which it crosses from a page that is not trusted. */
export const writtenQuestionShape = v.strictObject({
  player: text(100),
  variant: v.unknown(),
  start: text(1_000),
  position: text(1_000),
  made: v.pipe(v.array(v.strictTuple([v.picklist(['south', 'north']), text(10)])), v.maxLength(MOST_MOVES)),
  legal: v.pipe(v.array(text(10)), v.maxLength(200)),
})

/** Reads a question; null if anything in it is not what it should be. */
export function readQuestion(written: v.InferOutput<typeof writtenQuestionShape>): Question | null {
  const read = parseVariant(written.variant)
  if (!read.ok) return null
  const variant = read.value
  const start = parsePositionOf(variant, written.start)
  const position = parsePositionOf(variant, written.position)
  if (!start.ok || !position.ok) return null
  const made: Question['made'][number][] = []
  for (const [side, move] of written.made) {
    const choice = parseChoice(variant, move)
    if (!choice.ok) return null
    made.push({ side, choice: choice.value })
  }
  const legal: Question['legal'][number][] = []
  for (const move of written.legal) {
    const choice = parseChoice(variant, move)
    if (!choice.ok) return null
    legal.push(choice.value)
  }
  return { player: written.player, variant, start: start.value, made, position: position.value, legal }
}
