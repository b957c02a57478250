import { expect, test } from 'vitest'
import { isUnderWay, statusNow } from '../../../../src/renderer/runs/statusNow'

test('a run that another window works on is under way here too, so nobody is offered to resume it', () => {
  for (const status of ['running', 'waiting'] as const) {
    expect(isUnderWay(statusNow({ status }))).toBe(true)
    expect(isUnderWay(statusNow({ status: 'paused' }, { status }))).toBe(true)
  }
  for (const status of ['paused', 'interrupted', 'failed', 'cancelled'] as const) {
    expect(isUnderWay(statusNow({ status }))).toBe(false)
    // Storage is a little behind the queue.
    expect(isUnderWay(statusNow({ status: 'running' }, { status }))).toBe(false)
  }
})
