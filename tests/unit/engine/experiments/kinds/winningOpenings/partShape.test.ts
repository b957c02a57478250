import * as v from 'valibot'
import { expect, it } from 'vitest'
import { partShape } from '../../../../../../src/engine/experiments/kinds/winningOpenings/run'
import { GOALS, type OpeningsSpec } from '../../../../../../src/engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../../../../../src/engine/experiments/kinds/winningOpenings/winningOpenings'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../../../src/engine/variant/variant'
import { finish } from '../../../../../support/runSearch'

const dakon = findPreset('dakon')!.make({ holes: 4 })
const eitherWay: Variant = { ...dakon, sow: { ...dakon.sow, direction: 'eitherWay' } }

it.each(GOALS)('lets every part of a search for %s through unchanged', (goal) => {
  for (const variant of [dakon, eitherWay]) {
    const position = variant === dakon ? '' : '0,0,0,1+27 1,0,1,1+0 S'
    const spec: OpeningsSpec = { ...winningOpenings.defaults, variant, goal, position, line: '4', effort: 1 }
    for (const task of winningOpenings.plan(spec)) {
      const part = finish(winningOpenings.run(spec, task))
      expect(v.parse(partShape, JSON.parse(JSON.stringify(part)))).toEqual(part)
    }
  }
})

it('lets through moves that were sown clockwise by choice, and turns that were left alone', () => {
  const found = { moves: [-3, 2], left: 0 }
  const line = { type: 'line', found, lower: 0, searchesRun: 2, proven: true, moves: 5, done: 1 }
  expect(v.parse(partShape, line)).toEqual(line)
  expect(v.parse(partShape, { type: 'leftAlone' })).toEqual({ type: 'leftAlone' })
})

it('reads lines of earlier versions, which did not say how many searches were run', () => {
  const line = { type: 'line', found: null, lower: 3, tries: 2, proven: false, moves: 5, done: 1 }
  expect(v.parse(partShape, line)).toMatchObject({ lower: 3, searchesRun: 0 })
})
