import { expect, it } from 'vitest'
import { isSameMove } from '../../../../src/engine/board/choice'
import { formatPosition, parseRecord } from '../../../../src/engine/board/notation'
import { seedsInPlay } from '../../../../src/engine/board/position'
import { streamOf } from '../../../../src/engine/random/stream'
import { atStakeIn, gradeOf, scoreOf } from '../../../../src/engine/review/grade'
import { accuracyText, judge, type PlayedMove } from '../../../../src/engine/review/judge'
import { reviewTable } from '../../../../src/engine/review/reviewTable'
import { createMoveValuer } from '../../../../src/engine/review/valueMoves'
import { valueRecord } from '../../../../src/engine/review/valueRecord'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { replay } from '../../../../src/engine/rules/replay'
import { after } from '../../../../src/engine/solver/oneRound'
import { leadOf } from '../../../../src/engine/solver/prover'
import { solvability } from '../../../../src/engine/solver/solvable'
import { createProver, solve } from '../../../../src/engine/solver/solve'
import { finish } from '../../../../src/engine/through'
import { unloadTables } from '../../../../src/engine/tables/loadedTables'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const kalah = findPreset('kalah')!.make({ holes: 2, seeds: 3 })

function played(variant: Variant, moves: string): readonly PlayedMove[] {
  const record = parseRecord(variant, moves)
  if (!record.ok) throw new Error('not a record')
  const result = replay(variant, record.value)
  if (!result.ok) throw new Error(`move ${result.error.place} is refused`)
  return result.value.played
}

/** The first legal hole, or the last, until the game is over. */
function wholeGame(variant: Variant, take: 'first' | 'last'): string {
  const holes: number[] = []
  for (;;) {
    const choice = legal(variant, replayed(variant, holes.join(' '))).at(take === 'first' ? 0 : -1)
    if (!choice) return holes.join(' ')
    holes.push(choice.hole)
  }
}

function replayed(variant: Variant, moves: string): Game {
  const record = parseRecord(variant, moves)
  const result = record.ok && replay(variant, record.value)
  if (!result || !result.ok) throw new Error('not a game')
  return result.value.game
}

/** South's seeds minus North's at the end when both play their best, by the reference rules alone. */
function minimax(variant: Variant, game: Game, known = new Map<string, number>()): number {
  if (game.phase === 'over') return leadOf(game.position, 'south')
  const key = formatPosition(game.position)
  const values = (): number[] =>
    legal(variant, game).map((choice) => minimax(variant, after(variant, game, choice), known))
  const best = game.position.toMove === 'south' ? Math.max : Math.min
  const value = known.get(key) ?? best(...values())
  known.set(key, value)
  return value
}

it('values every move as plain minimax does', () => {
  for (const take of ['first', 'last'] as const) {
    const moves = played(kalah, wholeGame(kalah, take))
    const review = judge(kalah, moves, finish(valueRecord(kalah, moves)))
    expect(review.moves.length).toBe(moves.length)
    for (const [at, { choice, before }] of moves.entries()) {
      const move = review.moves[at]!
      expect(move.exact).toBe(true)
      expect(move.value).toBe(minimax(kalah, after(kalah, before, choice)))
      expect(move.bestValue).toBe(minimax(kalah, before))
      expect(move.loss).toBe(Math.abs(move.bestValue - move.value))
      expect(move.forced).toBe(legal(kalah, before).length === 1)
      for (const best of move.best) expect(minimax(kalah, after(kalah, before, best))).toBe(move.bestValue)
    }
  }
})

it('finds the loss, the better move and the accuracy', () => {
  const moves = played(kalah, '1 1')
  const valued = [
    { value: -4, bestValue: 2, best: [{ hole: 2 }], exact: true, forced: false },
    { value: 2, bestValue: -4, best: [{ hole: 2 }], exact: false, forced: false },
  ]
  const review = judge(kalah, moves, valued)
  expect(review.moves.map(({ side, loss, atStake, grade }) => [side, loss, atStake, grade])).toEqual([
    ['south', 6, 12, 'blunder'],
    ['north', 6, atStakeIn(kalah, moves[1]!.before.position), 'blunder'],
  ])
  expect(review.accuracy.south).toBe(0)
  const forced = judge(kalah, moves, [{ ...valued[0]!, forced: true }])
  expect(forced.accuracy).toEqual({ south: null, north: null })
})

it('grades by the share of the seeds at stake', () => {
  const grades = [0, 2, 2.5, 7, 7.5, 15, 15.5, 60].map((loss) => gradeOf(loss, 50))
  expect(grades).toEqual([
    'best',
    'good',
    'good',
    'inaccuracy',
    'inaccuracy',
    'mistake',
    'blunder',
    'blunder',
  ])
  expect([0, 5, 10, 40].map((loss) => scoreOf(loss, 20))).toEqual([1, 0.5, 0, 0])
  const nearEnd = { seeds: [1, 0, 0, 20, 0, 0, 1, 8], burnt: [], toMove: 'south' } as const
  expect(atStakeIn(kalah, nearEnd)).toBe(10)
})

it('gives the same values each time, yields on the way, and estimates within its nodes', () => {
  const congkak = findPreset('congkak')!.make({ holes: 4 })
  const moves = played(congkak, '1').slice(0, 1)
  const value = () => {
    const shares: number[] = []
    const work = valueRecord(congkak, moves, createMoveValuer(congkak, { proof: 0, search: 2000 }))
    let step = work.next()
    for (; !step.done; step = work.next()) shares.push(step.value)
    return { shares, valued: step.value }
  }
  const first = value()
  expect(first.valued[0]!.exact).toBe(false)
  expect(first.shares.at(-1)).toBe(1)
  expect(value()).toEqual(first)
})

