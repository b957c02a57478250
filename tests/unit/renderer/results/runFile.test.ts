// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { say } from '../../../../src/renderer/locales/i18n'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { finish } from '../../../../src/engine/through'
import { newRun } from '../../../../src/renderer/runs/run'
import { readRunFile } from '../../../../src/renderer/results/readRunFile'
import { mergeRuns, runFile, type WholeRun } from '../../../../src/renderer/results/runFile'

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
  if (!read.ok) throw new Error(say(read.error))
  expect(read.value.note).toBe(null)
  expect(read.value.parts).toEqual(run.parts)
  expect(read.value.record).toMatchObject({
    kind: 'matchSeries',
    spec: run.record.spec,
    title: run.record.title,
    note: run.record.note,
    tags: ['thesis'],
    seconds: 4,
    status: 'done',
    done: run.parts.size,
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

/** The same file as earlier versions wrote it. */
function unsealed(text: string): string {
  const { schema: _, checksum: __, ...rest } = JSON.parse(text) as Record<string, unknown>
  const parts = (rest.parts as readonly (readonly unknown[])[]).map((entry) => entry.slice(0, 2))
  return JSON.stringify({ ...rest, parts })
}

test('a part that was altered is left out, and the file says so', async () => {
  const run = played(40)
  const text = await textOf(run)
  for (const [from, to] of [
    ['\n  [1,{"games":', '\n  [1,{"games":1'],
    ['\n  [1,', '\n  [999,'],
    ['\n  [1,', '\n  [1'],
  ] as const) {
    expect(text).toContain(from)
    const read = await readRunFile(text.replace(from, to))
    if (!read.ok) throw new Error(say(read.error))
    expect(read.value.note).toEqual({ key: 'results.damagedParts', args: { count: 1 } })
    expect(read.value.parts).toEqual(new Map([...run.parts].filter(([index]) => index !== 1)))
    expect(read.value.record.status).toBe('cancelled')
  }
})

test('a change of anything else is noticed too', async () => {
  const text = await textOf(played(40))
  const read = await readRunFile(text.replace('"seconds": 4', '"seconds": 5'))
  expect(read.ok && read.value.note).toEqual({ key: 'results.changedFile' })
})

test('a file of an earlier version is read, with a note', async () => {
  const run = played(40)
  const read = await readRunFile(unsealed(await textOf(run)))
  if (!read.ok) throw new Error(say(read.error))
  expect(read.value.note).toEqual({ key: 'results.noChecksums' })
  expect(read.value.parts).toEqual(run.parts)
})

test.each([
  ['no JSON', () => '{'],
  ['another format', () => '{"format":"lumbung-spec","kind":"matchSeries","parts":[]}'],
  ['an unknown experiment', (text: string) => text.replace('"kind": "matchSeries"', '"kind": "toString"')],
  ['a spec that does not hold', (text: string) => text.replace('"games": 40', '"games": -1')],
  ['a version without its checksums', (text: string) => text.replace('"schema": 2,', '')],
  ['bent numbers of an earlier version', (text: string) => unsealed(text).replaceAll('"wins":{', '"won":{')],
])('%s is refused with a reason', async (_, bend) => {
  const read = await readRunFile(bend(await textOf(played(40))))
  expect(read.ok ? '' : say(read.error)).toMatch(/\w{4}/)
})

test('an object in the place of a word is refused or left out, even one that cannot become text', async () => {
  const content = JSON.parse(await textOf(played(40))) as Record<string, unknown>
  const mute = { toString: 1, valueOf: 1 }
  const refused = await readRunFile(JSON.stringify({ ...content, kind: mute }))
  expect(refused).toMatchObject({ ok: false, error: { key: 'results.unknownKind' } })
  const read = await readRunFile(JSON.stringify({ ...content, version: mute, tags: [mute], seconds: mute }))
  expect(read).toMatchObject({ ok: true, value: { record: { version: '', tags: [''], seconds: 0 } } })
})

test('a run of a newer schema needs a newer Lumbung, whatever else it lacks', async () => {
  const later = await readRunFile(JSON.stringify({ format: 'lumbung-run', schema: 99, kind: 'unheardOf' }))
  expect(later.ok ? '' : say(later.error)).toMatch(/newer version of Lumbung/)
})

test('a file that was cut off is called so', async () => {
  const text = await textOf(played(40))
  for (const length of [0.3, 0.7, 0.99].map((share) => Math.floor(share * text.length))) {
    const read = await readRunFile(text.slice(0, length))
    expect(!read.ok && say(read.error)).toContain('the end of the file is missing')
  }
})
