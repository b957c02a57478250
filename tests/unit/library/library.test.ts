import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  evaluate,
  legal,
  LumbungError,
  move,
  parseVariant,
  perft,
  play,
  simulate,
  solve,
  start,
  variants,
  type Game,
} from '../../../src/library'
import type { Clause } from '../../../src/library/types'
import type { Clause as EngineClause } from '../../../src/engine/variant/clauses/clause'
import { PRESETS } from '../../../src/engine/variant/catalogue'
import { variantText } from '../../../src/engine/publish/variantText'

/** The code of the error that a call throws. */
function codeOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (error instanceof LumbungError) return error.code
    throw error
  }
  return 'no error'
}

describe('games', () => {
  test.each(variants.map(({ id }) => id))('%s can be played to its end or for a hundred moves', (id) => {
    let game = start(id)
    const before = JSON.stringify(game)
    const first = game
    for (let made = 0; made < 100 && !game.over; made++) {
      const choices = legal(game)
      expect(choices.length).toBeGreaterThan(0)
      game = play(game, choices[made % choices.length]!)
    }
    expect(game.over ? legal(game) : game.moves.length).toEqual(game.over ? [] : 100)
    expect(JSON.stringify(first)).toBe(before)
    // What was stored as JSON continues where it was.
    const restored = JSON.parse(JSON.stringify(game)) as Game
    expect(legal(restored)).toEqual(legal(game))
    expect(start(id, { moves: game.moves }).position).toBe(game.position)
  })

  test('a game can begin with a position, and in the middle of a record', () => {
    const position = '0,0,0,0,2,1+20 1,0,0,0,0,0+24 S'
    const game = play(start('kalah', { position }), 6)
    expect([game.from, game.moves, game.toMove]).toEqual([position, ['6'], 'south'])
    const again = JSON.parse(JSON.stringify(game)) as Game
    expect(legal(again)).toEqual(legal(game))
    expect(start('kalah', { moves: `${position}: 6` })).toEqual(game)
  })

  test('North begins where lots are drawn, and stays first in a stored game', () => {
    const drawn = parseVariant('congkak', { set: { 'start.first': 'lot' } })
    const game = start(drawn, { first: 'north' })
    expect([game.from, game.toMove]).toEqual(['N', 'north'])
    const next = play(game, legal(game)[0]!)
    expect(legal(JSON.parse(JSON.stringify(next)) as Game)).toEqual(legal(next))
  })

  test('what is wrong has a code and a sentence', () => {
    const game = start('kalah')
    expect(codeOf(() => start('klah'))).toBe('badVariant')
    expect(codeOf(() => start('kalah', { first: 'north' }))).toBe('badGame')
    expect(codeOf(() => start('kalah', { position: '4,4 S' }))).toBe('badGame')
    expect(codeOf(() => start('kalah', { moves: '3 9' }))).toBe('badGame')
    expect(codeOf(() => play(game, '7'))).toBe('badMove')
    expect(codeOf(() => play(game, 'x'))).toBe('badMove')
    expect(codeOf(() => perft(game, 0))).toBe('badDepth')
    expect(codeOf(() => move(game, 'nobody'))).toBe('badPlayer')
    expect(codeOf(() => move(game, 'net:kalah-6-4'))).toBe('notLoaded')
    expect(codeOf(() => simulate('kalah', { games: 0 }))).toBe('badGames')
    expect(codeOf(() => simulate('kalah', { seed: -1 }))).toBe('badSeed')
    const over = start('kalah', { position: '0,0,0,0,0,0+24 0,0,0,0,0,0+24 S' })
    expect([codeOf(() => play(over, '1')), codeOf(() => move(over)), codeOf(() => evaluate(over))]).toEqual(
      Array(3).fill('gameOver'),
    )
  })
})

describe('variants', () => {
  test('text of a file, an object and an id give the same rules', () => {
    const kalah = parseVariant('kalah')
    expect(parseVariant(variantText(PRESETS.find(({ id }) => id === 'kalah')!.variant))).toEqual(kalah)
    expect(parseVariant(JSON.parse(JSON.stringify(kalah)) as object)).toEqual(kalah)
  })

  test('rules cannot be changed behind the engine’s back', () => {
    const kalah = parseVariant('kalah') as unknown as { board: { holes: number } }
    expect(() => (kalah.board.holes = 9)).toThrow(TypeError)
    expect(start('kalah').seeds).toHaveLength(14)
    const [, capture] = parseVariant('kalah').last as readonly { across?: unknown }[]
    expect(() => (capture!.across = '0+')).toThrow(TypeError)
    expect(parseVariant('kalah').last[1]?.across).toBe('1+')
  })

  test('every problem is named', () => {
    const call = (): unknown => parseVariant({ ...parseVariant('kalah'), name: 3, sow: { origin: 'x' } })
    expect(codeOf(call)).toBe('badVariant')
    expect(call).toThrow(/name.*sow\.origin must be one of sown, skipped, not x/s)
    expect(codeOf(() => parseVariant('{'))).toBe('badVariant')
    expect(codeOf(() => parseVariant('kalah', { holes: 1000 }))).toBe('badVariant')
  })
})

describe('values', () => {
  test('counts are those of another program', () => {
    expect(perft(start('kalah'), 5).counts).toEqual([6, 35, 185, 942, 4690])
  })

  test('a proof and an exact evaluation agree, whoever moves', () => {
    const small = start(parseVariant('kalah', { holes: 3, seeds: 3 }))
    for (const game of [small, play(small, '2')]) {
      const proof = solve(game)
      const values = evaluate(game)
      expect([proof.proven, values.exact]).toEqual([true, true])
      expect(proof.lower).toBe(values.value)
      expect(proof.moves.map(({ move: name, lower }) => ({ move: name, value: lower }))).toEqual(values.moves)
      expect(proof.best).toEqual(values.best)
    }
  })

  test('a proof that gives up tells bounds, and a game that is over is worth its score', () => {
    const stopped = solve(start('kalah'), { positions: 1000, memory: 64 })
    expect(stopped).toMatchObject({ proven: false, best: [] })
    expect(stopped.lower).toBeLessThan(stopped.upper)
    const over = start('kalah', { position: '0,0,0,0,0,0+20 0,0,0,0,0,0+28 S' })
    expect(solve(over)).toMatchObject({ lower: -8, upper: -8, proven: true })
  })

  test('a game that no solver plays is refused with the reason', () => {
    expect(codeOf(() => solve(start('bao')))).toBe('refused')
  })
})

describe('players', () => {
  test('the same random seed gives the same games', () => {
    const series = { first: 'greedy', second: 'novice', games: 100, seed: 7 }
    expect(simulate('congkak', series)).toEqual(simulate('congkak', series))
    expect(simulate('congkak', { ...series, seed: 8 })).not.toEqual(simulate('congkak', series))
  })

  test('a player chooses a legal move', () => {
    const game = start('oware', { moves: '1 2 3' })
    expect(legal(game)).toContain(move(game, 'minimax:3').move)
  })
})

test('the package types every part of a clause', () => {
  expectTypeOf<keyof Clause>().toEqualTypeOf<keyof EngineClause>()
})
