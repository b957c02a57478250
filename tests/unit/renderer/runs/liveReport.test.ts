// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { say } from '../../../../src/renderer/locales/i18n'
import { createApp, defineComponent, nextTick, shallowRef, type App } from 'vue'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import type { Report } from '../../../../src/engine/experiments/report/report'
import { ok, refuse, type Result } from '../../../../src/engine/result'
import { useJobs } from '../../../../src/renderer/runs/jobsStore'
import { runOf, type Run } from '../../../../src/renderer/runs/run'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { namesOf, useComparison } from '../../../../src/renderer/results/comparison/useComparison'
import { useLiveReport } from '../../../../src/renderer/runs/useLiveReport'
import type { RunRecord } from '../../../../src/renderer/storage/records'
import { finish } from '../../../support/runSearch'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { until, untilHolds } from '../../../support/waiting'

const record = (changes: Partial<RunRecord>): RunRecord => ({
  id: 'x', kind: 'matchSeries', spec: {}, title: 'Congkak', summary: 'match series', seed: '1', version: '1', status: 'done',
  created: 0, finished: 0, seconds: 1, tasks: 1, done: 1, finding: '', shares: null, failure: null, tags: [], note: '',
  pinned: false, deleted: null, ...changes,
}) // prettier-ignore
const reportOf = (finding: string): Report => ({ finding, tables: [], charts: [], lines: [], caveats: [] })
function withResolvers() {
  let resolve!: (value: Result<Report, string>) => void
  const promise = new Promise<Result<Report, string>>((settle) => (resolve = settle))
  return { promise, resolve }
}

function sweepRun(spec: unknown, status: Run['status'], done: number): Run {
  return runOf(record({ id: 'run', kind: 'sweep', spec: spec as Json, status, done, tasks: 10 }))
}

let app: App | undefined
afterEach(() => app?.unmount())

/** A job of this window: its run as it is now, and its parts. */
interface FakeJob {
  readonly run: () => Run
  readonly parts: () => ReadonlyMap<number, Json>
}

/** Runs a composable inside an app; reports are what `answer` says of their runs, or those of a job's parts. */
function within<T>(
  answer: ((id: string) => Promise<Result<Report, string>>) | null,
  use: () => T,
  job?: FakeJob,
): T {
  let made!: T
  const Root = defineComponent(() => {
    const runs = useRuns()
    if (answer)
      vi.spyOn(runs, 'reportOf').mockImplementation(async (id) => {
        const report = await answer(id)
        return report.ok ? ok({ report: report.value, parts: new Map() }) : report
      })
    if (job) {
      vi.spyOn(runs, 'now').mockImplementation(job.run)
      vi.spyOn(useJobs(), 'partsOf').mockImplementation(job.parts)
      Object.defineProperty(useJobs(), 'jobs', { get: () => [job.run()] })
    }
    made = use()
    return () => null
  })
  app = createApp(Root).use(createPinia())
  app.mount(document.createElement('div'))
  return made
}

test('a report that cannot be built says why', async () => {
  const { report, failure } = within(
    async () => refuse('Its numbers are bent.'),
    () => useLiveReport(() => 'run'),
  )
  await flushPromises()
  expect(report.value).toBeNull()
  expect(failure.value).toBe('Its numbers are bent.')
})

test('a run that ends before Results has read its record shows its report', async () => {
  const experiment = anyExperimentOf('sweep')
  const parsed = experiment.parse(SMALL_SPECS.sweep)
  if (!parsed.ok) throw new Error('The spec must be legal.')
  const parts = new Map(
    experiment
      .plan(parsed.value)
      .map((task) => [task.index, finish(experiment.run(parsed.value, task)) as Json]),
  )
  const { report } = within(null, () => useLiveReport(() => 'run'), {
    run: () => sweepRun(parsed.value, 'done', parts.size),
    parts: () => parts,
  })
  await untilHolds(() => expect(report.value?.tables.length).toBeGreaterThan(0))
})

