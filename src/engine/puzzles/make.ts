import { formatPosition } from '../board/notation'
import { seedsInPlay } from '../board/position'
import { recordGames } from '../players/recordGames'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { replay } from '../rules/replay'
import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'
import { difficultyOf, movesOn, themeOf } from './describe'
import { createPuzzleProver, solutionOf, type Prover } from './proof'
import { GOALS, setUp, type Goal, type Puzzle, type PuzzleGame, type SetUp, type Theme } from './puzzle'

/** How many puzzles of a game are wanted. */
interface PuzzleSource extends PuzzleGame {
  readonly count: number
  /** The most seeds in holes: what can be proven in a moment. */
  readonly inPlay: number
  readonly goals?: readonly Goal[]
  /** Only puzzles about these are wanted, and as many of each as there are. */
  readonly themes?: readonly Theme[]
}

/** Puzzles to make; the same spec makes the same puzzles. */
export interface PuzzleSpec {
  readonly seed: number
  readonly sources: readonly PuzzleSource[]
}

/** Who plays the games that puzzles are taken from: weak enough to get into trouble, strong enough to look like games. */
const PAIRS = [
  ['greedy', 'greedy'],
  ['novice', 'greedy'],
  ['minimax:2', 'greedy'],
] as const
const DRAWN_MOVES = 4
const MOST_PER_GAME = 2
/** Of the puzzles of a source, at most this share has one theme or one difficulty. */
const MOST_ALIKE = 0.45
/** So many games without a new puzzle, and a source is given up. */
export const PATIENCE = 400

/** Makes puzzles, source by source; yields each when it is proven, and nothing between slices of work. */
export function* makePuzzles({ seed, sources }: PuzzleSpec): Generator<Puzzle | void, void> {
  /** The positions of puzzles made already: two sources may play the same games. */
  const made = new Set<string>()
  for (const source of sources)
    for (const puzzle of puzzlesOf(source, seed)) {
      if (puzzle) {
        const place = [puzzle.game, puzzle.position].join()
        if (made.has(place)) continue
        made.add(place)
      }
      yield puzzle
    }
}

function* puzzlesOf(source: PuzzleSource, seed: number): Generator<Puzzle | void, void> {
  const variant = findPreset(source.game)?.make({ holes: source.holes, seeds: source.seeds })
  if (!variant) throw new Error(`There is no game ${source.game}.`)
  const prover = createPuzzleProver(variant)
  const seen = new Set<string>()
  const made: Puzzle[] = []
  const alike = Math.ceil(source.count * MOST_ALIKE)
  const isWanted = ({ theme, difficulty }: Puzzle): boolean =>
    source.themes?.includes(theme) ??
    (made.filter((other) => other.theme === theme).length < alike &&
      made.filter((other) => other.difficulty === difficulty).length < alike)
  for (let index = 0, vain = 0; made.length < source.count && vain < PATIENCE; index++, vain++) {
    let here = 0
    let goals = source.goals ?? GOALS
    for (const { position } of yield* candidates(variant, source, seed, index)) {
      const text = formatPosition(position)
      if (here === MOST_PER_GAME || made.length === source.count) break
      if (seen.has(text)) continue
      seen.add(text)
      const found = yield* puzzleAt({ ...source, position: text }, goals, prover)
      // What is too much here is too much earlier in the game: only a turn can still be followed to its end.
      if (found === 'beyond') goals = goals.filter((goal) => goal === 'turn')
      if (found === 'beyond' || !found || !isWanted(found)) continue
      made.push(found)
      here++
      vain = 0
      yield found
    }
  }
}

/** The positions of one game from which a puzzle might be made, last first: those are proven fastest. */
function* candidates(
  variant: Variant,
  { inPlay }: PuzzleSource,
  seed: number,
  index: number,
): Generator<void, readonly Game[]> {
  const [first, second] = PAIRS[index % PAIRS.length]!
  const series = { variant, first, second, seed, from: index, to: index + 1, drawnMoves: DRAWN_MOVES }
  for (const kept of recordGames(series)) {
    yield
    if (!kept) continue
    const played = replay(variant, kept.record)
    if (!played.ok) throw new Error('A recorded game cannot be replayed.')
    return played.value.played
      .map(({ before }) => before)
      .filter(({ phase, round, position }) => phase === 'play' && round === 1 && position.toMove === 'south')
      .filter(({ position }) => seedsInPlay(position) <= inPlay)
      .reverse()
  }
  return []
}

/** The puzzle of a position, if it has one: by the first goal that exactly one of its moves reaches. */
function* puzzleAt(
  { game, holes, seeds, position }: PuzzleGame & { readonly position: string },
  goals: readonly Goal[],
  prover: Prover,
): Generator<void, Puzzle | 'beyond' | null> {
  const set = setUp({ game, holes, seeds, position })
  if (!set || legal(set.variant, set.game).length < 3) return null
  for (const goal of goals) {
    const described = yield* describe(set, goal, prover)
    if (described === 'beyond') return described
    if (described) return { game, holes, seeds, position, goal, ...described }
  }
  return null
}

/** What is kept of a puzzle besides its position and goal. */
type Description = Pick<Puzzle, 'theme' | 'difficulty'>

/** Theme and difficulty of a position as a puzzle with this goal; null if it is none. */
export function* describedAs(set: SetUp, goal: Goal): Generator<void, Description | null> {
  const found = yield* describe(set, goal, createPuzzleProver(set.variant))
  return found === 'beyond' ? null : found
}

function* describe(set: SetUp, goal: Goal, prover: Prover): Generator<void, Description | 'beyond' | null> {
  const moves = yield* prover.prove(set.game, goal)
  if (moves === 'beyond') return moves
  const solution = moves && solutionOf(moves, goal)
  // A best turn of a single move is what anybody tries first.
  if (!solution || (goal === 'turn' && !movesOn(set, solution))) return null
  const difficulty = yield* difficultyOf(set, solution)
  return { theme: themeOf(set, moves, solution, goal), difficulty }
}
