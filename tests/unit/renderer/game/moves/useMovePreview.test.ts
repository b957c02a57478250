// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { useMovePreview } from '../../../../../src/renderer/game/moves/useMovePreview'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { inApp } from '../../../../support/renderer/inApp'

const kalah = findPreset('kalah')!.make({})

function previewing() {
  const engine = createFakeEngine()
  const settled = ref(true)
  const valuable = ref(true)
  const { result, stop } = inApp(
    () => {
      const game = useGame()
      game.begin(kalah)
      return { game, preview: useMovePreview(game, { settled, valuable, mover: 'South' }) }
    },
    { engine },
  )
  return { ...result, engine, settled, valuable, stop }
}

const values = {
  status: 'done' as const,
  value: {
    moves: [
      { choice: { hole: 1 }, value: -2 },
      { choice: { hole: 3 }, value: 5 },
    ],
    quality: 'exact' as const,
  },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('previews every legal move, and nothing while seeds are in the air', async () => {
  const { preview, settled, engine } = previewing()
  expect(preview.previews.map(({ choice }) => choice.hole)).toEqual([1, 2, 3, 4, 5, 6])
  await vi.advanceTimersByTimeAsync(200)
  await engine.asked[0]!.answer(values)
  expect(preview.note).toMatch(/^exact/)
  settled.value = false
  expect(preview.previews).toEqual([])
  expect(preview.note).toBe('')
  expect(preview.preview).toBeUndefined()
})

it('values moves only after the position has rested, and forgets them when it changes', async () => {
  const { preview, engine, game } = previewing()
  await vi.advanceTimersByTimeAsync(100)
  expect(engine.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(engine.asked.map(({ job }) => job.type)).toEqual(['evaluate'])
  expect(preview.note).toBe('calculating')
  await engine.asked[0]!.answer(values)
  expect([preview.valueOf({ hole: 3 }), preview.valueOf({ hole: 2 })]).toEqual([5, null])
  game.choose({ hole: 1 })
  await nextTick()
  expect(preview.valueOf({ hole: 3 })).toBeNull()
})

it('drops the answer about a position that was left', async () => {
  const { preview, engine, game } = previewing()
  await vi.advanceTimersByTimeAsync(200)
  game.choose({ hole: 1 })
  await nextTick()
  expect(engine.asked[0]!.cancelled).toBe(true)
  await engine.asked[0]!.answer(values)
  expect(preview.valueOf({ hole: 3 })).toBeNull()
})

it('says why values are missing, and nothing about a cancelled search', async () => {
  const { preview, engine, valuable } = previewing()
  await vi.advanceTimersByTimeAsync(200)
  await engine.asked[0]!.answer({ status: 'failed', reason: 'out of memory' })
  expect(preview.note).toBe('out of memory')
  valuable.value = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(preview.note).toBe('')
  expect(engine.asked).toHaveLength(1)
  valuable.value = true
  await vi.advanceTimersByTimeAsync(200)
  await engine.asked[1]!.answer({ status: 'cancelled' })
  expect(preview.note).toBe('')
})

it('shows what the hole pointed at is worth, exactly or about', async () => {
  const { preview, engine, game } = previewing()
  preview.pointed = 0
  expect(preview.worth).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  await engine.asked[0]!.answer(values)
  expect(preview.preview?.choice).toEqual({ hole: 1 })
  expect(preview.worth).toBe('With best play South will finish 2 seeds behind.')
  game.goTo(0)
  preview.pointed = 2
  expect(preview.worth).toBe('With best play South will finish 5 seeds ahead.')
  game.begin(kalah)
  await vi.advanceTimersByTimeAsync(200)
  await engine.asked[1]!.answer({ ...values, value: { ...values.value, quality: 'estimate' } })
  expect(preview.worth).toBe('South would finish about 5 seeds ahead.')
})

it('offers both ways of a pinned hole, and unpins it after a move', async () => {
  const { preview, game } = previewing()
  game.begin({ ...kalah, sow: { ...kalah.sow, direction: 'eitherWay' } })
  await nextTick()
  expect(preview.ways).toEqual([])
  preview.pinned = 1
  expect(preview.ways.map(({ way }) => way).sort()).toEqual(['anticlockwise', 'clockwise'])
  preview.way = 'clockwise'
  expect(preview.preview?.choice).toEqual({ hole: 2, way: 'clockwise' })
  game.choose({ hole: 2, way: 'clockwise' })
  await nextTick()
  expect([preview.pinned, preview.way]).toEqual([null, undefined])
})

it('asks for nothing once the page is left', async () => {
  const { engine, stop } = previewing()
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.asked).toEqual([])
})
