import { expect, test, vi } from 'vitest'
import { ok, refuse } from '../../../../src/engine/result'
import { RunWatch } from '../../../../src/renderer/runs/runWatch'
import type { JobsTools } from '../../../../src/renderer/runs/queueTools'
import { runRecord } from '../../../support/storage/windows'

test('after a read that failed while everything changed, everything is read again', async () => {
  let changed!: (ids: readonly string[] | 'all') => void
  const everything = ok({ records: [runRecord('a'), runRecord('b')], damaged: [] })
  const runs = {
    list: vi.fn(async () => everything),
    read: vi.fn(async () => {
      await Promise.resolve()
      changed('all')
      return refuse({ code: 'failed', text: 'Storage failed.' })
    }),
    onChange: (listener: typeof changed) => ((changed = listener), () => undefined),
  }
  const tools = { runs, parts: { onChange: () => () => undefined } } as unknown as JobsTools
  const heard: string[] = []
  const watch = new RunWatch(tools, {
    isOurs: () => false,
    onOurs: () => undefined,
    onOther: (id) => heard.push(id),
    onParts: () => undefined,
    known: () => [],
    onHeard: () => undefined,
  })
  await watch.start()
  heard.length = 0
  changed(['a'])
  await watch.catchUp()
  expect(heard).toEqual([])
  await watch.catchUp()
  expect(runs.read).toHaveBeenCalledTimes(1)
  expect(runs.list).toHaveBeenCalledTimes(2)
  expect(heard).toEqual(['b', 'a'])
})
