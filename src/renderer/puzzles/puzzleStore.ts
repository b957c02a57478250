import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Difficulty, Puzzle, Theme } from '../../engine/puzzles/puzzle'
import { puzzleOfDay, readPuzzleSet, type PuzzleSet } from '../../engine/puzzles/puzzleSet'
import { useGameEngine } from '../game/gameEngine'
import { inBackground } from '../platform/inBackground'
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

/** More puzzles are made than are solved, so that there is always a new one; at least and at most so many. */
const FIRST_MADE = 10
const MOST_MADE = 2_000
const MADE_PER_SOLVED = 2
/** Random seeds beyond that of the puzzles that come with Lumbung. */
const FIRST_SEED = 1_000_000

/** The puzzles that come with Lumbung and those made on this computer, and what the user has solved of them. */
export const usePuzzles = defineStore('puzzles', () => {
  const settings = useSettings()
  const engine = useGameEngine()
  const shipped = shallowRef<PuzzleSet>({ spec: { seed: 0, sources: [] }, puzzles: [] })
  const made = computed(() => settings.puzzlesMade)
  /** Those that come with Lumbung first, so that the places of all stay the same. */
  const puzzles = computed(() => [...shipped.value.puzzles, ...made.value])
  const isMaking = shallowRef(false)
  let loading: Promise<void> | null = null

  async function read(): Promise<void> {
    const file = await import('../../engine/puzzles/set.json')
    shipped.value = readPuzzleSet(file.default) ?? shipped.value
  }
  const load = (): Promise<unknown> =>
    (loading ??= Promise.all([read(), settings.load()]).then(() => inBackground(makeMore())))

  const today = shallowRef(dayOf(new Date()))
  /** The same for everybody: puzzles made here do not count. */
  const ofDay = (day: string): Puzzle | null =>
    shipped.value.puzzles.length > 0 ? puzzleOfDay(shipped.value.puzzles, day) : null
  const daily = computed(() => ofDay(today.value))
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
    settings.update('puzzlesSolved', (all) => (all.includes(key) ? all : [...all, key]))
    const day = today.value
    if (puzzle === daily.value)
      settings.update('puzzleDays', (all) => (all.includes(day) ? all : [...all, day]))
    inBackground(makeMore())
  }

  const wantsMore = (): boolean =>
    made.value.length < Math.min(MOST_MADE, FIRST_MADE + MADE_PER_SOLVED * solved.value.size)

  /** Makes puzzles batch by batch, game by game, until there are enough. */
  async function makeMore(): Promise<void> {
    const { sources } = shipped.value.spec
    if (isMaking.value || sources.length === 0) return
    isMaking.value = true
    while (wantsMore()) {
      const batch = settings.puzzleBatches
      const source = { ...sources[batch % sources.length]!, count: 1 }
      const spec = { seed: FIRST_SEED + batch, sources: [source] }
      const outcome = await engine.ask({ type: 'makePuzzles', spec }).outcome
      if (outcome.status !== 'done') break
      const found = outcome.value
      const others = shipped.value.puzzles
      settings.update('puzzlesMade', (all) => {
        // Another window may have made the same.
        const known = new Set([...others, ...all].map(keyOf))
        return [...all, ...found.filter((puzzle) => !known.has(keyOf(puzzle)))]
      })
      settings.update('puzzleBatches', (tried) => Math.max(tried, batch + 1))
    }
    isMaking.value = false
  }

  return { load, puzzles, made, isMaking, today, daily, ofDay, solved, streak, listed, next, markSolved }
})
