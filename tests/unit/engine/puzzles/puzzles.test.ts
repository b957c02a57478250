import { describe, expect, test } from 'vitest'
import { formatChoice, parsePositionOf } from '../../../../src/engine/board/notation'
import { describedAs, makePuzzles, type PuzzleSpec } from '../../../../src/engine/puzzles/make'
import { createPuzzleProver, prove, solutionOf } from '../../../../src/engine/puzzles/proof'
import { setUp, type Puzzle } from '../../../../src/engine/puzzles/puzzle'
import { formatPuzzleSet, puzzleOfDay, readPuzzleSet } from '../../../../src/engine/puzzles/puzzleSet'
import shipped from '../../../../src/engine/puzzles/set.json'
import shippedSpec from '../../../../src/engine/puzzles/set.spec.json'
import { streamOf } from '../../../../src/engine/random/stream'
import { startFrom } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { after } from '../../../../src/engine/solver/oneRound'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { exhaustiveValue } from '../../../support/exhaustive'

const SMALL: PuzzleSpec = {
  seed: 5,
  sources: [
    { game: 'kalah', holes: 3, seeds: 2, count: 4, inPlay: 8 },
    { game: 'congkak', holes: 3, seeds: 3, count: 4, inPlay: 8 },
  ],
}

const made = (spec: PuzzleSpec): readonly Puzzle[] => [...makePuzzles(spec)].flatMap((puzzle) => puzzle ?? [])
const small = made(SMALL)

describe('made puzzles', () => {
  test('are the same whenever they are made, and survive a file', () => {
    expect(small.length).toBeGreaterThan(4)
    expect(made(SMALL)).toEqual(small)
    const set = { spec: SMALL, puzzles: small }
    expect(readPuzzleSet(JSON.parse(formatPuzzleSet(set)))).toEqual(set)
  })

  test('have the one solution that plain minimax finds', () => {
    for (const puzzle of small) {
      const { variant, game } = setUp(puzzle)!
      const moves = finish(prove({ variant, game }, puzzle.goal))!
      const solution = solutionOf(moves, puzzle.goal)!
      if (puzzle.goal === 'turn') continue
      const values = moves.map(({ choice, value }) => {
        const played = play(variant, game, choice)
        if (!played.ok) throw new Error(played.error.code)
        expect(exhaustiveValue(variant, played.value.game, { left: 500_000 })).toBe(value)
        return { hole: formatChoice(choice), value }
      })
      const best = Math.max(...values.map(({ value }) => value))
      expect(values.filter(({ value }) => value === best)).toEqual([
        { hole: formatChoice(solution), value: best },
      ])
    }
  })

  test('of the best turn bring what every way to continue it brings at most', () => {
    // South’s hole 3 ends in the store; then hole 1 captures 3 with its last seed.
    const turn = { game: 'kalah', holes: 3, seeds: 2, position: '2,1,1+3 3,0,2+0 S' }
    const set = setUp(turn)!
    const moves = finish(prove(set, 'turn'))!
    expect(Object.fromEntries(moves.map(({ choice, value }) => [choice.hole, value]))).toEqual({
      1: 0,
      2: 0,
      3: 5,
    })
  })
})

test('one prover values positions of different games, also where positions can repeat', () => {
  const awari = findPreset('awari')!.make({ holes: 3, seeds: 2 })
  const variant: Variant = { ...awari, end: { ...awari.end, repetition: 'shareBySide' } }
  const prover = createPuzzleProver(variant)
  for (const text of ['1,1,0+3 2,1,1+3 S', '0,2,0+4 1,1,1+3 S', '1,0,0+6 0,0,1+4 S']) {
    const position = parsePositionOf(variant, text)
    if (!position.ok) throw new Error(text)
    const game = startFrom(variant, position.value)
    const moves = finish(prover.prove(game, 'win'))
    if (moves === 'beyond') throw new Error(`too many positions follow ${text}`)
    for (const { choice, value } of moves ?? [])
      expect(value).toBe(exhaustiveValue(variant, after(variant, game, choice), { left: 500_000 }))
  }
})

describe('the puzzles that come with Lumbung', () => {
  const set = readPuzzleSet(shipped)!

  test('are at least a thousand, different, small, and made by the stored spec', () => {
    expect(set.puzzles.length).toBeGreaterThanOrEqual(1000)
    expect(set.spec).toEqual(shippedSpec)
    expect(new Set(set.puzzles.map(({ game, position }) => `${game} ${position}`)).size).toBe(
      set.puzzles.length,
    )
    expect(formatPuzzleSet(set).length).toBeLessThan(300_000)
    expect(set.puzzles.filter((puzzle) => setUp(puzzle) === null)).toEqual([])
  })

  test('are proven again, a sample of them, with theme and difficulty', () => {
    // Others every night, and the same ones in every run.
    const luck = streamOf(Number(process.env['RANDOM_SEED'] ?? 2026), 0, 'play')
    for (let count = 0; count < 12; count++) {
      const puzzle = set.puzzles[luck.below(set.puzzles.length)]!
      const { theme, difficulty, goal } = puzzle
      expect(finish(describedAs(setUp(puzzle)!, goal)), JSON.stringify(puzzle)).toEqual({ theme, difficulty })
    }
  })

  test('have one for every day, the same for everybody, and none twice before all were there', () => {
    const days = Array.from({ length: set.puzzles.length }, (_, day) =>
      new Date(Date.UTC(2026, 10, 18 + day)).toISOString().slice(0, 10),
    )
    expect(new Set(days.map((day) => puzzleOfDay(set.puzzles, day))).size).toBe(set.puzzles.length)
    expect(puzzleOfDay([1, 2, 3], '2026-11-18')).toBe(puzzleOfDay([1, 2, 3], '2026-11-18'))
  })
})

test.each([
  ['not JSON of puzzles', { format: 'other' }],
  ['a row without a source', { ...shipped, puzzles: [[99, '1,1,1+0 1,1,1+0 S', 'win', 'quiet', 1]] }],
  ['an unknown goal', { ...shipped, puzzles: [[0, '1,1,1+0 1,1,1+0 S', 'beauty', 'quiet', 1]] }],
])('%s is not read', (_, json) => {
  expect(readPuzzleSet(json)).toBeNull()
})
