// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { GAME_ENGINE } from '../../../../../src/renderer/game/gameEngine'
import LearnView from '../../../../../src/renderer/learn/lesson/LearnView.vue'
import { loadTexts } from '../../../../../src/renderer/locales/i18n'
import { useSettings } from '../../../../../src/renderer/storage/settings'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { beginFirstGame, beginLesson, isLesson } from '../../../../../src/renderer/learn/lesson/firstGame'
import { inApp } from '../../../../support/renderer/inApp'

beforeEach(() => localStorage.clear())

it('begins congkak against a beginner without hints', () => {
  const { game, options } = inApp(() => ({ game: useGame(), options: useSettings() })).result
  game.begin(findPreset('kalah')!.make({ holes: 3, seeds: 3 }))
  game.setPlayer('south', 'perfect')
  expect(options.hintsShown).toBe(true)
  beginFirstGame(game, options)
  expect([game.variant.name, game.players]).toEqual(['Congkak', { south: 'human', north: 'novice' }])
  expect([options.hintsShown, options.logOpen, isLesson(game)]).toEqual([false, false, false])
  beginLesson(game)
  expect([game.variant.name, game.players]).toEqual(['Congkak', { south: 'human', north: 'novice' }])
  expect(isLesson(game)).toBe(true)
})

it('says that the game is over instead of asking for another move', async () => {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:page(.*)*', component: LearnView }],
  })
  await loadTexts('learn')
  const lesson = mount(LearnView, {
    global: { plugins: [createPinia(), router], provide: { [GAME_ENGINE as symbol]: createFakeEngine() } },
  })
  const game = useGame()
  const now = () => lesson.find('[role=status] h3').text()
  expect(now()).toBe('Sow')
  game.begin(findPreset('kalah')!.make({ holes: 1, seeds: 1 }), game.title, {
    south: 'human',
    north: 'human',
  })
  while (game.game.phase !== 'over') game.choose(game.choices[0]!)
  await flushPromises()
  expect(now()).toBe('Your first game is over')
  expect(lesson.find('[aria-label="Your first game"]').text()).not.toContain('Step')
  game.goTo(0)
  await flushPromises()
  expect(now()).toBe('Sow')
  lesson.unmount()
})

it('leaves hints and log as they were after the lesson', async () => {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:page(.*)*', component: LearnView }],
  })
  await loadTexts('learn')
  const lesson = mount(LearnView, {
    global: { plugins: [createPinia(), router], provide: { [GAME_ENGINE as symbol]: createFakeEngine() } },
  })
  const settings = useSettings()
  await flushPromises()
  expect(lesson.find('[aria-label="Values of moves"]').exists()).toBe(false)
  expect([settings.hintsShown, settings.logOpen]).toEqual([true, false])
  lesson.unmount()
  expect([settings.hintsShown, settings.logOpen]).toEqual([true, false])
})
