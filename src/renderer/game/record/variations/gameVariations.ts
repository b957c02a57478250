import { computed, shallowRef, type Ref, type ShallowRef } from 'vue'
import { formatLine } from '../../../../engine/board/notation'
import type { Result } from '../../../../engine/result'
import type { Text } from '../../../../locales/message'
import { recordOfLine, type PlayedGame } from '../record'
import {
  choicesIn,
  commented,
  continues,
  mainLineFrom,
  onlyLine,
  promoted,
  startOf,
  withLine,
  without,
} from './variations'

/** The variations of the game on the board: whatever is played is kept, and the record is the line that is shown. */
export function createVariations(shown: {
  readonly record: ShallowRef<PlayedGame>
  readonly cursor: Ref<number>
  readonly running: Ref<boolean>
  readonly changed: Ref<boolean>
}) {
  const { record, cursor } = shown
  const variations = shallowRef(onlyLine(lineOf(record.value)))
  /** The choices that lead to the position shown. */
  const path = computed(() =>
    formatLine(record.value.moves.slice(0, cursor.value).map(({ choice }) => choice)),
  )
  const comment = computed(() => variations.value.comments[path.value] ?? '')

  /** Keeps the shown line if it is new. */
  function keepLine(): void {
    variations.value = withLine(variations.value, lineOf(record.value))
  }

  /** Shows a line of the game after this many of its moves, paused. */
  function showLine(line: string, count: number): Result<null, Text> {
    const next = recordOfLine(record.value, line)
    if (!next.ok) return next
    shown.running.value = false
    record.value = next.value
    cursor.value = Math.min(count, next.value.moves.length)
    shown.changed.value = true
    return { ok: true, value: null }
  }

  /** Deletes a variation; if it was shown, the position it started from is shown. */
  function removeVariation(start: string): void {
    variations.value = without(variations.value, start)
    if (!continues(lineOf(record.value), start)) return
    const parent = startOf(start, choicesIn(start).length - 1)
    showLine(mainLineFrom(variations.value, parent), Math.min(cursor.value, choicesIn(parent).length))
  }

  return {
    variations,
    path,
    comment,
    keepLine,
    showLine,
    removeVariation,
    promote: (start: string) => void (variations.value = promoted(variations.value, start)),
    setComment: (text: string) => void (variations.value = commented(variations.value, path.value, text)),
  }
}

/** A record's choices in notation. */
export function lineOf({ moves }: PlayedGame): string {
  return formatLine(moves.map(({ choice }) => choice))
}
