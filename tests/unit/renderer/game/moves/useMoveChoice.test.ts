// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { nextTick, reactive } from 'vue'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { useMoveChoice } from '../../../../../src/renderer/game/moves/useMoveChoice'
import type { GamePlay } from '../../../../../src/renderer/game/useGamePlay'
import { say } from '../../../../../src/renderer/locales/i18n'
import { inApp } from '../../../../support/renderer/inApp'

const kalah = findPreset('kalah')!.make({})

function choosing() {
  const { result } = inApp(() => {
    const game = useGame()
    game.begin(kalah)
    game.players = { south: 'human', north: 'human' }
    const played: unknown[] = []
    const play = reactive({
      thinking: false,
      showingAgain: false,
      playback: { busy: false },
      choose: vi.fn((choice: unknown) => (played.push(choice), null as string | null)),
    })
    const preview = reactive({ pinned: null as number | null })
    const editing = reactive({ active: false })
    const choice = useMoveChoice(game, play as unknown as GamePlay, preview, editing)
    return { game, play, preview, editing, choice, played }
  })
  return result
}
let page: ReturnType<typeof choosing>
beforeEach(() => void (page = choosing()))

/** What is said at the hole that was chosen last. */
const problem = () => page.choice.problem && say(page.choice.problem.text)

it('offers the mover’s holes that can be played', () => {
  const { game, choice } = page
  expect(choice.playable).toEqual([0, 1, 2, 3, 4, 5])
  game.choose({ hole: 1 })
  expect(choice.playable).toEqual([7, 8, 9, 10, 11, 12])
})

it.each([
  ['a move is under way', () => (page.play.playback.busy = true), /move is being played/],
  ['an agent thinks', () => (page.play.thinking = true), /computer’s turn/],
  ['an agent is to move', () => page.game.setPlayer('south', 'greedy'), /computer’s turn/],
])('offers nothing while %s, and says so', (_when, make, words) => {
  make()
  expect(page.choice.playable).toEqual([])
  page.choice.chooseSlot(0)
  page.choice.choose({ hole: 1 })
  expect(page.played).toEqual([])
  expect(problem()).toMatch(words)
})

it('plays a hole by its slot and by its number', () => {
  page.choice.chooseSlot(2)
  page.choice.chooseHole(4)
  page.choice.chooseHole(40)
  expect(page.played).toEqual([{ hole: 3 }, { hole: 4 }])
})

it('says why a hole cannot be played', () => {
  page.choice.chooseSlot(9)
  expect(problem()).toBe('That hole belongs to the other player. Choose a ringed hole.')
  page.game.setUp({ ...page.game.position, seeds: page.game.position.seeds.with(0, 0) })
  page.choice.chooseSlot(0)
  expect(problem()).toMatch(/empty|no seeds/i)
  page.play.choose.mockReturnValue('refused by the rules')
  page.choice.choose({ hole: 2 })
  expect(page.choice.problem).toMatchObject({ slot: 1, text: 'refused by the rules' })
})

it('says why a hole cannot be sown either way', () => {
  page.game.begin({ ...kalah, sow: { ...kalah.sow, direction: 'eitherWay' } })
  page.game.setUp({ ...page.game.position, seeds: page.game.position.seeds.with(0, 0) })
  page.choice.chooseSlot(0)
  expect(problem()).toBe('Hole 1 holds no seeds. Choose a ringed hole.')
})

it('says why a hole of the other row cannot be played where both rows may be', () => {
  page.game.begin({ ...kalah, lift: { ...kalah.lift, reach: 'bothRows' } })
  page.game.setUp({ ...page.game.position, seeds: page.game.position.seeds.with(9, 0) })
  page.choice.chooseSlot(9)
  expect(problem()).toBe('Hole 9 holds no seeds. Choose a ringed hole.')
})

it('goes by who owns a hole, not by its row', () => {
  // South has won North's hole 1, slot 7.
  page.game.setUp({ ...page.game.position, seeds: page.game.position.seeds.with(7, 0), won: 1 })
  page.choice.chooseSlot(7)
  expect(problem()).toBe('Hole 7 holds no seeds. Choose a ringed hole.')
  page.game.setUp({ ...page.game.position, won: -1 })
  page.choice.chooseSlot(0)
  expect(problem()).toBe('That hole belongs to the other player. Choose a ringed hole.')
})

it('does nothing while a position is edited', () => {
  page.editing.active = true
  page.choice.chooseSlot(2)
  page.choice.chooseHole(2)
  expect([page.choice.playable, page.played, page.choice.problem]).toEqual([[], [], null])
})

it('pins a hole that can be sown either way, and unpins it', () => {
  page.game.begin({ ...kalah, sow: { ...kalah.sow, direction: 'eitherWay' } })
  page.choice.chooseSlot(2)
  expect([page.preview.pinned, page.played]).toEqual([2, []])
  page.choice.chooseSlot(2)
  expect(page.preview.pinned).toBeNull()
})

it('says that a game is over', () => {
  page.game.setUp({ ...page.game.position, seeds: [0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0, 1, 9] })
  page.game.choose({ hole: 6 })
  expect(page.game.game.phase).toBe('over')
  page.choice.chooseSlot(0)
  expect(problem()).toMatch(/^The game is over/)
})

it('lets only the hole be played that a lesson asks for', () => {
  const { choice, played } = page
  choice.asked = 3
  expect([choice.playable, choice.suggested]).toEqual([[2], 2])
  choice.chooseSlot(0)
  expect(problem()).toBe('In this step, play hole 3.')
  choice.chooseSlot(2)
  expect(played).toEqual([{ hole: 3 }])
  choice.asked = null
  expect([choice.playable.length, choice.suggested]).toEqual([6, null])
})

it('forgets why a hole could not be played with the next action', async () => {
  page.choice.chooseSlot(9)
  expect(page.choice.problem).toMatchObject({ slot: 9 })
  page.choice.chooseSlot(2)
  expect(page.choice.problem).toBeNull()
  page.choice.chooseSlot(9)
  page.game.choose({ hole: 1 })
  await nextTick()
  expect(page.choice.problem).toBeNull()
})

it('says that a turn is being shown again', () => {
  page.play.showingAgain = true
  page.play.playback.busy = true
  page.choice.chooseSlot(0)
  expect(problem()).toMatch(/Press Esc/)
})
