import { expect, it } from 'vitest'
import { playSeries } from '../../../../../../src/engine/players/playSeries'
import { finish } from '../../../../../../src/engine/through'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { experimentOf } from '../../../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../../../src/engine/experiments/contract/experiment'
import { report } from '../../../../../../src/engine/experiments/kinds/startLayouts/report'
import type { LayoutsPart } from '../../../../../../src/engine/experiments/kinds/startLayouts/run'
import {
  DEFAULTS,
  layoutsFor,
  parseStartLayouts,
  startedFrom,
  type StartLayoutsSpec,
} from '../../../../../../src/engine/experiments/kinds/startLayouts/spec'

const experiment = experimentOf('startLayouts')

function specOf(more: Partial<StartLayoutsSpec>): StartLayoutsSpec {
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
  const parsed = parseStartLayouts({ ...DEFAULTS, variant, find: 'shares', games: 12, ...more })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function partsOf(spec: StartLayoutsSpec): ReadonlyMap<number, LayoutsPart> {
  return new Map(experiment.plan(spec).map((task) => [task.index, finish(experiment.run(spec, task))]))
}

it('counts the games that the player plays from each layout', () => {
  const spec = specOf({ player: 'novice', games: 30, seed: 5 })
  const [part] = partsOf(spec).values()
  const layouts = layoutsFor(spec)
  expect(part!.scores).toHaveLength(layouts.length)
  expect(part!.scores!.every((score) => score.reduce((sum, games) => sum + games, 0) === 30)).toBe(true)
  const at = 4
  const series = {
    variant: startedFrom(spec, layouts[at]!.layout),
    first: 'novice',
    second: 'novice',
    seed: 5,
  }
  const { wins } = finish(playSeries(series, { from: at * 30, to: (at + 1) * 30 }, [at * 30]))
  expect(part!.scores![at]).toEqual([wins.south, wins.ties, wins.north, wins.undecided])
})

it('lists layouts by how near to even their games are, a tie counting half', () => {
  const spec = specOf({ player: 'greedy' })
  const parts = partsOf(spec)
  const { tables, caveats } = report(spec, parts)
  const [table] = tables
  const rows = table!.rows as readonly Readonly<Record<'share' | 'wins' | 'ties', number>>[]
  expect(rows).toHaveLength(layoutsFor(spec).length)
  const shares = rows.map((row) => row.share)
  for (const { share, wins, ties } of rows) expect(share).toBeCloseTo((wins + ties / 2) / 12, 10)
  const distances = shares.map((share) => Math.abs(share - 0.5))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(caveats.map((caveat) => (caveat as { key: string }).key)).toEqual(['caveats.gamesMayRepeat'])
})

it('continues in the middle of a task and finds the same', () => {
  const spec = specOf({ player: 'novice' })
  const [task] = experiment.plan(spec)
  const whole = finish(experiment.run(spec, task!))
  let checkpoint: Json | undefined
  for (const progress of experiment.run(spec, task!)) {
    if (progress.checkpoint === undefined) continue
    checkpoint = progress.checkpoint
    if (progress.done > 0.5) break
  }
  expect(finish(experiment.run(spec, task!, checkpoint))).toEqual(whole)
})

it('lets players judge games that the solver cannot', () => {
  const variant = findPreset('awari')!.make({ holes: 3, seeds: 2 })
  const wish = { ...DEFAULTS, variant, games: 2 }
  expect(parseStartLayouts({ ...wish, find: 'results' }).ok).toBe(false)
  expect(parseStartLayouts({ ...wish, find: 'shares' }).ok).toBe(true)
  expect(parseStartLayouts({ ...wish, find: 'shares', player: 'net:kalah-6-4' }).ok).toBe(false)
})
