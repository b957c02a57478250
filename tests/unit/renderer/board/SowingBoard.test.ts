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

/** A board of so many holes per side, three seeds in each. */
function boardOf(holes: number, props: object = {}) {
  const row = [...Array<number>(holes).fill(3), 0]
  const frame = stillFrame({ seeds: [...row, ...row], burnt: [] })
  return mount(SowingBoard, { props: { frame, playable: [0, 1, 2], ...props } })
}

test.each([3, 4, 6, 7, 16])(
  'a board of %i holes per side has one tab stop, and is walked and played by keys',
  async (holes) => {
    const board = boardOf(holes)
    expect(board.findAll('[tabindex="0"]')).toHaveLength(1)
    await board.get('[data-slot="0"]').trigger('click')
    await board.get('[data-slot="1"]').trigger('keydown', { key: 'Enter' })
    expect(board.emitted('choose')).toEqual([[0], [1]])
    await board.get('[data-slot="0"]').trigger('keydown', { key: 'ArrowRight' })
    expect(board.get('[data-slot="1"]').attributes('tabindex')).toBe('0')
  },
)

test.each([3, 7])('a position on %i holes per side is edited by click and key', async (holes) => {
  const board = boardOf(holes, { editing: true })
  await board.get('[data-slot="2"]').trigger('click')
  await board.get('[data-slot="2"]').trigger('click', { shiftKey: true })
  await board.get('[data-slot="2"]').trigger('keydown', { key: '4' })
  expect(board.emitted('add')).toEqual([
    [2, 1],
    [2, -1],
  ])
  expect(board.emitted('set')).toEqual([[2, 4]])
})

test('on slabs of four rows a count has its hole to itself', () => {
  const drawnIn = (props: object): number =>
    boardOf(16, { rows: 4, ...props }).findAll('[data-slot="0"] use').length
  expect(drawnIn({ shape: 'boat' })).toBe(3)
  expect(drawnIn({ shape: 'flat' })).toBe(0)
  expect(drawnIn({ shape: 'upright' })).toBe(0)
  expect(boardOf(7, { shape: 'upright' }).findAll('[data-slot="0"] use')).toHaveLength(3)
})
