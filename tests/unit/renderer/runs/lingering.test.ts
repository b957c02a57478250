import { expect, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { RunStatus } from '../../../../src/renderer/storage/records'
import { displayOrder, useLingering } from '../../../../src/renderer/runs/displayOrder'

test('a job that is cancelled under the pointer keeps its place until the pointer leaves', async () => {
  const job = (id: string, status: RunStatus) => ({ id, status })
  const jobs = shallowRef([job('a', 'done'), job('b', 'running'), job('c', 'waiting'), job('d', 'waiting')])
  const scope = effectScope()
  const lingering = scope.run(() => useLingering(() => jobs.value))!
  const order = () => displayOrder(jobs.value, lingering.ids.value).map(({ id }) => id)
  expect(order()).toEqual(['b', 'c', 'd', 'a'])
  lingering.point(true)
  jobs.value = jobs.value.map(({ id, status }) => job(id, id === 'b' ? 'cancelled' : status))
  await nextTick()
  expect(order()).toEqual(['b', 'c', 'd', 'a'])
  lingering.point(false)
  expect(order()).toEqual(['c', 'd', 'b', 'a'])
  jobs.value = jobs.value.map(({ id, status }) => job(id, id === 'c' ? 'cancelled' : status))
  await nextTick()
  expect(order()).toEqual(['d', 'c', 'b', 'a'])
  scope.stop()
})
