import { afterEach, expect, test, vi } from 'vitest'
import { createYieldToWindow } from '../../../../src/renderer/platform/yieldToWindow'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('long work pauses for other tasks, and goes on without a timer', async () => {
  // Browsers hold back the timers of hidden windows; here they never fire.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const yieldToWindow = createYieldToWindow()
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => order.push('message')
  port2.postMessage(null)

  await yieldToWindow()
  order.push('short work')
  for (let pause = 0; pause < 3; pause++) {
    now += 100
    await yieldToWindow()
  }
  order.push('long work')
  port1.close()
  expect(order).toEqual(['short work', 'message', 'long work'])
})
