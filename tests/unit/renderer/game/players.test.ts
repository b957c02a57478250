// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { playerAt } from '../../../../src/engine/players/levels'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../src/renderer/game/gameStore'
import {
  atSameLevel,
  expectation,
  levelBeside,
  playerOptions,
  seatInWords,
} from '../../../../src/renderer/game/players'
import { inApp } from '../../../support/renderer/inApp'

const congkak = findPreset('congkak')!.make()
const small = findPreset('kalah')!.make({ holes: 3, seeds: 3 })

it('offers a person, the levels, and then everyone by name', () => {
  const options = playerOptions(congkak, 'human')
  expect(options.slice(0, 9).map(({ label }) => label)).toEqual([
    'You',
    '1 Novice',
    '2 Learner',
    '3 Casual',
    '4 Keen',
    '5 Skilled',
    '6 Strong',
    '7 Expert',
    '8 Master',
  ])
  const more = options.slice(9).map(({ value }) => value)
  expect(more).toEqual(expect.arrayContaining(['calculator:1', 'minimax:6', 'greedy', 'strategy:pok-alt']))
})

it('lists nobody twice: a player who is a level is found there', () => {
  for (const variant of [congkak, small, findPreset('kalah')!.make(), findPreset('awari')!.make()]) {
    const values = playerOptions(variant, 'human').map(({ value }) => value)
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  }
  const [, beginner] = playerOptions(congkak, 'human')
  expect(beginner).toMatchObject({
    label: '1 Novice',
    hint: expect.stringMatching(/In experiments: Novice\.$/),
  })
})

it('offers perfect play only if the game allows it, unless it is already chosen', () => {
  const offers = (options: ReturnType<typeof playerOptions>) =>
    options.some(({ value }) => value === 'perfect')
  expect([offers(playerOptions(congkak, 'human')), offers(playerOptions(small, 'human'))]).toEqual([
    false,
    true,
  ])
  expect(offers(playerOptions(congkak, 'perfect'))).toBe(true)
})

it('calls players by their level and says what to expect of them', () => {
  expect([seatInWords(congkak, 'novice'), seatInWords(congkak, 'greedy')]).toEqual(['Novice', 'Greedy'])
  expect(expectation(congkak, 'novice')).toMatch(/at random/)
  expect(expectation(congkak, 'greedy~68')).toBe(
    'Takes seeds whenever it can, and ignores your reply. Plays 68% of its moves at random.',
  )
  expect(expectation(congkak, 'human')).toBe('')
})

it('knows the level above and below', () => {
  expect(levelBeside(congkak, 'novice', 1)).toEqual({ id: 'learner', player: playerAt(congkak, 'learner') })
  expect(levelBeside(congkak, 'novice', -1)).toBeNull()
  expect(levelBeside(congkak, playerAt(congkak, 'master'), 1)).toBeNull()
  expect(levelBeside(congkak, 'greedy', 1)).toBeNull()
})

it('keeps the level, not the player, when another game is begun', () => {
  expect(atSameLevel('perfect', small, congkak)).toBe(playerAt(congkak, 'master'))
  expect(atSameLevel(playerAt(congkak, 'master'), congkak, small)).toBe('perfect')
  expect(atSameLevel('calculator:1', congkak, small)).toBe('calculator:1')
})

it('swaps the players and begins again', () => {
  const game = inApp(useGame).result
  game.choose({ hole: 1 })
  game.swapSides()
  expect([game.players, game.moves.length]).toEqual([{ south: 'novice', north: 'human' }, 0])
  expect(game.replaced?.snapshot.players).toEqual({ south: 'human', north: 'novice' })
})
