// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import BoardView from '../../../../src/renderer/game/BoardView.vue'
import { GAME_ENGINE } from '../../../../src/renderer/game/gameEngine'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../src/renderer/game/record/record'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'

const kalah = findPreset('kalah')!.make({})
let page: VueWrapper
let game: ReturnType<typeof useGame>
let engine: ReturnType<typeof createFakeEngine>

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  engine = createFakeEngine()
  const pinia = createPinia()
  page = mount(BoardView, {
    attachTo: document.body,
    global: { plugins: [pinia], provide: { [GAME_ENGINE as symbol]: engine } },
  })
  game = useGame(pinia)
  const read = recordFrom(kalah, '1 2 3 1')
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  game.openRecord(read.value, 'Opened', 2)
  await nextTick()
})
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const region = (name: string) => page.get(`section[aria-label="${name}"]`)
const focused = () => document.activeElement?.textContent?.trim()

describe('the record', () => {
  it('is one tab stop, at the move shown, and is walked through by arrows', async () => {
    const moves = region('Record').findAll('button[data-focus-stop]')
    expect(moves.map((move) => move.text())).toEqual(['1', '2', '3', '1'])
    expect(moves.map((move) => move.attributes('tabindex'))).toEqual(['-1', '0', '-1', '-1'])
    ;(moves[1]!.element as HTMLElement).focus()
    await moves[1]!.trigger('keydown', { key: 'ArrowRight' })
    expect([focused(), game.cursor]).toEqual(['3', 2])
    await moves[2]!.trigger('keydown', { key: 'End' })
    expect(focused()).toBe('1')
    await moves[3]!.trigger('click')
    expect(game.cursor).toBe(4)
    expect(region('Record').get('[aria-current]').text()).toBe('1')
  })
})

describe('the move values', () => {
  it('are buttons that point at their hole and play it', async () => {
    const button = region('Move values').get('button[aria-label="Play hole 3"]')
    ;(button.element as HTMLElement).focus()
    await nextTick()
    expect(page.find('[aria-label="Preview of hole 3"]').exists()).toBe(true)
    await button.trigger('click')
    expect(game.moves[2]?.choice).toEqual({ hole: 3 })
    expect(game.cursor).toBe(3)
  })

  it('are sorted by value, best first', async () => {
    await vi.advanceTimersByTimeAsync(200)
    await engine.asked.at(-1)!.answer({
      status: 'done',
      value: {
        moves: [
          { choice: { hole: 2 }, value: -1.25 },
          { choice: { hole: 4 }, value: 6 },
        ],
        quality: 'estimate',
      },
    })
    await nextTick()
    const rows = region('Move values')
      .findAll('tbody tr')
      .map((row) => row.findAll('td').map((cell) => cell.text()))
    expect(rows[0]).toMatchObject(['4', expect.stringContaining('1 lap'), '+1', '+6'])
    expect(rows[1]![3]).toBe('−1.3')
  })

  it('say that a move is under way while it is', async () => {
    await page.get('[aria-label^="South hole 3"]').trigger('click')
    expect(region('Move values').text()).toContain('A move is being played.')
  })
})

describe('the log', () => {
  beforeEach(() => region('Log').get('[aria-label="Open log"]').trigger('click'))

  it('leads to each move by buttons, one of them a tab stop', async () => {
    const moves = region('Log').findAll('button[data-focus-stop]')
    expect(moves.map((move) => move.attributes('tabindex'))).toEqual(['-1', '0', '-1', '-1'])
    await moves[0]!.trigger('click')
    expect(game.cursor).toBe(1)
    expect(region('Log').get('[aria-current]').text()).toContain('South 1')
  })

  it('closes and opens', async () => {
    await region('Log').get('[aria-label="Close log"]').trigger('click')
    expect(region('Log').find('[aria-label="Laps played"]').exists()).toBe(false)
    await region('Log').get('[aria-label="Open log"]').trigger('click')
    expect(region('Log').find('[aria-label="Laps played"]').exists()).toBe(true)
  })
})

describe('the chart of the stores', () => {
  it('is a slider over the moves', async () => {
    const chart = region('Store difference').get('[role="slider"]')
    expect(chart.attributes()).toMatchObject({ 'aria-valuemax': '4', 'aria-valuenow': '2' })
    await chart.trigger('keydown', { key: 'ArrowLeft' })
    expect(game.cursor).toBe(1)
    await chart.trigger('keydown', { key: 'End' })
    await chart.trigger('keydown', { key: 'ArrowRight' })
    expect(game.cursor).toBe(4)
    await chart.trigger('keydown', { key: 'Home' })
    expect(game.cursor).toBe(0)
  })
})

describe('the header and the bar under the board', () => {
  it('undo, redo and step', async () => {
    await page.get('[aria-label="Undo"]').trigger('click')
    expect(game.cursor).toBe(1)
    await page.get('[aria-label="Redo"]').trigger('click')
    expect(game.cursor).toBe(2)
    await page.get('[aria-label="Last position"]').trigger('click')
    expect(game.cursor).toBe(4)
    await page.get('[aria-label="First position"]').trigger('click')
    expect(game.cursor).toBe(0)
    await page.get('[aria-label="Play"]').trigger('click')
    expect(page.find('[aria-label="Pause"]').exists()).toBe(true)
  })

  it('set up a position', async () => {
    await page
      .findAll('button')
      .find((button) => button.text() === 'Edit position')!
      .trigger('click')
    await page.get('[aria-label^="South hole 1,"]').trigger('click')
    const bar = page.get('[aria-label="Position editor"]')
    expect(bar.text()).toContain('49 seeds')
    await bar
      .findAll('button')
      .find((button) => button.text() === 'Play from here')!
      .trigger('click')
    expect(game.title).toEqual({ key: 'gameNews.setUpByHand' })
  })
})

describe('what else is chosen than a hole to sow', () => {
  function open(id: string, moves: string): void {
    const read = recordFrom(findPreset(id)!.make({}), moves)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    game.openRecord(read.value, 'Opened', read.value.moves.length)
  }
  const button = (name: string) => page.findAll('button').find((each) => each.text() === name)

  it('ends a turn that could be continued', async () => {
    open('musoro-tsoro', '3')
    await nextTick()
    expect(game.position.toMove).toBe('south')
    await button('End the turn')!.trigger('click')
    expect(game.moves.at(-1)?.choice).toEqual({ hole: 0 })
    expect(game.position.toMove).toBe('north')
    await nextTick()
    expect(button('End the turn')).toBeUndefined()
  })

  it('fills a hole from the hand', async () => {
    open('omweso-placed', '')
    await nextTick()
    await page.get('[aria-label^="South hole 5"]').trigger('click')
    expect(game.moves.at(-1)?.choice).toEqual({ hole: 5 })
    expect(game.position.seeds[4]).toBe(1)
  })
})