test('a report is final once it has every part of a run that has ended', async () => {
  const experiment = anyExperimentOf('sweep')
  const parsed = experiment.parse(SMALL_SPECS.sweep)
  if (!parsed.ok) throw new Error('The spec must be legal.')
  const all = experiment
    .plan(parsed.value)
    .map((task) => [task.index, finish(experiment.run(parsed.value, task)) as Json] as const)
  const run = shallowRef<'running' | 'done'>('running')
  const parts = shallowRef(new Map(all.slice(0, 1)))
  const { report, isFinal } = within(null, () => useLiveReport(() => 'run'), {
    run: () => sweepRun(parsed.value, run.value, parts.value.size),
    parts: () => parts.value,
  })
  await until(() => report.value !== null)
  expect(isFinal.value, 'while it runs').toBe(false)
  const early = report.value
  parts.value = new Map(all)
  run.value = 'done'
  await nextTick()
  expect(report.value, 'the report of the first part').toBe(early)
  expect(isFinal.value, 'before the last build').toBe(false)
  await until(() => isFinal.value)
  expect(report.value).not.toBe(early)
})

test('a report that throws says why, too', async () => {
  const { failure } = within(
    () => Promise.reject(new Error('no such column')),
    () => useLiveReport(() => 'run'),
  )
  await flushPromises()
  expect(failure.value).toBe('no such column')
})

test('an answer for a run that is no longer shown is dropped', async () => {
  const id = shallowRef('slow')
  const slow = withResolvers()
  const { report } = within(
    (asked) => (asked === 'slow' ? slow.promise : Promise.resolve(ok(reportOf(asked)))),
    () => useLiveReport(() => id.value),
  )
  id.value = 'quick'
  await flushPromises()
  slow.resolve(ok(reportOf('slow')))
  await flushPromises()
  expect(report.value?.finding).toBe('quick')
})

test('a comparison drops late answers and reads nothing again when a note changes', async () => {
  const late = withResolvers()
  const answer = vi.fn((id: string) => (id === 'late' ? late.promise : Promise.resolve(ok(reportOf(id)))))
  const compared = shallowRef([record({ id: 'late' }), record({ id: 'a' })])
  const { report } = within(answer, () => useComparison(() => compared.value))
  compared.value = [record({ id: 'a' }), record({ id: 'b', seed: '2' })]
  await flushPromises()
  const shown = report.value
  expect(shown?.tables.find(({ id }) => id === 'specs')?.columns).toHaveLength(3)
  late.resolve(ok(reportOf('late')))
  await flushPromises()
  expect(report.value).toBe(shown)
  const reads = answer.mock.calls.length
  compared.value = [record({ id: 'a', note: 'ask why' }), record({ id: 'b', seed: '2' })]
  await flushPromises()
  expect(answer).toHaveBeenCalledTimes(reads)
  expect(report.value).toBe(shown)
})

test('a comparison names the run that cannot be read', async () => {
  const compared = [record({ id: 'a', title: 'One' }), record({ id: 'b', title: 'Two' })]
  const { failure } = within(
    async (id) => (id === 'b' ? refuse('It is damaged.') : ok(reportOf(id))),
    () => useComparison(() => compared),
  )
  await flushPromises()
  expect(say(failure.value ?? '')).toBe('Two: It is damaged.')
})

test('runs of one title are distinguished by size, by seed, or by number', () => {
  const sized = (games: number): RunRecord => record({ spec: { games } })
  expect(namesOf([sized(10), sized(20)]).map(say)).toEqual(['Congkak, 10 games', 'Congkak, 20 games'])
  expect(namesOf([record({ seed: '1' }), record({ seed: '2' })]).map(say)).toEqual([
    'Congkak, random seed 1',
    'Congkak, random seed 2',
  ])
  expect(namesOf([record({}), record({})]).map(say)).toEqual(['1. Congkak', '2. Congkak'])
})
