import { expect, test } from 'vitest'
import { isUnderWay, runOf, withWork } from '../../../../src/renderer/runs/run'
import { runRecord } from '../../../support/storage/windows'

test('a run that another window works on is under way here too, so nobody is offered to resume it', () => {
  const stored = (status: Parameters<typeof isUnderWay>[0]) => runRecord('a', { status })
  const known = (status: Parameters<typeof isUnderWay>[0]) => runOf(stored(status))
  for (const status of ['running', 'waiting'] as const) {
    expect(isUnderWay(known(status).status)).toBe(true)
    expect(isUnderWay(withWork(stored('paused'), known(status)).status)).toBe(true)
  }
  for (const status of ['paused', 'interrupted', 'failed', 'cancelled'] as const) {
    expect(isUnderWay(known(status).status)).toBe(false)
    // Storage is a little behind the jobs of this window.
    expect(isUnderWay(withWork(stored('running'), known(status)).status)).toBe(false)
  }
})
