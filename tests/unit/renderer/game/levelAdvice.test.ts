// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { playerAt } from '../../../../src/engine/players/levels'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useLevelAdvice } from '../../../../src/renderer/game/end/useLevelAdvice'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { inApp } from '../../../support/renderer/inApp'

/** Kalah with two seeds per side, played by rote to its end. */
const tiny = findPreset('kalah')!.make({ holes: 2, seeds: 1 })

function table(south: string, north: string) {
  return inApp(() => {
    const game = useGame()
    game.begin(tiny, '', { south, north })
    return { game, settings: useSettings(), advice: useLevelAdvice(game) }
  }).result
}

async function playOut(game: ReturnType<typeof useGame>): Promise<void> {
  game.begin()
  while (game.game.phase !== 'over') {
    game.choose(game.choices[0]!)
    await nextTick()
  }
  await nextTick()
}

it('suggests a harder or easier level after three games, and counts each game once', async () => {
  const { game, settings, advice } = table('human', playerAt(tiny, 'casual'))
  await playOut(game)
  expect(settings.levelGames).toHaveLength(1)
  const { won } = settings.levelGames[0]!
  game.goTo(0)
  await nextTick()
  game.goTo(game.moves.length)
  await nextTick()
  expect([settings.levelGames.length, advice.value]).toEqual([1, null])
  await playOut(game)
  await playOut(game)
  expect(settings.levelGames).toHaveLength(3)
  const wanted = won === 1 ? 'harder' : won === 0 ? 'easier' : 'stay'
  expect(advice.value?.kind).toBe(wanted)
  const beside = { harder: 'keen', easier: 'learner', stay: undefined }[wanted]
  expect(advice.value && 'id' in advice.value ? advice.value.id : undefined).toBe(beside)
})

it('counts no games of two people, and none with a head start', async () => {
  const people = table('human', 'human')
  await playOut(people.game)
  expect(people.settings.levelGames).toEqual([])
  const given = table('human', 'novice')
  given.game.giveHeadStart({ side: 'north', gift: 'firstMove' })
  await playOut(given.game)
  expect(given.settings.levelGames).toEqual([])
})
