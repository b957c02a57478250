import { expect, it } from 'vitest'
import { experimentOf } from '../../src/engine/experiments/catalogue'
import type { Task } from '../../src/engine/experiments/experiment'
import type { Run } from '../../src/engine/papers/item'
import { ITEMS } from '../../src/engine/papers/items'
import { PUBLISHED } from '../../src/engine/papers/published'
import { reproduce } from '../../src/engine/papers/reproduce'

/** Runs a spec here and now, slice by slice. */
async function perform({ kind, spec }: Run) {
  const experiment = experimentOf(kind)
  const parsed = experiment.parse(spec)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const parts = new Map<number, unknown>()
  for (const task of experiment.plan(parsed.value) as Task[]) {
    const work = experiment.run(parsed.value, task)
    let step = work.next()
    while (!step.done) step = work.next()
    parts.set(task.index, step.value)
  }
  return experiment.report(parsed.value, parts)
}

it.each(
  ITEMS.filter(
    (item) => item.id.endsWith('sample-game') || item.id.endsWith('lines') || item.id.endsWith('routes'),
  ),
)('$id comes out as expected', async (item) => {
  const outcome = await reproduce(item, 'quick', PUBLISHED, perform)
  expect(outcome.surprises.map((id) => outcome.claims.find((claim) => claim.id === id))).toEqual([])
  expect(outcome.claims.length).toBeGreaterThan(0)
})
