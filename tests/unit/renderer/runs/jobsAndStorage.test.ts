import { expect, test } from 'vitest'
import { quiet, World } from '../../../support/runs/world'

const FULL = { code: 'full', text: 'Storage is full.' } as const

test('a run whose parts alone find no room is not called done', async () => {
  const world = new World()
  const { jobs, finishTask } = world.open()
  await jobs.start(world.record('a'))
  await quiet()
  world.refusedStore = 'parts'
  world.refusal = FULL
  while (finishTask('a'));
  await quiet()
  expect(jobs.runs()[0]).toMatchObject({ status: 'done', saved: false })
  expect([(await world.stored('a'))?.status, await world.storedParts('a')]).toEqual(['running', []])
  expect(world.isLocked('a')).toBe(true)
})

test('a running run that an import in another window overwrote is stored as it is', async () => {
  const world = new World()
  const [one, two] = [world.open(), world.open()]
  await one.jobs.start(world.record('a'))
  await quiet()
  await two.storage.runs.add({ ...(await world.stored('a'))!, status: 'interrupted', note: 'imported' })
  await quiet()
  expect(await world.stored('a')).toMatchObject({ status: 'running', note: 'imported' })
  expect([one.status('a'), world.workersOn('a')]).toEqual(['running', 1])
})

test.each([
  ['another version began', { version: '0.0.9' }],
  ['was cut into other tasks', { plan: 'of other tasks' }],
])('a run that %s is not mixed with what this one would find', async (_, changes) => {
  const world = new World()
  const { jobs, storage, finishTask } = world.open()
  await jobs.start(world.record('a'))
  await quiet()
  finishTask('a')
  await jobs.pause('a')
  await quiet()
  await storage.runs.add({ ...(await world.stored('a'))!, ...changes })
  await quiet()
  await jobs.resume('a')
  await quiet()
  expect(jobs.runs()[0]).toMatchObject({ status: 'failed', failure: { key: 'runPlaces.otherVersion' } })
  expect([world.workersOn('a'), (await world.storedParts('a')).length]).toEqual([0, 1])
})
