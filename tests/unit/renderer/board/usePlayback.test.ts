// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import type { Step } from '../../../../src/engine/rules/step'
import { FASTEST_SEEDS, usePlayback } from '../../../../src/renderer/board/usePlayback'

/** Two laps on a board of two holes per side. */
const before = { seeds: [2, 1, 0, 1, 1, 0], burnt: [] }
const steps: readonly Step[] = [
  { kind: 'lift', side: 'south', slot: 0, seeds: 2 },
  { kind: 'drop', side: 'south', slot: 1 },
  { kind: 'drop', side: 'south', slot: 2 },
  { kind: 'relay', side: 'south', slot: 1 },
  { kind: 'lift', side: 'south', slot: 1, seeds: 2 },
  { kind: 'drop', side: 'south', slot: 2 },
  { kind: 'drop', side: 'south', slot: 3 },
]
const after = [0, 0, 2, 2, 1, 0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function playing(at = 8, reduced = false) {
  const rate = ref(at)
  const rest = ref<{ seeds: readonly number[]; burnt: readonly number[] }>(before)
  const scope = effectScope()
  const playback = scope.run(() => usePlayback(rest, { rate, reducedMotion: reduced }))!
  return { playback, rate, rest, scope }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Whether a promise has settled by now. */
function settled(promise: Promise<unknown>) {
  const state = { done: false }
  void promise.then(() => (state.done = true))
  return state
}

it('rests on what is on the board', () => {
  const { playback } = playing()
  expect([playback.busy, playback.frame.seeds]).toEqual([false, before.seeds])
})

it('shows the steps in time and then rests on the result', async () => {
  const { playback, rest } = playing()
  const end = settled(playback.play(before, steps))
  expect(playback.busy).toBe(true)
  await pass(100)
  expect(playback.frame.hands).toMatchObject([{ side: 'south', slot: 0 }])
  rest.value = { seeds: after, burnt: [] }
  await pass(10_000)
  expect([playback.busy, playback.frame.seeds, end.done]).toEqual([false, after, true])
})

it('goes faster when the rate is raised on the way, and ends at once at infinite rate', async () => {
  const { playback, rate } = playing(0.01)
  void playback.play(before, steps)
  await pass(1000)
  expect(playback.time).toBeLessThan(20)
  rate.value = 10
  await pass(100)
  expect(playback.time).toBeGreaterThan(50)
  rate.value = Infinity
  await pass(100)
  expect(playback.busy).toBe(false)
  await playback.play(before, steps)
  expect(playback.busy).toBe(false)
})

it.each([
  ['above the fastest speed', FASTEST_SEEDS + 1, false],
  ['with reduced motion', 8, true],
])('shows whole laps %s', async (_when, rate, reduced) => {
  const { playback } = playing(rate, reduced)
  void playback.play(before, steps)
  await pass(20)
  expect(playback.frame.flights).toEqual([])
  expect(playback.frame.arrows).toMatchObject([{ from: 0 }])
})

it('pauses and resumes', async () => {
  const { playback } = playing()
  playback.pause()
  playback.resume()
  expect(playback.busy).toBe(false)
  void playback.play(before, steps)
  await pass(50)
  playback.pause()
  const { time } = playback
  await pass(10_000)
  expect([playback.time, playback.paused]).toEqual([time, true])
  playback.resume()
  await pass(10_000)
  expect(playback.busy).toBe(false)
})

it('steps forward to the next lap, to the one after it when asked again, and to the end', async () => {
  const { playback } = playing()
  const end = settled(playback.play(before, steps, 'paused'))
  playback.stepForward('lap')
  await pass(10_000)
  expect([playback.paused, playback.frame.seeds]).toEqual([true, [0, 2, 1, 1, 1, 0]])
  expect(end.done).toBe(false)
  playback.stepForward('lap')
  await pass(10_000)
  expect([playback.busy, end.done]).toEqual([false, true])
  playback.stepForward('lap')
  expect(playback.busy).toBe(false)
})

it('steps seed by seed, also before the last one has landed', async () => {
  const { playback } = playing()
  void playback.play(before, steps, 'paused')
  playback.stepForward('seed')
  playback.stepForward('seed')
  await pass(10_000)
  expect(playback.frame.seeds.slice(0, 3)).toEqual([0, 2, 1])
})

it('steps back to the stop before, to the start, and says when there is none', async () => {
  const { playback } = playing()
  expect(playback.stepBack('seed')).toBe(false)
  void playback.play(before, steps, 'paused')
  playback.rewindFromEnd('lap')
  expect(playback.frame.seeds).toEqual([0, 2, 1, 1, 1, 0])
  expect(playback.stepBack('lap')).toBe(true)
  expect([playback.time, playback.stepBack('lap')]).toEqual([0, false])
  playback.end()
  playback.rewindFromEnd('lap')
  expect(playback.busy).toBe(false)
})

it('settles what it showed when something else is shown or the page is left', async () => {
  const { playback, scope } = playing()
  const first = settled(playback.play(before, steps))
  const second = settled(playback.play(before, steps))
  await pass(0)
  expect([first.done, second.done]).toEqual([true, false])
  scope.stop()
  await pass(0)
  expect([second.done, vi.getTimerCount()]).toEqual([true, 0])
})

it('shows nothing where there is nothing to show', async () => {
  const { playback } = playing()
  await playback.play(before, [])
  expect(playback.busy).toBe(false)
})
