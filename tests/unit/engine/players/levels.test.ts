import { expect, it } from 'vitest'
import {
  isLevelName,
  LEVELS,
  levelOf,
  levelsFor,
  playerAt,
  playerForName,
} from '../../../../src/engine/players/levels'
import { tooLargeToPlay } from '../../../../src/engine/players/perfectReach'
import { playSeries } from '../../../../src/engine/players/playSeries'
import { parsePlayer } from '../../../../src/engine/players/player'
import type { Wins } from '../../../../src/engine/simulation/counts'
import { finish } from '../../../../src/engine/through'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const congkak = findPreset('congkak')!.make()

it('gives every game of the catalogue eight levels, weakest first, each with a player there is', () => {
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

it('gives the games of a family its levels, in any size, and other games the usual ones', () => {
  const large = findPreset('congkak')!.make({ holes: 9 })
  const own = [congkak, large, findPreset('dakon')!.make()].map((each) => playerAt(each, 'skilled'))
  expect(new Set(own).size).toBe(1)
  expect(playerAt(findPreset('awari')!.make(), 'skilled')).toBe(
    playerAt(findPreset('oware')!.make(), 'skilled'),
  )
  const changed = { ...congkak, last: congkak.last.slice(0, 2) }
  expect(playerAt(changed, 'skilled')).not.toBe(playerAt(congkak, 'skilled'))
})

it('reads the name of a level as the player of that level', () => {
  expect(playerForName(congkak, 'level:1')).toBe('novice')
  expect(playerForName(congkak, 'level:8')).toBe(playerAt(congkak, 'master'))
  expect(playerForName(congkak, 'greedy')).toBe('greedy')
  expect(['level:0', 'level:9', 'level:', 'level:12', 'novice'].map(isLevelName)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

it('lets the master play perfectly where that is possible, and nowhere else', () => {
  const small = findPreset('kalah')!.make({ holes: 3, seeds: 3 })
  expect([tooLargeToPlay(small), playerAt(small, 'master')]).toEqual([null, 'perfect'])
  expect(tooLargeToPlay(congkak)).not.toBeNull()
  expect(playerAt(congkak, 'master')).not.toBe('perfect')
})

/** The share of the points that somebody takes from another after two random moves, first in half of the games. */
function shareOf(variant: Variant, better: string, worse: string): number {
  const games = 100
  const winsOf = (first: string, second: string): Wins =>
    finish(playSeries({ variant, first, second, seed: 17, drawnMoves: 2 }, { from: 0, to: games }, [0])).wins
  const [asSouth, asNorth] = [winsOf(better, worse), winsOf(worse, better)]
  return (asSouth.south + asNorth.north + (asSouth.ties + asNorth.ties) / 2) / (2 * games)
}

it.each(
  ['congkak', 'congklak-patched', 'kalah', 'oware'].flatMap((game) => [
    [game, 'beginner', 'learner'] as const,
    [game, 'learner', 'casual'] as const,
    [game, 'casual', 'keen'] as const,
  ]),
)('in %s, %s loses to %s, but not always', (game, weaker, stronger) => {
  const variant = findPreset(game)!.make()
  const share = shareOf(variant, playerAt(variant, stronger), playerAt(variant, weaker))
  expect(share).toBeGreaterThan(0.55)
  expect(share).toBeLessThan(0.8)
})
