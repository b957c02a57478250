import { expect, it, vi } from 'vitest'
import { usePositionEditing } from '../../../../src/renderer/game/usePositionEditing'

const position = { seeds: [3, 3, 0, 3, 3, 0], burnt: [4], toMove: 'south' as const }

function editing() {
  const done = vi.fn()
  return { done, editing: usePositionEditing(done) }
}

it('does nothing until a position is begun', () => {
  const { editing: edit, done } = editing()
  edit.set(0, 5)
  edit.swap()
  edit.clear()
  edit.finish()
  expect([edit.active, edit.total, edit.problem, edit.draft]).toEqual([false, 0, null, null])
  expect(done).not.toHaveBeenCalled()
})

it('sets, adds and takes seeds within bounds, but not in a burnt hole', () => {
  const { editing: edit } = editing()
  edit.begin(position)
  edit.set(0, 12)
  edit.add(1, -9)
  edit.add(2, 1)
  edit.set(4, 7)
  expect(edit.draft?.seeds).toEqual([12, 0, 1, 3, 3, 0])
  expect(edit.total).toBe(19)
})

it('swaps who moves and hands over the position once', () => {
  const { editing: edit, done } = editing()
  edit.begin(position)
  edit.swap()
  edit.finish()
  edit.finish()
  expect(done).toHaveBeenCalledExactlyOnceWith({ ...position, toMove: 'north' })
  expect(edit.active).toBe(false)
})

it('refuses a board without seeds in holes, and one too full', () => {
  const { editing: edit, done } = editing()
  edit.begin(position)
  edit.clear()
  edit.set(2, 5)
  expect(edit.problem).toEqual({ key: 'game.needsSeed' })
  edit.finish()
  edit.set(0, 65_535)
  expect(edit.problem).toMatchObject({ key: 'game.tooManySeeds' })
  edit.finish()
  expect(done).not.toHaveBeenCalled()
  edit.cancel()
  expect(edit.draft).toBeNull()
})