it('proves from the end, and no earlier move of a round once a proof takes too long', () => {
  const moves = played(kalah, wholeGame(kalah, 'first'))
  const real = createMoveValuer(kalah)
  const asked: number[] = []
  const valued = finish(
    valueRecord(kalah, moves, {
      ...real,
      *prove(game, largest) {
        const at = moves.findIndex(({ before }) => before === game)
        asked.push(at)
        return at === 1 ? null : yield* real.prove(game, largest)
      },
    }),
  )
  expect(asked).toEqual([...moves.keys()].slice(1).reverse())
  expect(valued.slice(2).every(({ exact }) => exact)).toBe(true)
})

it('makes a table with a row per move', () => {
  const moves = played(kalah, '1')
  const table = reviewTable(judge(kalah, moves, finish(valueRecord(kalah, moves))))
  expect(Object.keys(table.rows[0]!)).toEqual(table.columns.map(({ key }) => key))
  expect(table.rows[0]!).toMatchObject({ move: 1, side: 'south', played: '1' })
})

it('grades a move that changes the result as a mistake at least, if its value is exact', () => {
  const moves = played(kalah, '1 1')
  const drawLost = { value: -1, bestValue: 0, best: [{ hole: 2 }], exact: true, forced: false }
  const grade = (valued: object): string => judge(kalah, moves, [{ ...drawLost, ...valued }]).moves[0]!.grade
  expect(gradeOf(1, 24)).toBe('good')
  expect(grade({})).toBe('mistake')
  expect(grade({ value: 0, bestValue: 1 })).toBe('mistake')
  expect(grade({ value: 1, bestValue: 2 })).toBe('inaccuracy')
  expect(grade({ value: -12, bestValue: 2 })).toBe('blunder')
  expect(grade({ exact: false })).toBe('inaccuracy')
})

it('counts a win thrown away in full where only the result counts', () => {
  const waurie = findPreset('waurie')!.make({ holes: 2, seeds: 2 })
  const moves = played(waurie, '2')
  const { accuracy, moves: reviewed } = judge(waurie, moves, finish(valueRecord(waurie, moves)))
  expect(reviewed[0]).toMatchObject({ value: -1, bestValue: 1, loss: 2, atStake: 2, grade: 'blunder' })
  expect(accuracy).toEqual({ south: 0, north: null })
})

it('says no accuracy where a value is an estimate, and why', () => {
  const moves = played(kalah, '1 1')
  const valued = { value: 0, bestValue: 0, best: [{ hole: 1 }], exact: true, forced: false }
  const exact = judge(kalah, moves, [valued, valued])
  expect(exact.accuracy.south).toBe(1)
  const review = judge(kalah, moves, [
    { ...valued, exact: false },
    { ...valued, forced: true },
  ])
  expect(review.accuracy).toEqual({ south: null, north: null })
  expect(accuracyText(review, 'south', 0)).toEqual({ key: 'reviews.onlyEstimates' })
  expect(accuracyText(review, 'north', 0)).toEqual({ key: 'reviews.noChoice' })
})

/** A random game by the reference rules. */
function randomGame(variant: Variant, seed: number): readonly PlayedMove[] {
  const luck = streamOf(seed, 0, 'play')
  const moves: PlayedMove[] = []
  for (let game = start(variant); game.phase === 'play' && moves.length < 300;) {
    const choices = legal(variant, game)
    const choice = choices[luck.below(choices.length)]!
    moves.push({ choice, before: game })
    game = after(variant, game, choice)
  }
  return moves
}

it('values awari as the solver proves it, which works without tables', () => {
  const awari = findPreset('awari')!.make({ holes: 2, seeds: 3 })
  for (const seed of [1, 2, 3]) {
    unloadTables()
    const moves = randomGame(awari, seed)
    const review = judge(awari, moves, finish(valueRecord(awari, moves)))
    unloadTables()
    for (const [at, { before, choice }] of moves.entries()) {
      const solvable = solvability(awari, before.position, 2 ** 27)
      if (!solvable.ok) throw new Error('The position cannot be solved.')
      const proven = finish(solve(awari, before, createProver(awari, before, solvable.method, 2 ** 27)))
      const values = proven.moves.map(({ lower, upper }) => (lower === upper ? lower : NaN))
      const own = proven.moves.findIndex((move) => isSameMove(awari, before.position, move.choice, choice))
      const best = (before.position.toMove === 'south' ? Math.max : Math.min)(...values)
      const move = review.moves[at]!
      expect([move.exact, move.value, move.bestValue]).toEqual([true, values[own], best])
      if (Math.sign(values[own]!) !== Math.sign(best)) expect(['mistake', 'blunder']).toContain(move.grade)
    }
  }
})

it('values the end of a full game of awari exactly, by tables that it fills itself', () => {
  unloadTables()
  const awari = findPreset('awari')!.make()
  const moves = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => randomGame(awari, seed))
    .map((all) => all.filter(({ before }) => seedsInPlay(before.position) <= 9))
    .find((end) => end.length > 3)!
  const valued = finish(valueRecord(awari, moves))
  expect(valued.every(({ exact }) => exact)).toBe(true)
  unloadTables()
})
