// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useGameReturn } from '../../../../src/renderer/game/files/useGameReturn'
import { createGameSession, useGameSession } from '../../../../src/renderer/game/gameSession'
import { recordFrom } from '../../../../src/renderer/game/record/record'
import { say } from '../../../../src/renderer/locales/i18n'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'
import { noticeText } from '../../../support/renderer/noticeText'

const kalah = findPreset('kalah')!.make({})

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  })
  localStorage.clear()
  await (await openStorage()).database.clear(['settings'])
})
afterEach(() => void vi.useRealTimers())

function session(variant = kalah) {
  const engine = createFakeEngine()
  const { result } = inApp(
    () => {
      useGameReturn()
      const created = createGameSession()
      created.game.begin(variant)
      created.game.players = { south: 'human', north: 'human' }
      return { ...created, notices: useNotices() }
    },
    { engine },
  )
  return { ...result, engine }
}

describe('while seeds are in the air', () => {
  it('draws no preview and no value of the next position', async () => {
    const { choice, preview, board, engine } = session()
    choice.chooseSlot(0)
    expect(board.moving).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    await engine.asked.at(-1)?.answer({
      status: 'done',
      value: { moves: [{ choice: { hole: 1 }, value: 3 }], quality: 'exact' },
    })
    expect(board.moving).toBe(true)
    expect([preview.previews, preview.note]).toEqual([[], ''])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(board.moving).toBe(false)
    expect(preview.previews).toHaveLength(6)
    expect(preview.valueOf({ hole: 1 })).toBe(3)
  })

  it('counts the move only when it has landed', async () => {
    const { choice, board, game } = session()
    choice.chooseSlot(0)
    expect([game.cursor, board.settledMoves]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(board.settledMoves).toBe(1)
  })
})

it('tells the move, the position in the record, and how the game ended', async () => {
  const { choice, game, announcements, told, commands } = session()
  commands.toggleInstant()
  choice.chooseSlot(0)
  expect(told.sentences.map(say).join(' ')).toMatch(/^South sowed \*4 seeds\* from hole 1: /)
  expect(announcements.where).toBe('1 move')
  commands.goToStart()
  expect(announcements.where).toBe('Move 0 of 1')
  game.setUp({ ...game.position, seeds: [0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0, 1, 30] })
  choice.chooseSlot(5)
  expect(announcements.result).toBe('North won 31 : 10')
  expect(announcements.words).toBe(announcements.result)
  expect(announcements.stores).toEqual({ south: 10, north: 31 })
})

it('counts rounds if a match has several', () => {
  const { announcements } = session(findPreset('congkak-rounds')!.make({}))
  expect([announcements.rounds, announcements.where]).toEqual([{ south: 0, north: 0 }, 'Round 1'])
})

it('waits with the next round until the end of the last one was read, if the computer begins it', async () => {
  const rounds = findPreset('congkak-rounds')!.make({ holes: 3, seeds: 2 })
  // Who moves last in the first round of this game, and who begins the second one.
  const dry = session(rounds).game
  while (dry.game.round === 1) dry.choose(dry.choices[0]!)
  const last = dry.moves.length - 1
  const beginner = dry.position.toMove
  expect(dry.moves[last]!.side, 'the other one ends the round').not.toBe(beginner)

  const { game, end, commands, choice, engine } = session(rounds)
  commands.toggleInstant()
  for (let count = 0; count < last; count++) game.choose(game.choices[0]!)
  game.setPlayer(beginner, 'greedy')
  await nextTick()
  const slot = choice.playable[0]!
  choice.chooseSlot(slot)
  await flushPromises()
  const thinking = () => engine.asked.filter(({ job, cancelled }) => job.type === 'choose' && !cancelled)
  expect([game.game.round, end.shown?.round]).toEqual([2, 1])
  expect(thinking()).toEqual([])
  end.playOn()
  await nextTick()
  expect(end.shown).toBeNull()
  expect(thinking()).toHaveLength(1)
})

it('warns when an agent gave up', async () => {
  const { game, notices, engine } = session()
  game.setPlayer('south', 'greedy')
  await nextTick()
  await engine.asked[0]!.answer({ status: 'failed', reason: 'out of memory' })
  expect(noticeText(notices)).toBe('The computer stopped playing: out of memory')
})

it('edits a position, from the board and back', () => {
  const { game, editing, board, commands, choice } = session()
  commands.toggleEditing()
  editing.set(0, 9)
  expect([board.frame.seeds[0], choice.playable]).toEqual([9, []])
  expect([commands.leave(), commands.leave()]).toEqual([true, false])
  expect(board.frame.seeds[0]).toBe(4)
  commands.toggleEditing()
  editing.set(0, 9)
  editing.finish()
  expect(game.position.seeds[0]).toBe(9)
  commands.toggleEditing()
  commands.toggleEditing()
  expect(editing.active).toBe(false)
})

it('remembers how the Board shows games', async () => {
  const { commands } = session()
  commands.toggleRoutes()
  commands.toggleLog()
  await flushPromises()
  const { options } = session()
  await useSettings().load()
  expect([options.routesShown, options.logOpen, options.instant]).toEqual([true, true, false])
})

it('undoes, redoes and steps by the chosen stride', async () => {
  const { game, commands, options } = session()
  const read = recordFrom(kalah, '1 2 3')
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  game.openRecord(read.value, '')
  options.stride = 'move'
  options.instant = true
  commands.stepForward()
  commands.stepForward()
  expect(game.cursor).toBe(2)
  commands.stepBack()
  commands.undo()
  expect(game.cursor).toBe(0)
  commands.redo()
  expect(game.cursor).toBe(1)
  commands.goToEnd()
  expect(game.cursor).toBe(3)
  commands.goToStart()
  commands.playOrPause()
  await vi.advanceTimersByTimeAsync(10)
  expect(game.cursor).toBe(3)
})

it('offers back the game that a new one replaced, and the moves that another move replaced', async () => {
  const { game, commands, choice, notices } = session()
  for (const hole of [1, 2]) expect(game.choose({ hole }).ok).toBe(true)
  commands.begin()
  await nextTick()
  expect(noticeText(notices)).toBe('New game started. The old one (2 moves) can be restored.')
  await notices.act(notices.current!)
  expect(game.moves).toHaveLength(2)
  commands.goToStart()
  choice.chooseSlot(4)
  await nextTick()
  expect(noticeText(notices)).toBe(
    'Another move was played. The 2 moves that followed are kept as a variation.',
  )
  await notices.act(notices.current!)
  expect(game.moves.map(({ choice: { hole } }) => hole)).toEqual([1, 2])
})

it('belongs to a Board page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => inApp(useGameSession)).toThrow('outside')
  warn.mockRestore()
})
