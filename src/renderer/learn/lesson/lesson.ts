import type { Side } from '../../../engine/board/position'

/** A step of the guided first game: what it is about, and the hole it asks for; the last asks for none. */
interface LessonStep {
  readonly id: 'sow' | 'relay' | 'again' | 'capture' | 'playOn'
  readonly hole: number | null
}

/**
 * The first turn of congkak in four moves that show its rules one at a time: hole 1 ends in the store after one lap,
 * hole 7 after a relay, hole 5 after another, and hole 7 then captures.
 */
export const LESSON: readonly LessonStep[] = [
  { id: 'sow', hole: 1 },
  { id: 'relay', hole: 7 },
  { id: 'again', hole: 5 },
  { id: 'capture', hole: 7 },
  { id: 'playOn', hole: null },
]

/** How many steps of the lesson a game has completed; stepping back in the game steps back in the lesson. */
export function stepsDone(
  moves: readonly { readonly side: Side; readonly choice: { readonly hole: number } }[],
): number {
  return LESSON.findIndex(
    ({ hole }, k) => hole === null || moves[k]?.side !== 'south' || moves[k]?.choice.hole !== hole,
  )
}
