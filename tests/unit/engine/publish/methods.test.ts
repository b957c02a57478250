import { expect, it } from 'vitest'
import type { ExperimentKind } from '../../../../src/engine/experiments/contract/experiment'
import { measurementOf } from '../../../../src/engine/publish/methods'
import { perform } from '../../../support/perform'
import { SMALL_SPECS } from '../../../support/smallSpecs'

const INTERVALS = { key: 'publish.intervals' }

async function sentencesOf(kind: ExperimentKind) {
  const { spec, report } = await perform({ kind, spec: SMALL_SPECS[kind] })
  return measurementOf({ kind, spec, report, version: '1.2.3', commit: null })
}

it('names Wilson’s intervals where shares have them', async () => {
  expect(await sentencesOf('matchSeries')).toContainEqual(INTERVALS)
})

it('does not name them for ratings, which have intervals of another kind', async () => {
  expect(await sentencesOf('ladder')).not.toContainEqual(INTERVALS)
})
