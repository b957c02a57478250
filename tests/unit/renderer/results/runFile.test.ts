// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { finish } from '../../../../src/engine/solver/through'
import { newRun } from '../../../../src/renderer/results/newRun'
import { mergeRuns, readRunFile, runFile, type WholeRun } from '../../../../src/renderer/results/runFile'

const experiment = anyExperimentOf('matchSeries')

function played(games: number): WholeRun {
  const spec = experiment.parse({ games, seed: 3, keep: 'games' })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const parts = experiment
    .plan(spec.value)
    .map((task) => [task.index, finish(experiment.run(spec.value, task)) as Json] as const)
  const record = { ...newRun(experiment, spec.value), note: 'odd\n "parts": [', tags: ['thesis'], seconds: 4 }
  return { record, parts: new Map(parts) }
}

async function textOf(run: WholeRun): Promise<string> {
  return (await runFile(run)).text()
}

test('a run survives its file, part by part', async () => {
  const run = played(40)
  const text = await textOf(run)
  const read = await readRunFile(text)
  if (!read.ok) throw new Error(read.error)
  expect(read.value.parts).toEqual(run.parts)
  expect(read.value.record).toMatchObject({
    ...{ kind: 'matchSeries', spec: run.record.spec, title: run.record.title },
    ...{ note: run.record.note, tags: ['thesis'], seconds: 4, status: 'done', done: run.parts.size },
  })
  const inOneLine = await readRunFile(JSON.stringify(JSON.parse(text)))
  expect(inOneLine.ok && inOneLine.value.parts).toEqual(run.parts)
})

test('halves of a run make it whole, and one half alone says that it is not', async () => {
  const whole = played(40)
  const entries = [...whole.parts]
  const halves = [entries.slice(0, 5), entries.slice(5)].map((some) => ({ ...whole, parts: new Map(some) }))
  const read = await Promise.all(halves.map(async (half) => readRunFile(await textOf(half))))
  const runs = read.flatMap((one) => (one.ok ? [one.value] : []))
  expect(runs.map(({ record }) => record.status)).toEqual(['cancelled', 'cancelled'])
  const [merged, ...others] = await mergeRuns(runs)
  expect(others).toEqual([])
  expect(merged?.record.status).toBe('done')
  expect(merged?.parts).toEqual(whole.parts)
})

test.each([
  ['no JSON', () => '{'],
  ['another format', () => '{"format":"lumbung-spec","kind":"matchSeries","parts":[]}'],
  ['an unknown experiment', (text: string) => text.replace('"kind": "matchSeries"', '"kind": "toString"')],
  ['a spec that does not hold', (text: string) => text.replace('"games": 40', '"games": -1')],
  ['a part that is no JSON', (text: string) => text.replace('\n  [1,', '\n  [1')],
  ['a part of no task', (text: string) => text.replace('\n  [1,', '\n  [999,')],
  ['bent numbers', (text: string) => text.replaceAll('"wins":{', '"won":{')],
])('%s is refused with a reason', async (_, bend) => {
  const read = await readRunFile(bend(await textOf(played(40))))
  expect(read.ok ? '' : read.error).toMatch(/\w{4}/)
})
