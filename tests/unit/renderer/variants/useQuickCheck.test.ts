import { expect, it } from 'vitest'
import { effectScope } from 'vue'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { say } from '../../../../src/renderer/locales/i18n'
import { QUICK_GAMES, useQuickCheck } from '../../../../src/renderer/variants/useQuickCheck'
import { withValue } from '../../../../src/renderer/variants/edit'
import type { Job, Outcome } from '../../../../src/workers/jobs'
import type { Pool } from '../../../../src/workers/pool'

const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 2 })

/** A pool that answers every task at once as the test says: plays it, fails, or leaves it waiting. */
function createPool(answer: 'play' | 'fail' | 'wait') {
  const counts = { submitted: 0, cancelled: 0 }
  function play({ kind, spec, task }: Extract<Job, { type: 'task' }>): Outcome<unknown> {
    const experiment = anyExperimentOf(kind)
    const parsed = experiment.parse(spec)
    if (!parsed.ok) throw new Error('The spec was refused.')
    return { status: 'done', value: finish(experiment.run(parsed.value, task)) }
  }
  function submit(job: Extract<Job, { type: 'task' }>) {
    counts.submitted++
    let settle: (outcome: Outcome<unknown>) => void = () => {}
    const outcome = new Promise<Outcome<unknown>>((resolve) => (settle = resolve))
    if (answer === 'play') settle(play(job))
    if (answer === 'fail') settle({ status: 'failed', reason: 'out of memory' })
    return { outcome, cancel: () => (counts.cancelled++, settle({ status: 'cancelled' })) }
  }
  const load = () => ({ size: 1, running: 0, waiting: 0 })
  return { pool: { submit, resize() {}, load, close() {} } as unknown as Pool, counts }
}

function checking(answer: 'play' | 'fail' | 'wait') {
  const { pool, counts } = createPool(answer)
  const scope = effectScope()
  const check = scope.run(() => useQuickCheck(() => pool))!
  return { ...check, counts, scope }
}

it('plays its games and counts them', async () => {
  const { run, found, progress } = checking('play')
  const running = run(kalah)
  expect(progress.value).toBe(0)
  await running
  expect(found.value?.counts.games).toBe(QUICK_GAMES)
  expect([found.value?.variant, progress.value]).toEqual([kalah, null])
})

it('says why it cannot check a variant, or that the games failed', async () => {
  const { run, problems, found, counts } = checking('fail')
  await run(withValue(kalah, 'board.stores', 'capturesOnly'))
  expect(problems.value).not.toEqual([])
  expect(problems.value.map(say).join(' ')).not.toContain('[object')
  expect(counts.submitted).toBe(0)
  const running = run(kalah)
  expect(problems.value).toEqual([])
  await running
  expect([problems.value, found.value]).toEqual([['out of memory'], null])
})

it('stops on request, and when the page is left', async () => {
  const { run, stop, progress, found, counts, scope } = checking('wait')
  const first = run(kalah)
  await Promise.resolve()
  stop()
  await first
  expect([progress.value, found.value]).toEqual([null, null])
  expect(counts.cancelled).toBe(counts.submitted)
  const second = run(kalah)
  await Promise.resolve()
  scope.stop()
  await second
  expect(counts.cancelled).toBe(counts.submitted)
  expect(counts.submitted).toBeGreaterThan(1)
})
