// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { useBoardOptions } from '../../../../../src/renderer/game/useBoardOptions'
import { beginFirstGame, isLesson } from '../../../../../src/renderer/learn/lesson/firstGame'
import { inApp } from '../../../../support/renderer/inApp'

beforeEach(() => localStorage.clear())

it.each(['lesson', 'plain'] as const)('begins congkak against a beginner without hints (%s)', (title) => {
  const { game, options } = inApp(() => ({ game: useGame(), options: useBoardOptions() })).result
  game.begin(findPreset('kalah')!.make({ holes: 3, seeds: 3 }))
  game.setPlayer('south', 'perfect')
  expect(options.hintsShown).toBe(true)
  beginFirstGame(game, options, title)
  expect([game.variant.name, game.players]).toEqual(['Congkak', { south: 'human', north: 'novice' }])
  expect([options.hintsShown, options.logOpen, isLesson(game)]).toEqual([false, false, title === 'lesson'])
})
