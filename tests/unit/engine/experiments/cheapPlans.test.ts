import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import { EXPERIMENT_KINDS, STUDY_KINDS } from '../../../../src/engine/experiments/contract/experiment'
import { SMALL_SPECS } from '../../../support/smallSpecs'

function refuseKernel(): never {
  throw new Error('A kernel was started.')
}

beforeAll(() => {
  vi.stubGlobal('WebAssembly', { ...WebAssembly, Module: refuseKernel, Instance: refuseKernel })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe.each([...EXPERIMENT_KINDS, ...STUDY_KINDS])('%s', (kind) => {
  const experiment = anyExperimentOf(kind)
  const specs = [
    SMALL_SPECS[kind],
    experiment.defaults,
    ...(experiment.templates ?? []).map((template) => template.spec),
  ]

  it('is parsed, planned and estimated without a kernel or a solver', () => {
    for (const spec of specs) {
      const parsed = experiment.parse(spec)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
      expect(experiment.plan(parsed.value).map(({ index }) => index)).toEqual(
        experiment.plan(parsed.value).map((_, index) => index),
      )
      expect(experiment.estimate(parsed.value).memoryBytes).toBeGreaterThan(0)
    }
  })
})

it('notices a kernel that is started', () => {
  const experiment = anyExperimentOf('matchSeries')
  const spec = experiment.parse(SMALL_SPECS.matchSeries)
  const [task] = spec.ok ? experiment.plan(spec.value) : []
  expect(() => spec.ok && experiment.run(spec.value, task!).next()).toThrow('A kernel was started.')
})
