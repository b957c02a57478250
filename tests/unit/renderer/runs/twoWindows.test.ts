import { beforeEach, expect, test } from 'vitest'
import { quiet, World } from '../../../support/runs/world'

let world: World
beforeEach(() => {
  world = new World()
})

test('what runs in one is shown by the other until it rests', async () => {
  const [one, two] = [world.open(), world.open()]
  await Promise.all([one.queue.load(), two.queue.load()])
  await one.queue.start(world.record('a'))
  await quiet()
  expect([one.queue.elsewhere(), two.queue.jobs()]).toEqual([[], []])
  expect(two.queue.elsewhere()).toMatchObject([{ id: 'a', status: 'running' }])
  await one.queue.pause('a')
  await quiet()
  expect(two.queue.elsewhere()).toEqual([])
  expect(two.queue.jobs()).toMatchObject([{ id: 'a', status: 'paused' }])
})

test('an interrupted run keeps the time it took and the parts it has', async () => {
  const one = world.open()
  await one.queue.start(world.record('a'))
  await quiet()
  one.finishTask('a')
  await one.storage.parts.flush()
  world.clock = 90_000
  await one.queue.storeProgress()
  world.clock = 95_000
  one.crash()
  const two = world.open()
  await two.queue.load()
  expect(two.queue.jobs()).toMatchObject([{ status: 'interrupted', seconds: 90, tasksDone: 1 }])
})
