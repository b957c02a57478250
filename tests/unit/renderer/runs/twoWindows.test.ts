import { beforeEach, expect, test } from 'vitest'
import { quiet, World } from '../../../support/runs/world'

let world: World
beforeEach(() => {
  world = new World()
})

test('what runs in one is shown by the other until it rests', async () => {
  const [one, two] = [world.open(), world.open()]
  await Promise.all([one.jobs.load(), two.jobs.load()])
  await one.jobs.start(world.record('a'))
  await quiet()
  expect([one.jobs.elsewhere(), two.jobs.runs()]).toEqual([[], []])
  expect(two.jobs.elsewhere()).toMatchObject([{ id: 'a', status: 'running' }])
  await one.jobs.pause('a')
  await quiet()
  expect(two.jobs.elsewhere()).toEqual([])
  expect(two.jobs.runs()).toMatchObject([{ id: 'a', status: 'paused' }])
})

test('an interrupted run keeps the time it took and the parts it has', async () => {
  const one = world.open()
  await one.jobs.start(world.record('a'))
  await quiet()
  one.finishTask('a')
  await one.storage.parts.flush()
  world.clock = 90_000
  await one.jobs.storeProgress()
  world.clock = 95_000
  one.crash()
  const two = world.open()
  await two.jobs.load()
  expect(two.jobs.runs()).toMatchObject([{ status: 'interrupted', seconds: 90, done: 1 }])
})
