// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Puzzle } from '../../../../src/engine/puzzles/puzzle'
import { readPuzzleSet } from '../../../../src/engine/puzzles/puzzleSet'
import shipped from '../../../../src/engine/puzzles/set.json'
import { keyOf, usePuzzles } from '../../../../src/renderer/puzzles/puzzleStore'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'
import { until } from '../../../support/waiting'

const { spec, puzzles } = readPuzzleSet(shipped)!
const fresh = (position: string): Puzzle => ({ ...puzzles[0]!, position })

let engine: ReturnType<typeof createFakeEngine>
beforeEach(() => void (engine = createFakeEngine()))

async function open() {
  const { result } = inApp(() => ({ store: usePuzzles(), settings: useSettings() }), { engine })
  await result.settings.load()
  // The tests of a file share one storage.
  Object.assign(result.settings, { puzzlesMade: [], puzzleBatches: 0, puzzlesSolved: [] })
  await result.store.load()
  return result
}
const batch = (at: number) => engine.asked[at]!.job as unknown as { type: string; spec: typeof spec }
async function make(at: number, made: readonly Puzzle[]): Promise<void> {
  await until(() => engine.asked.length > at)
  await engine.asked[at]!.answer({ status: 'done', value: made })
}

test('more puzzles are made game by game, none twice, until there are enough', async () => {
  const { store, settings } = await open()
  await until(() => engine.asked.length === 1)
  expect(batch(0)).toMatchObject({
    type: 'makePuzzles',
    spec: { sources: [{ ...spec.sources[0], count: 1 }] },
  })
  const daily = store.daily
  await make(0, [puzzles[3]!, fresh('a'), fresh('b')])
  expect(store.made.map(({ position }) => position)).toEqual(['a', 'b'])
  await until(() => engine.asked.length === 2)
  expect(batch(1).spec.sources[0]).toMatchObject({ ...spec.sources[1], count: 1 })
  expect(batch(1).spec.seed).not.toBe(batch(0).spec.seed)
  await make(
    1,
    Array.from({ length: 8 }, (_, k) => fresh(`c${k}`)),
  )
  await until(() => !store.isMaking)
  expect(store.puzzles).toHaveLength(puzzles.length + 10)
  expect(settings.puzzleBatches).toBe(2)
  expect(store.daily, 'the puzzle of the day is the same everywhere').toBe(daily)
})

test('a puzzle that is solved brings new ones, and a failure stops making them', async () => {
  const { store } = await open()
  await make(
    0,
    Array.from({ length: 10 }, (_, k) => fresh(`d${k}`)),
  )
  await until(() => !store.isMaking)
  store.markSolved(store.puzzles[5]!)
  expect(store.solved.has(keyOf(store.puzzles[5]!))).toBe(true)
  await until(() => engine.asked.length === 2)
  await engine.asked[1]!.answer({ status: 'failed', reason: 'no worker' })
  await until(() => !store.isMaking)
  expect(engine.asked).toHaveLength(2)
})
