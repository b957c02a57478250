import { expect, test } from 'vitest'
import type { FinishedRun } from '../../../../src/engine/experiments/contract/finishedRun'
import type { Run } from '../../../../src/engine/papers/item'
import { ok, refuse } from '../../../../src/engine/result'
import { performItem, type PerformTools } from '../../../../src/renderer/papers/performItem'
import type { RunStatus } from '../../../../src/renderer/storage/records'

const RUNS = [1, 2].map((seed) => ({ kind: 'matchSeries', spec: { seed } }) as unknown as Run)
const ANSWER = { run: {} as FinishedRun, seconds: 1 }

/** Tools over runs that end at once; tests replace what they are about. */
function toolsWith(changes: Partial<PerformTools> = {}): { tools: PerformTools; told: string[] } {
  const told: string[] = []
  let count = 0
  const tools: PerformTools = {
    recall: async () => null,
    find: () => undefined,
    start: async () => {
      told.push(`start ${++count}`)
      return ok(`run ${count}`)
    },
    resume: async (id) => (told.push(`resume ${id}`), ok(null)),
    cancel: (id) => void told.push(`cancel ${id}`),
    ended: async () => undefined,
    standing: async () => ({ status: 'done', failure: null }),
    answer: async () => ANSWER,
    pause: async () => void told.push('look again'),
    ...changes,
  }
  return { tools, told }
}

const perform = (tools: PerformTools, stop = new AbortController(), anew = false) =>
  performItem(RUNS, tools, { anew, signal: stop.signal, onShare: () => undefined })

test('an item is performed run by run', async () => {
  const { tools, told } = toolsWith()
  expect(await perform(tools)).toEqual(ok([ANSWER, ANSWER]))
  expect(told).toEqual(['start 1', 'start 2'])
})

test('Stop works between two steps', async () => {
  const stop = new AbortController()
  const { tools, told } = toolsWith({ answer: async () => (stop.abort(), ANSWER) })
  expect(await perform(tools, stop)).toEqual(refuse({ code: 'stopped' }))
  expect(told).toEqual(['start 1'])
})

test('Stop pressed while a run is being started cancels that run', async () => {
  const stop = new AbortController()
  const { tools, told } = toolsWith({ start: async () => (stop.abort(), ok('late')) })
  expect(await perform(tools, stop)).toEqual(refuse({ code: 'stopped' }))
  expect(told).toEqual(['cancel late'])
})

test('Stop pressed during a run cancels it', async () => {
  const stop = new AbortController()
  const { tools, told } = toolsWith({ ended: async () => stop.abort() })
  expect(await perform(tools, stop)).toEqual(refuse({ code: 'stopped' }))
  expect(told).toContain('cancel run 1')
})

test('a run active in another window is awaited', async () => {
  const standings: RunStatus[] = ['running', 'running', 'done', 'done']
  const { tools, told } = toolsWith({
    find: () => 'theirs',
    resume: async () => refuse('This run is under way in another window.'),
    standing: async () => ({ status: standings.shift() ?? 'done', failure: null }),
  })
  expect(await perform(tools)).toEqual(ok([ANSWER, ANSWER]))
  expect(told.filter((line) => line === 'look again')).toHaveLength(4)
})

test('a run that another window has stopped is continued here', async () => {
  let refusals = 2
  const standings: RunStatus[] = ['running', 'interrupted']
  const { tools, told } = toolsWith({
    find: () => 'theirs',
    resume: async () => (refusals-- > 0 ? refuse('elsewhere') : ok(null)),
    standing: async () => ({ status: standings.shift() ?? 'done', failure: null }),
  })
  expect(await perform(tools)).toEqual(ok([ANSWER, ANSWER]))
  expect(told).toEqual(['look again', 'look again'])
})

test('a failed run is reported with its reason, and one that is gone as stopped', async () => {
  const failing = toolsWith({ standing: async () => ({ status: 'failed', failure: 'It broke.' }) })
  expect(await perform(failing.tools)).toEqual(refuse({ code: 'failed', reason: 'It broke.' }))
  const gone = toolsWith({ standing: async () => undefined })
  expect(await perform(gone.tools)).toMatchObject({ error: { reason: { key: 'papers.stoppedEarly' } } })
})

test('what is stored is taken as the answer, unless everything is wanted again', async () => {
  const stored = toolsWith({ recall: async () => ANSWER })
  expect(await perform(stored.tools)).toEqual(ok([ANSWER, ANSWER]))
  expect(stored.told).toEqual([])
  await perform(stored.tools, new AbortController(), true)
  expect(stored.told).toEqual(['start 1', 'start 2'])
})
