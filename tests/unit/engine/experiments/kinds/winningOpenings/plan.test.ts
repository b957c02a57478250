import { describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../../../../src/engine/experiments/contract/experiment'
import { sharesOf } from '../../../../../../src/engine/experiments/kinds/winningOpenings/exhaustive'
import type { OpeningsTask } from '../../../../../../src/engine/experiments/kinds/winningOpenings/plan'
import type { OpeningsPart } from '../../../../../../src/engine/experiments/kinds/winningOpenings/run'
import { GOALS, type OpeningsSpec } from '../../../../../../src/engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../../../../../src/engine/experiments/kinds/winningOpenings/winningOpenings'
import { countShare } from '../../../../../../src/engine/openings/goals/count'
import { addCounts, NO_COUNTS } from '../../../../../../src/engine/openings/counts'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { finish, firstTurnOf } from '../../../../../support/runSearch'
import { reportOf } from '../../../../../../src/engine/experiments/contract/reports'

function specOf(preset: string, holes: number, wish: Partial<OpeningsSpec>): OpeningsSpec {
  const variant = findPreset(preset)!.make({ holes })
  const spec = winningOpenings.parse({ ...winningOpenings.defaults, effort: 1, ...wish, variant })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  return spec.value
}

function countsOf(part: OpeningsPart) {
  if (part.type !== 'share') throw new Error(`This part is of type ${part.type}`)
  return part.counts
}

describe('the plan of a search for openings', () => {
  it('starts no kernel, and neither do the estimate and the report', () => {
    const started = vi.spyOn(WebAssembly, 'Instance')
    for (const goal of GOALS) {
      for (const holes of [4, 6, 7, 8]) {
        const spec = specOf('dakon', holes, { goal, line: '1', proof: 'full' })
        expect(winningOpenings.plan(spec).length).toBeGreaterThan(0)
        expect(winningOpenings.estimate(spec).seconds).toBeGreaterThan(0)
        reportOf('winningOpenings', spec, new Map())
      }
    }
    expect(started).not.toHaveBeenCalled()
    started.mockRestore()
  })

  it('goes through a small turn in one piece, however many tasks were planned', () => {
    const spec = specOf('congkak', 6, { goal: 'count' })
    const tasks = winningOpenings.plan(spec)
    expect(tasks).toHaveLength(4)
    const [first, ...others] = tasks.map((task) => countsOf(finish(winningOpenings.run(spec, task))))
    const opening = firstTurnOf('congkak', 6)
    expect(first).toEqual(finish(countShare(opening, { wonTurns: 'played' }, { subtrees: 1, shares: 1 }, 0)))
    for (const counts of others) expect(counts).toEqual(NO_COUNTS)
  })

  it('searches all shares in one task if more were needed than planned, also when resumed', () => {
    const spec = specOf('dakon', 6, { goal: 'count' })
    const tasks = winningOpenings.plan(spec)
    const shared = tasks.map((task) => countsOf(finish(winningOpenings.run(spec, task))))
    const all = shared.reduce(addCounts, NO_COUNTS)
    const lone: OpeningsTask = { index: 0, weight: 1, type: 'share', number: 0, of: 1 }
    const checkpoints = new Map<number, Json>()
    const run = winningOpenings.run(spec, lone)
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        expect(step.value).toEqual({ type: 'share', counts: all, bound: null })
        break
      }
      const { done, checkpoint } = step.value
      if (checkpoint !== undefined) checkpoints.set(Math.floor(4 * done), checkpoint)
    }
    expect([...checkpoints.keys()]).toEqual([0, 1, 2, 3])
    for (const checkpoint of [...checkpoints.values()].slice(1, 3)) {
      expect(countsOf(finish(winningOpenings.run(spec, lone, checkpoint)))).toEqual(all)
    }
  })

  it('skips a large turn if searching it was not requested', () => {
    const spec = specOf('dakon', 7, { goal: 'max-capture' })
    const tasks = winningOpenings.plan(spec)
    expect(tasks.map(({ type }) => type)).toEqual(['line', 'share'])
    const share = finish(winningOpenings.run(spec, tasks[1]!))
    expect(share).toEqual({ type: 'leftAlone' })
    const line = finish(winningOpenings.run(spec, tasks[0]!))
    const report = reportOf('winningOpenings', spec, new Map([line, share].entries()))
    expect(report.caveats).toEqual([])
    expect(report.tables.map(({ id }) => id)).not.toContain('ends')
  })

  it.each([1, 2, 3, 4, 7])('gives every share to one of %i tasks', (tasks) => {
    const split = { subtrees: 100, shares: 4 }
    const given = Array.from({ length: tasks }, (_, task) => sharesOf(split, task, tasks)).flat()
    expect(given.toSorted()).toEqual([0, 1, 2, 3])
  })
})
