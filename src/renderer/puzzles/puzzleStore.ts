import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Difficulty, Puzzle, Theme } from '../../engine/puzzles/puzzle'
import { puzzleOfDay, readPuzzleSet } from '../../engine/puzzles/puzzleSet'
import { useSettings } from '../storage/settings'
import { streakOf } from './streak'

/** Which puzzles are wanted. */
export interface Wanted {
  readonly theme?: Theme
  readonly difficulty?: Difficulty | 0
  readonly game?: string
}

/** What tells a puzzle from all others, also in a later version that has more of them. */
export function keyOf({ game, holes, seeds, position }: Puzzle): string {
  return `${game} ${holes} ${seeds} ${position}`
}

/** The day on this computer's calendar. */
function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The puzzles that come with Lumbung, and what the user has solved of them. */
export const usePuzzles = defineStore('puzzles', () => {
  const settings = useSettings()
  const puzzles = shallowRef<readonly Puzzle[]>([])
  let loading: Promise<void> | null = null

  async function read(): Promise<void> {
    const file = await import('../../engine/puzzles/set.json')
    puzzles.value = readPuzzleSet(file.default)?.puzzles ?? []
  }
  const load = (): Promise<unknown> =>
    (loading ??= Promise.all([read(), settings.load()]).then(() => undefined))

  const today = shallowRef(dayOf(new Date()))
  const daily = computed(() => (puzzles.value.length > 0 ? puzzleOfDay(puzzles.value, today.value) : null))
  const solved = computed(() => new Set(settings.puzzlesSolved))
  const streak = computed(() => streakOf(settings.puzzleDays, today.value))

  function listed({ theme, difficulty, game }: Wanted): readonly Puzzle[] {
    return puzzles.value.filter(
      (puzzle) =>
        (theme === undefined || puzzle.theme === theme) &&
        (!difficulty || puzzle.difficulty === difficulty) &&
        (!game || puzzle.game === game),
    )
  }

  /** The next puzzle that is not solved yet, or the first one if all are. */
  function next(wanted: Wanted, after?: Puzzle): Puzzle | null {
    const list = listed(wanted)
    const from = after ? list.indexOf(after) + 1 : 0
    const inOrder = [...list.slice(from), ...list.slice(0, from)]
    return inOrder.find((puzzle) => !solved.value.has(keyOf(puzzle))) ?? inOrder[0] ?? null
  }

  function markSolved(puzzle: Puzzle): void {
    today.value = dayOf(new Date())
    const key = keyOf(puzzle)
    if (!solved.value.has(key)) settings.puzzlesSolved = [...settings.puzzlesSolved, key]
    if (puzzle === daily.value && !settings.puzzleDays.includes(today.value))
      settings.puzzleDays = [...settings.puzzleDays, today.value]
  }

  return { load, puzzles, today, daily, solved, streak, listed, next, markSolved }
})
