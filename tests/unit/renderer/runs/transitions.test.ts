import { expect, test } from 'vitest'
import { can, isOpen, isUnderWay, next, type Step, TRANSITIONS } from '../../../../src/renderer/runs/run'
import { RUN_STATUSES } from '../../../../src/renderer/storage/records'

const STEPS: readonly Step[] = ['begin', 'finish', 'fail', 'pause', 'resume', 'cancel', 'interrupt']

/** Every allowed step, written out by hand. */
const ALLOWED = [
  'waiting begin running',
  'waiting pause paused',
  'waiting cancel cancelled',
  'waiting interrupt interrupted',
  'running finish done',
  'running fail failed',
  'running pause paused',
  'running cancel cancelled',
  'running interrupt interrupted',
  'paused resume waiting',
  'paused cancel cancelled',
  'interrupted resume waiting',
  'interrupted cancel cancelled',
  'failed resume waiting',
  'cancelled resume waiting',
]

test('the table allows these steps and no others', () => {
  const table = RUN_STATUSES.flatMap((status) =>
    STEPS.flatMap((step) => {
      const after = TRANSITIONS[status][step]
      return after ? [`${status} ${step} ${after}`] : []
    }),
  )
  expect(table.toSorted()).toEqual(ALLOWED.toSorted())
})

test.each(RUN_STATUSES.flatMap((status) => STEPS.map((step) => ({ status, step }))))(
  '$status, $step: allowed steps lead on, illegal ones throw',
  ({ status, step }) => {
    const allowed = ALLOWED.find((line) => line.startsWith(`${status} ${step} `))
    expect(can(status, step)).toBe(allowed !== undefined)
    if (allowed) expect(next(status, step)).toBe(allowed.split(' ')[2])
    else expect(() => next(status, step)).toThrow(`A run that is ${status} cannot ${step}.`)
  },
)

test('a run is open while it can still continue by itself or by Resume all', () => {
  expect(RUN_STATUSES.filter(isUnderWay)).toEqual(['waiting', 'running'])
  expect(RUN_STATUSES.filter(isOpen)).toEqual(['waiting', 'running', 'paused', 'interrupted'])
})
