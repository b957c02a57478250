import { expect, it } from 'vitest'
import { readJob, sealed, specFrom, unsealed } from '../../../src/cluster/batch'
import { runKeyOf } from '../../../src/engine/experiments/contract/sealedRun'

const key = runKeyOf('sweep', { seed: 1 })
const parts = new Map([
  [3, { found: 1 }],
  [4, { found: 2 }],
])

it('seals parts, and accepts none that was altered or belongs elsewhere', () => {
  const text = sealed(key, parts)
  expect(unsealed(key, text, { from: 3, to: 5 })).toEqual(parts)
  expect(unsealed(key, text)).toEqual(parts)
  for (const bad of [text.replace('"found":1', '"found":7'), text.slice(0, -3), '{}', 'null', ''])
    expect(unsealed(key, bad, { from: 3, to: 5 })).toBeNull()
  for (const range of [
    { from: 3, to: 6 },
    { from: 3, to: 4 },
    { from: 2, to: 4 },
  ])
    expect(unsealed(key, text, range)).toBeNull()
  expect(unsealed('another', text)).toBeNull()
})

it('accepts a spec only if it matches its key', () => {
  expect(specFrom('sweep', key, '{"seed":1}')).toEqual({ seed: 1 })
  expect(specFrom('sweep', key, '{"seed":2}')).toBeNull()
  expect(specFrom('sweep', key, '{')).toBeNull()
})

it("reads only Lumbung's own jobs", () => {
  const job = { kind: 'sweep', key, from: 0, to: 2, hasEarlier: false }
  expect(readJob(job)).toEqual(job)
  for (const bad of [null, {}, { ...job, kind: 'chess' }, { ...job, from: -1 }, { ...job, to: 1.5 }])
    expect(readJob(bad)).toBeNull()
})
