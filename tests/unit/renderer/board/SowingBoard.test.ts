// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { stillFrame } from '../../../../src/renderer/board/frame'
import SowingBoard from '../../../../src/renderer/board/SowingBoard.vue'

/** What a board of three holes per side emits when a hollow is clicked and Enter is pressed in it. */
async function emittedAt(slot: number, props: { editing?: boolean; inert?: boolean }) {
  const seeds = [3, 3, 3, 0, 3, 3, 3, 0]
  const frame = stillFrame({ seeds, burnt: [] })
  const board = mount(SowingBoard, { props: { frame, playable: [0, 1, 2], ...props } })
  await board.get(`[data-slot="${slot}"]`).trigger('click')
  await board.get(`[data-slot="${slot}"]`).trigger('keydown', { key: 'Enter' })
  return { choose: board.emitted('choose') ?? [], add: board.emitted('add') ?? [] }
}

test.each([
  ['a hole is chosen', 1, {}, { choose: [[1], [1]], add: [] }],
  ['a store does not react', 3, {}, { choose: [], add: [] }],
  ['a store gets a seed while a position is set up', 7, { editing: true }, { choose: [[7]], add: [[7, 1]] }],
  ['a picture does not react', 1, { inert: true }, { choose: [], add: [] }],
])('%s', async (_, slot, props, emitted) => {
  expect(await emittedAt(slot, props)).toEqual(emitted)
})
