// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { unzipSync, strFromU8 } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent, type App } from 'vue'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../src/engine/experiments/contract/experiment'
import { platform } from '../../../../src/renderer/platform/platform'
import { useRunExports } from '../../../../src/renderer/results/useRunExports'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { useLiveReport } from '../../../../src/renderer/runs/useLiveReport'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { finish } from '../../../support/runSearch'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { runRecord } from '../../../support/storage/windows'
import { until } from '../../../support/waiting'

/** Window A works on a run; this window, B, has it open in Results. Storage tells B what A has stored. */

const experiment = anyExperimentOf('sweep')
const parsed = experiment.parse(SMALL_SPECS.sweep)
const spec = parsed.ok ? (parsed.value as Json) : null
const all = experiment
  .plan(spec)
  .map((task) => [task.index, finish(experiment.run(spec, task)) as Json] as const)

let app: App | undefined
afterEach(() => {
  app?.unmount()
  vi.restoreAllMocks()
})

async function isStoredByA(
  parts: readonly (readonly [number, Json])[],
  status: 'running' | 'done',
): Promise<void> {
  const storage = await openStorage()
  for (const [index, part] of parts) storage.parts.save('a', index, part)
  await storage.parts.flush()
  const done = status === 'done' ? all.length : parts.length
  await storage.runs.change(new Map([['a', { status, done }]]))
}

async function openInB() {
  const storage = await openStorage()
  await storage.runs.erase(['a'])
  await storage.runs.add(
    runRecord('a', { kind: 'sweep', spec: spec!, status: 'running', tasks: all.length, done: 0 }),
  )
  await isStoredByA(all.slice(0, 1), 'running')
  let made!: ReturnType<typeof useLiveReport> & ReturnType<typeof useRunExports>
  const Root = defineComponent(() => {
    made = { ...useLiveReport(() => 'a'), ...useRunExports() }
    return () => null
  })
  app = createApp(Root).use(createPinia())
  app.mount(document.createElement('div'))
  await until(() => made.built.value !== null)
  return { made, runs: useRuns() }
}

test('a run that another window finishes shows its whole report, and calls no earlier one final', async () => {
  const { made, runs } = await openInB()
  expect(all.length).toBeGreaterThan(1)
  expect([made.built.value?.parts.size, made.isFinal.value]).toEqual([1, false])
  const early = made.report.value
  await isStoredByA(all.slice(1), 'done')
  await until(() => runs.now('a')?.status === 'done')
  expect(made.isFinal.value && made.report.value === early, 'an early report called final').toBe(false)
  await until(() => made.isFinal.value)
  expect(made.report.value).not.toBe(early)
  expect(made.built.value?.parts).toEqual(new Map(all))
})

test('a zip has the tables of the very parts it ships', async () => {
  const { made, runs } = await openInB()
  const saved: Blob[] = []
  vi.spyOn(platform, 'saveFile').mockImplementation(async (name, content) => {
    saved.push(content as Blob)
    return { status: 'saved', name, folder: null }
  })
  // Window A stores the rest while the report is being built.
  const reportOf = runs.reportOf
  vi.spyOn(runs, 'reportOf').mockImplementation(async (id) => {
    const built = await reportOf(id)
    await isStoredByA(all.slice(1), 'done')
    return built
  })
  await made.saveZip([runs.byId.get('a')!])
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()))
  const [, run] = Object.entries(files).find(([name]) => name.endsWith('run.json'))!
  const shipped = JSON.parse(strFromU8(run)) as { readonly parts: readonly unknown[] }
  expect(shipped.parts).toHaveLength(1)
})
