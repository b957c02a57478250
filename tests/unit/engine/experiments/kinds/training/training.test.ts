import { expect, it } from 'vitest'
import { readNetwork } from '../../../../../../src/engine/agents/networkFile'
import { curveOf } from '../../../../../../src/engine/experiments/kinds/training/curve'
import { planTraining } from '../../../../../../src/engine/experiments/kinds/training/plan'
import { playerFiles } from '../../../../../../src/engine/experiments/kinds/training/player'
import { parseTraining } from '../../../../../../src/engine/experiments/kinds/training/spec'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { perform } from '../../../../../support/perform'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
const spec = {
  variant: kalah,
  generations: 4,
  games: 1_500,
  first: 16,
  second: 16,
  counts: 9,
  rate: 0.01,
  opponents: ['novice'],
  matchGames: 100,
}

it('teaches a network to beat a novice, and saves it with its history', async () => {
  const run = await perform({ kind: 'training', spec })
  const curve = curveOf(run.spec, run.parts)
  expect(curve.map(({ generation }) => generation)).toEqual([0, 1, 2, 3, 4])
  const [untrained, first] = curve
  expect(untrained).toMatchObject({ positions: 0, loss: null })
  expect(untrained!.matches[0]!.share.value).toBeLessThan(curve.at(-1)!.matches[0]!.share.low)
  expect(curve.at(-1)!.loss).toBeLessThan(first!.loss!)
  expect(curve.at(-1)!.matches[0]!.share.value).toBeGreaterThan(0.75)
  expect(run.report.lines.length).toBeGreaterThan(0)
  const last = curve.at(-1)!.matches[0]!
  const shown = ['strength', 'asSouth', 'asNorth'].map((id) => {
    const chart = run.report.charts.find((each) => each.id === id)
    return chart?.type === 'lines' ? chart.series[0]!.points.at(-1)! : null
  })
  expect(shown.map((point) => point?.y)).toEqual([last.share.value, last.asSouth, last.asNorth])
  // Half of the games are played on each seat, so its interval is wider.
  const widths = shown.map((point) => point!.high! - point!.low!)
  expect(Math.min(widths[1]!, widths[2]!)).toBeGreaterThan(0)
  expect(widths[1]! + widths[2]!).toBeGreaterThan(2 * widths[0]!)
  const [file] = playerFiles({ id: 'mine' }, run.spec, run.parts)
  const read = readNetwork(JSON.parse(JSON.stringify(file)))
  expect(read.ok && read.value.id).toBe('mine')
  const { vary: _, values: __, ...training } = run.spec
  expect(file?.history).toEqual({ kind: 'training', spec: training, curve: curve.slice(1) })
})

it('lets every generation need all branches of the one before', () => {
  const parsed = parseTraining({ ...spec, branches: 3, opponents: ['novice', 'greedy'], every: 2 })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const tasks = planTraining(parsed.value)
  const shown = tasks.map(({ role, generation, needs }) => [role[0], generation, needs?.from, needs?.to])
  expect(shown.slice(0, 9)).toEqual([
    ...Array.from({ length: 3 }, () => ['l', 0, undefined, undefined]),
    ...Array.from({ length: 3 }, () => ['l', 1, 0, 3]),
    ...Array.from({ length: 2 }, () => ['m', 1, 3, 6]),
    ['l', 2, 3, 6],
  ])
})

it('learns from a search too', async () => {
  const run = await perform({
    kind: 'training',
    spec: { ...spec, method: 'search', visits: 10, generations: 1, games: 40, opponents: [] },
  })
  expect(curveOf(run.spec, run.parts)[0]!.positions).toBeGreaterThan(200)
})

it('learns from exact results where tables exist, and refuses them where they do not', async () => {
  const small = { ...spec, generations: 1, games: 60, opponents: [] }
  const weights = async (tableSeeds: number) => {
    const run = await perform({ kind: 'training', spec: { ...small, tableSeeds } })
    return playerFiles({ id: 'mine' }, run.spec, run.parts)[0]!.weights
  }
  expect(await weights(5)).toBe(await weights(5))
  expect(await weights(5)).not.toBe(await weights(0))
  const untabled = parseTraining({ variant: 'congklak', tableSeeds: 13 })
  expect(untabled.ok ? [] : untabled.error.map(({ path }) => path)).toEqual(['tableSeeds'])
  const claims = parseTraining({ variant: 'andot', tableSeeds: 3 })
  expect(claims.ok ? [] : claims.error.map(({ path }) => path)).toEqual(['tableSeeds'])
})

it('compares trainings that differ in one setting, each as if it had run alone', async () => {
  const small = { ...spec, generations: 2, games: 60, matchGames: 10 }
  const run = await perform({ kind: 'training', spec: { ...small, vary: 'rate', values: [0.001, 0.02] } })
  const alone = await perform({ kind: 'training', spec: { ...small, rate: 0.02 } })
  const [, second] = playerFiles({ id: 'mine', name: 'Mine' }, run.spec, run.parts)
  const [own] = playerFiles({ id: 'mine' }, alone.spec, alone.parts)
  expect(second!.weights).toBe(own!.weights)
  expect(second!.history).toEqual(own!.history)
  expect([second!.id, second!.name]).toEqual(['mine-2', 'Mine, rate 0.02'])
  const chart = run.report.charts.find(({ id }) => id === 'strength-0')
  const points = chart?.type === 'lines' ? chart.series.map((series) => series.points.length) : []
  expect(points).toEqual([3, 3])
  expect(run.report.tables[0]!.rows.map(({ value }) => value)).toEqual([
    0.001, 0.001, 0.001, 0.02, 0.02, 0.02,
  ])
})

it('says which value of a comparison is wrong', () => {
  const pathsOf = (input: object): readonly string[] => {
    const parsed = parseTraining(input)
    return parsed.ok ? [] : parsed.error.map(({ path }) => path)
  }
  expect(pathsOf({ ...spec, vary: 'rate', values: [0.01, 7] })).toEqual(['values.1'])
  expect(pathsOf({ ...spec, vary: 'first', values: [16, 17] })).toEqual(['values.1'])
  expect(pathsOf({ ...spec, vary: 'games', values: [100] })).toEqual(['values'])
  expect(pathsOf({ ...spec, vary: 'games', values: [100, 100] })).toEqual(['values'])
  expect(pathsOf({ ...spec, vary: 'games', values: [100, 200] })).toEqual([])
})
