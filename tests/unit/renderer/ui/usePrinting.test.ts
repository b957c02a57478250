// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { usePrinting } from '../../../../src/renderer/ui/usePrinting'
import { inApp } from '../../../support/renderer/inApp'

test('the page knows when it is printed, until it is left', () => {
  const { result: printing, stop } = inApp(usePrinting)
  expect(printing.value).toBe(false)
  dispatchEvent(new Event('beforeprint'))
  expect(printing.value).toBe(true)
  dispatchEvent(new Event('afterprint'))
  expect(printing.value).toBe(false)
  stop()
  dispatchEvent(new Event('beforeprint'))
  expect(printing.value).toBe(false)
})
