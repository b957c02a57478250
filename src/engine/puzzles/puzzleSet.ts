import * as v from 'valibot'
import { DIFFICULTIES, GOALS, THEMES, type Puzzle } from './puzzle'
import type { PuzzleSpec } from './make'

/** Puzzles with the spec that makes them again. */
export interface PuzzleSet {
  readonly spec: PuzzleSpec
  readonly puzzles: readonly Puzzle[]
}

const FORMAT = 'lumbung puzzles 1'
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

const SOURCE_SHAPE = v.object({
  game: v.string(),
  holes: count(20),
  seeds: count(1_000),
  count: count(100_000),
  inPlay: count(1_000),
  goals: v.optional(v.array(v.picklist(GOALS))),
  themes: v.optional(v.array(v.picklist(THEMES))),
})

/** The shape of what is to be made. */
export const SPEC_SHAPE = v.object({
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sources: v.pipe(v.array(SOURCE_SHAPE), v.minLength(1)),
})

/** The shape of a puzzle by itself. */
export const PUZZLE_SHAPE = v.object({
  game: v.pipe(v.string(), v.maxLength(100)),
  holes: count(20),
  seeds: count(1_000),
  position: v.pipe(v.string(), v.maxLength(200)),
  goal: v.picklist(GOALS),
  theme: v.picklist(THEMES),
  difficulty: v.picklist(DIFFICULTIES),
})

const ROW_SHAPE = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.string(),
  v.picklist(GOALS),
  v.picklist(THEMES),
  v.picklist(DIFFICULTIES),
])

const FILE_SHAPE = v.object({ format: v.literal(FORMAT), spec: SPEC_SHAPE, puzzles: v.array(ROW_SHAPE) })

/** A set as JSON: a puzzle is a row that names its source by place, so that a thousand of them stay small. */
export function formatPuzzleSet({ spec, puzzles }: PuzzleSet): string {
  const rows = puzzles.map((puzzle) => {
    const source = spec.sources.findIndex(
      ({ game, holes, seeds }) => game === puzzle.game && holes === puzzle.holes && seeds === puzzle.seeds,
    )
    return JSON.stringify([source, puzzle.position, puzzle.goal, puzzle.theme, puzzle.difficulty])
  })
  return `{"format":"${FORMAT}","spec":${JSON.stringify(spec)},"puzzles":[\n${rows.join(',\n')}\n]}\n`
}

/** Reads a set; null if it is not one. Its puzzles are claims until they are proven again. */
export function readPuzzleSet(json: unknown): PuzzleSet | null {
  const read = v.safeParse(FILE_SHAPE, json)
  if (!read.success) return null
  const { sources } = read.output.spec
  const spec = {
    ...read.output.spec,
    sources: sources.map(({ goals, themes, ...source }) => ({
      ...source,
      ...(goals && { goals }),
      ...(themes && { themes }),
    })),
  }
  const puzzles = read.output.puzzles.map(([place, position, goal, theme, difficulty]): Puzzle | null => {
    const source = sources[place]
    if (!source) return null
    const { game, holes, seeds } = source
    return { game, holes, seeds, position, goal, theme, difficulty }
  })
  return puzzles.includes(null) ? null : { spec, puzzles: puzzles as readonly Puzzle[] }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Consecutive days take puzzles far apart; a prime, so that every puzzle gets its day. */
const STRIDE = 7919

/** The puzzle of a date such as 2026-11-18: the same for everybody, whatever their clock says. */
export function puzzleOfDay<T>(puzzles: readonly T[], date: string): T {
  // eslint-disable-next-line no-restricted-globals -- reads the date that was given, not a clock
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  return puzzles[(day * STRIDE) % puzzles.length]!
}
