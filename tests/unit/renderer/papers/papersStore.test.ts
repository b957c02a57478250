// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/engine/papers/item'
import { ITEMS } from '../../../../src/engine/papers/items'
import { usePapers } from '../../../../src/renderer/papers/papersStore'
import { useJobs } from '../../../../src/renderer/runs/jobsStore'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { works } from '../../../support/renderer/fakeWork'
import { untilHolds } from '../../../support/waiting'

vi.mock('../../../../src/workers/runExperiment', () => import('../../../support/renderer/fakeWork'))
vi.mock('../../../../src/engine/papers/items', () => {
  /** An item of two runs; its judge counts what it was given. */
  const item = (id: string, seed: number): Item => ({
    id,
    paper: 'congkak' as Item['paper'],
    title: id,
    where: 'Table 1',
    about: '',
    readings: [],
    runs: (size) =>
      [seed, seed + 1].map((seed) => ({
        kind: 'matchSeries',
        spec: { games: size === 'quick' ? 10 : 20, seed },
      })),
    judge: ({ found, size }) => ({
      claims: [
        {
          id: 'c',
          title: 'c',
          published: null,
          ours: `${found.length} runs, ${size}`,
          verdict: 'beyond',
          criterion: '',
        },
      ],
    }),
    expected: {},
  })
  return { ITEMS: [item('first', 1), item('second', 3), item('third', 5)] }
})

const [first, second, third] = ITEMS as [Item, Item, Item]
let papers: ReturnType<typeof usePapers>

beforeEach(async () => {
  await (await openStorage()).database.clear(['runs', 'parts'])
  openWindow()
})
afterEach(async () => {
  papers.stopAll()
  await useJobs().stopAll()
})

function openWindow(): void {
  works.length = 0
  setActivePinia(createPinia())
  papers = usePapers()
}
const statuses = () => ITEMS.map(({ id }) => papers.progressOf(id).status)
/** Completes everything that is handed in until an item has ended. */
async function completeUntilEnded(item: Item): Promise<void> {
  let completed = 0
  await untilHolds(() => {
    for (; completed < works.length; completed++) works[completed]!.complete()
    expect(papers.progressOf(item.id).status).toBe('done')
  })
}

test('an item runs its specs one after the other and is judged by all of them', async () => {
  await papers.reproduce([first])
  await untilHolds(() => expect(works).toHaveLength(1))
  expect([statuses()[0], papers.busy, papers.outcomes]).toEqual(['running', true, []])
  await completeUntilEnded(first)
  expect(works.map(({ run }) => run.spec)).toMatchObject([{ seed: 1 }, { seed: 2 }])
  expect(papers.progressOf('first')).toMatchObject({
    share: 1,
    outcome: { claims: [{ ours: '2 runs, quick' }] },
  })
  expect([papers.busy, papers.outcomes.length]).toEqual([false, 1])
})

test('two items run at once, the third waits, and nothing is queued twice', async () => {
  await papers.reproduce(ITEMS)
  await papers.reproduce([first, third])
  expect(statuses()).toEqual(['running', 'running', 'waiting'])
  await completeUntilEnded(third)
  expect(statuses()).toEqual(['done', 'done', 'done'])
  expect(works).toHaveLength(6)
})

test('what was found is known to a later window, and is run again only on request', async () => {
  await papers.reproduce([first])
  await completeUntilEnded(first)
  openWindow()
  await papers.recall()
  expect(statuses()).toEqual(['done', 'todo', 'todo'])
  await papers.reproduce([first])
  await untilHolds(() => expect(papers.busy).toBe(false))
  expect(works).toEqual([])
  await papers.reproduce([first], true)
  await completeUntilEnded(first)
  expect(works).toHaveLength(2)
})

test('a run that fails makes its item fail with the reason', async () => {
  await papers.reproduce([second])
  await untilHolds(() => expect(works).toHaveLength(1))
  works[0]!.fail('It broke.')
  await untilHolds(() =>
    expect(papers.progressOf('second')).toMatchObject({ status: 'failed', problem: 'It broke.' }),
  )
})

test('a stopped item cancels its run; one that waits is never begun', async () => {
  await papers.reproduce(ITEMS)
  await untilHolds(() => expect(works).toHaveLength(2))
  papers.stop(first)
  await untilHolds(() => expect(works[0]!.cancelled).toBe(true))
  expect(papers.progressOf('first').status).toBe('todo')
  papers.stopAll()
  await flushPromises()
  expect([statuses(), papers.busy]).toEqual([['todo', 'todo', 'todo'], false])
  await untilHolds(() => expect(useJobs().running).toEqual([]))
})

test('the other size starts from nothing, and what was found at the first is shown on the way back', async () => {
  await papers.reproduce([first])
  await completeUntilEnded(first)
  await papers.choose('full')
  expect([papers.size, statuses()[0]]).toEqual(['full', 'todo'])
  await papers.choose('quick')
  expect(statuses()[0]).toBe('done')
})

test('an item that is run again right after it was stopped keeps running, and can be stopped again', async () => {
  await papers.reproduce([first])
  await untilHolds(() => expect(works).toHaveLength(1))
  papers.stop(first)
  await papers.reproduce([first])
  await untilHolds(() => expect(works).toHaveLength(2))
  expect([works[0]!.cancelled, papers.progressOf('first').status]).toEqual([true, 'running'])
  papers.stop(first)
  await untilHolds(() => expect(works[1]!.cancelled).toBe(true))
})

test('what was computed at one size is never judged as the other', async () => {
  await papers.reproduce([first])
  await untilHolds(() => expect(works).toHaveLength(1))
  await papers.choose('full')
  let completed = 0
  await untilHolds(() => {
    for (; completed < works.length; completed++) works[completed]!.complete()
    expect(completed).toBe(2)
  })
  await untilHolds(() => expect(useJobs().running).toEqual([]))
  await flushPromises()
  expect(papers.progressOf('first')).toMatchObject({ outcome: null })
})
