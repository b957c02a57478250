import { describe, expect, it } from 'vitest'
import { displayOrder } from '../../../../src/renderer/runs/displayOrder'
import { moved } from '../../../../src/renderer/runs/jobs'

const QUEUE = [
  { id: 'a', status: 'running' },
  { id: 'b', status: 'waiting' },
  { id: 'c', status: 'paused' },
  { id: 'd', status: 'waiting' },
] as const
const orderOf = (queue: readonly { readonly id: string }[]): string => queue.map(({ id }) => id).join('')

describe('the order of the queue', () => {
  it('lets a waiting job change places with the next waiting one, over whatever is between them', () => {
    expect(orderOf(moved(QUEUE, 'b', 1))).toBe('adcb')
    expect(orderOf(moved(QUEUE, 'd', -1))).toBe('adcb')
  })

  it('leaves the first one first, the last one last, and jobs that do not wait where they are', () => {
    expect(orderOf(moved(QUEUE, 'b', -1))).toBe('abcd')
    expect(orderOf(moved(QUEUE, 'd', 1))).toBe('abcd')
    expect(orderOf(moved(QUEUE, 'a', 1))).toBe('abcd')
    expect(orderOf(moved(QUEUE, 'c', -1))).toBe('abcd')
    expect(orderOf(moved(QUEUE, 'nobody', 1))).toBe('abcd')
  })

  it('lists unfinished jobs first, and ended ones latest first', () => {
    const ended = [
      { id: 'x', status: 'done' },
      { id: 'y', status: 'failed' },
    ] as const
    expect(orderOf(displayOrder([ended[0], ...QUEUE, ended[1]]))).toBe('abcdyx')
  })
})
