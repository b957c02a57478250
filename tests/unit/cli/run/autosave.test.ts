import { expect, it } from 'vitest'
import { type Autosave, createAutosave } from '../../../../src/cli/run/autosave'
import type { SavedRun } from '../../../../src/cli/run/savedRun'

const run: SavedRun = { kind: 'sweep', spec: {}, parts: new Map(), checkpoints: new Map(), seconds: 0 }

/** An autosave on a clock that stands still; a save takes `length` seconds. */
function autosaving(length = 0, save: () => void = () => {}) {
  let seconds = 0
  const savedAt: number[] = []
  const autosave: Autosave = createAutosave(
    (_, at) => {
      savedAt.push(at)
      seconds += length
      save()
    },
    () => seconds * 1000,
  )
  const at = (now: number, what: 'part' | 'run' = 'part'): void => {
    seconds = Math.max(seconds, now)
    if (what === 'part') autosave.saveIfDue(() => run)
    else autosave.saveFinished(run)
  }
  return { savedAt, at }
}

it('saves from the first second on, and ever more rarely', () => {
  const { savedAt, at } = autosaving()
  for (let now = 0; now < 4000; now++) at(now + 0.5)
  expect(savedAt.slice(0, 4)).toEqual([1.5, 2.5, 3.5, 4.5])
  const pauses = savedAt.map((time, place) => time - (savedAt[place - 1] ?? 0))
  for (const [place, pause] of pauses.entries())
    expect(pause).toBeLessThanOrEqual(Math.max(2, 1 + (savedAt[place] ?? 0) / 20))
  expect(Math.max(...pauses)).toBe(30)
})

it('saves a finished run within a second of the last save', () => {
  const { savedAt, at } = autosaving()
  at(1000)
  at(1000.5, 'run')
  at(1001.5)
  expect(savedAt).toEqual([1000])
  at(1002, 'run')
  expect(savedAt).toEqual([1000, 1002])
})

it('does not spend the time of the run on saving', () => {
  const { savedAt, at } = autosaving(2)
  for (let now = 0; now < 1000; now++) at(now)
  expect(savedAt.length).toBeLessThan(12)
})

it('continues where nothing can be written', () => {
  const { savedAt, at } = autosaving(0, () => {
    throw new Error('full')
  })
  at(2)
  at(60)
  expect(savedAt).toEqual([2, 60])
})
