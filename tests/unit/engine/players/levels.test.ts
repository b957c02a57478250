import { expect, it } from 'vitest'
import { LEVELS, levelOf, levelsFor, playerAt } from '../../../../src/engine/players/levels'
import { tooLargeToPlay } from '../../../../src/engine/players/perfectReach'
import { playStretch } from '../../../../src/engine/players/playStretch'
import { parsePlayer } from '../../../../src/engine/players/player'
import type { Wins } from '../../../../src/engine/simulation/counts'
import { finish } from '../../../../src/engine/solver/through'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const congkak = findPreset('congkak')!.make()

it('gives every game of the catalogue five levels, weakest first, each with a player there is', () => {
  for (const preset of PRESETS) {
    const levels = levelsFor(preset.make())
    expect(
      levels.map(({ id }) => id),
      preset.id,
    ).toEqual(LEVELS)
    expect(new Set(levels.map(({ player }) => player)).size, preset.id).toBe(LEVELS.length)
    for (const { player } of levels) expect(parsePlayer(player).ok, `${preset.id} ${player}`).toBe(true)
  }
})

it('knows the level somebody plays at, whatever the game is called', () => {
  expect(levelOf({ ...congkak, name: 'Ours' }, playerAt(congkak, 'strong'))).toBe('strong')
  expect(levelOf(congkak, 'maximal:123')).toBeNull()
})

it('names games of the catalogue only, in any size', () => {
  const large = findPreset('congkak')!.make({ holes: 9 })
  expect([playerAt(congkak, 'skilled'), playerAt(large, 'skilled')]).toEqual(['calculator:3', 'calculator:3'])
  expect(playerAt(findPreset('awari')!.make(), 'skilled')).toBe('minimax:2')
  expect(playerAt({ ...congkak, last: congkak.last.slice(0, 2) }, 'skilled')).toBe('minimax:2')
})

it('lets the master play perfectly where that is possible, and nowhere else', () => {
  const small = findPreset('kalah')!.make({ holes: 3, seeds: 3 })
  expect([tooLargeToPlay(small), playerAt(small, 'master')]).toEqual([null, 'perfect'])
  expect(tooLargeToPlay(congkak)).not.toBeNull()
  expect(playerAt(congkak, 'master')).not.toBe('perfect')
})

it('lets a trained network be the master of the board it was trained for, and of no other', () => {
  const kalah = findPreset('kalah')!
  expect([playerAt(kalah.make(), 'strong'), playerAt(kalah.make(), 'master')]).toEqual([
    'minimax:6',
    'net-minimax:kalah-6-4:4',
  ])
  expect(playerAt(kalah.make({ holes: 6, seeds: 5 }), 'master')).toBe('minimax:6')
})

/** The share of the points that somebody takes from another after six random moves, first in half of the games. */
function shareOf(variant: Variant, better: string, worse: string): number {
  const games = 100
  const winsOf = (first: string, second: string): Wins =>
    finish(playStretch({ variant, first, second, seed: 17, drawnMoves: 6 }, { from: 0, to: games }, [0])).wins
  const [asSouth, asNorth] = [winsOf(better, worse), winsOf(worse, better)]
  return (asSouth.south + asNorth.north + (asSouth.ties + asNorth.ties) / 2) / (2 * games)
}

it.each([
  ['congkak', 'casual', 'skilled'],
  ['congkak', 'skilled', 'strong'],
  ['congklak', 'casual', 'skilled'],
  ['congklak', 'skilled', 'strong'],
  ['congklak-patched', 'casual', 'skilled'],
] as const)('in %s, %s loses to %s', (game, weaker, stronger) => {
  const variant = findPreset(game)!.make()
  expect(shareOf(variant, playerAt(variant, stronger), playerAt(variant, weaker))).toBeGreaterThan(0.58)
})

it.each(['congkak', 'congklak-patched', 'kalah', 'awari'])(
  'in %s a player who only takes what it sees beats the beginner',
  (game) => {
    const variant = findPreset(game)!.make()
    expect(shareOf(variant, playerAt(variant, 'casual'), playerAt(variant, 'beginner'))).toBeGreaterThan(0.7)
  },
)
