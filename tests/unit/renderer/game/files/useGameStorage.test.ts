// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { createPinia } from 'pinia'
import { createApp, defineComponent } from 'vue'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { GAME_ENGINE } from '../../../../../src/renderer/game/gameEngine'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { useGameStorage } from '../../../../../src/renderer/game/files/useGameStorage'
import { useBoardRequest } from '../../../../../src/renderer/storage/stores/boardRequest'
import { openStorage } from '../../../../../src/renderer/storage/openStorage'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { noticeText } from '../../../../support/renderer/noticeText'

const kalah = findPreset('kalah')!.make({})
const line = { title: 'A line', variant: kalah, moves: '1 2 3' } as never

/** Starts a window over what this test's storage has. */
function startWindow() {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:page(.*)*', component: { render: () => null } }],
  })
  let started = { ready: Promise.resolve(), game: null as unknown as ReturnType<typeof useGame> }
  const pinia = createPinia()
  const app = createApp(
    defineComponent(() => {
      started = { ready: useGameStorage(), game: useGame() }
      return () => null
    }),
  )
  app.provide(GAME_ENGINE, createFakeEngine()).use(pinia).use(router).mount(document.createElement('div'))
  return {
    ...started,
    request: useBoardRequest(pinia),
    notices: useNotices(pinia),
    /** Closes the window as a browser does. */
    close() {
      window.dispatchEvent(new Event('pagehide'))
      app.unmount()
    },
  }
}

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  const { games, database } = await openStorage()
  await games.answered()
  await database.clear(['games'])
})
afterEach(() => void vi.useRealTimers())

const stored = async () => {
  const read = await (await openStorage()).games.current()
  return read.ok ? read.value : undefined
}

it('stores a game that another page began, and restores it after a reload', async () => {
  const first = startWindow()
  await first.ready
  first.game.begin(kalah, 'From the Variants page')
  await vi.advanceTimersByTimeAsync(1000)
  first.close()
  const second = startWindow()
  await second.ready
  expect([second.game.variant.name, second.game.title]).toEqual(['Kalah', 'From the Variants page'])
  second.close()
})

it('stores a game that was begun before the last one was read, and never replaces it', async () => {
  const first = startWindow()
  await first.ready
  first.game.begin(kalah, 'The last game')
  first.close()
  const second = startWindow()
  second.game.begin(kalah, 'Begun at once')
  await second.ready
  expect(second.game.title).toBe('Begun at once')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await stored()).toContain('Begun at once')
  second.close()
})

it('keeps the last move of a window that is closed at once', async () => {
  const first = startWindow()
  await first.ready
  first.game.begin(kalah)
  first.game.choose({ hole: 1 })
  first.close()
  const second = startWindow()
  await second.ready
  expect([second.game.moves.length, second.game.cursor]).toEqual([1, 1])
  second.close()
})

it('restores who plays, and lets an agent continue where it was its turn', async () => {
  const first = startWindow()
  await first.ready
  first.game.begin(kalah)
  first.game.setPlayer('north', 'greedy')
  first.game.choose({ hole: 1 })
  first.close()
  const second = startWindow()
  await second.ready
  expect(second.game.players).toEqual({ south: 'human', north: 'greedy' })
  expect(second.game.running).toBe(true)
  second.game.goTo(0)
  second.close()
  const third = startWindow()
  await third.ready
  expect([third.game.cursor, third.game.running]).toEqual([0, false])
  third.close()
})

it('stores changes that follow each other once', async () => {
  const { games } = await openStorage()
  const save = vi.spyOn(games, 'saveCurrent')
  const first = startWindow()
  await first.ready
  first.game.begin(kalah)
  await vi.advanceTimersByTimeAsync(100)
  first.game.choose({ hole: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
  first.close()
  save.mockRestore()
})

it('sets a damaged game aside and says so', async () => {
  const { games } = await openStorage()
  await games.saveCurrent({ variant: kalah, record: '{"lumb', title: '' })
  const first = startWindow()
  await first.ready
  expect(noticeText(first.notices)).toMatch(/^Your last game could not be read and was set aside/)
  expect(first.game.variant.name).toBe('Congkak')
  expect(await stored()).toBeUndefined()
  first.close()
})

it('opens a line that a page asks for, and still has it after a reload', async () => {
  const first = startWindow()
  await first.ready
  first.request.open(line)
  await vi.advanceTimersByTimeAsync(10)
  expect([first.game.title, first.game.moves.length]).toEqual(['A line', 3])
  await vi.advanceTimersByTimeAsync(1000)
  const { games } = await openStorage()
  expect(await games.asked()).toEqual({ ok: true, value: undefined })
  first.close()
  const second = startWindow()
  await second.ready
  expect(second.game.title).toBe('A line')
  second.close()
})

it('opens a line that was asked for just before a reload', async () => {
  const { games } = await openStorage()
  await games.ask(line)
  const first = startWindow()
  await first.ready
  expect(first.game.title).toBe('A line')
  first.close()
})

it('says that a line cannot be opened', async () => {
  const first = startWindow()
  await first.ready
  first.request.open({ title: 'Bad', variant: kalah, moves: '99' } as never)
  await vi.advanceTimersByTimeAsync(10)
  expect(noticeText(first.notices)).toMatch(/^This line of play could not be opened/)
  first.close()
})

it('says that a game could not be stored', async () => {
  const { games } = await openStorage()
  const problem = { code: 'full', text: 'The disk is full.' } as const
  const save = vi.spyOn(games, 'saveCurrent').mockResolvedValue({ ok: false, error: problem })
  const first = startWindow()
  await first.ready
  first.game.begin(kalah)
  await vi.advanceTimersByTimeAsync(1000)
  expect(noticeText(first.notices)).toBe('The game was not saved. The disk is full.')
  first.close()
  save.mockRestore()
})
