import { expect, test, vi } from 'vitest'
import { linksAmong, pageOfLink, registerLinks } from '../../../src/main/links'

vi.mock('electron', () => ({ app: {} }))

const CODE = '1.0123456789abcdef.q1bKLMnKK-_9'

test('only the code is taken out of a link', () => {
  for (const link of [`lumbung:${CODE}`, `lumbung://${CODE}`, `LUMBUNG:${CODE}`, `lumbung://${CODE}/`])
    expect(pageOfLink(link)).toBe(`/board?share=${CODE}`)
})

test.each([
  `https://example.org/#/board?share=${CODE}`,
  'lumbung:',
  'lumbung://app/index.html#/results',
  `lumbung:${CODE}&next=https://example.org`,
  `lumbung:${CODE}#/settings`,
  `lumbung:../../${CODE}`,
  'lumbung:javascript:alert(1)',
])('%s asks for no page', (link) => {
  expect(pageOfLink(link)).toBeNull()
})

test('a code longer than any that is made asks for no page', () => {
  expect(pageOfLink(`lumbung:1.0123456789abcdef.${'a'.repeat(12_000)}`)).not.toBeNull()
  expect(pageOfLink(`lumbung:1.0123456789abcdef.${'a'.repeat(12_001)}`)).toBeNull()
})

test('links are found among switches and files, and the program itself is not one', () => {
  const argv = [`lumbung:${CODE}`, '--allow-file-access', 'game.lumbung', `lumbung:${CODE}`]
  expect(linksAmong(argv)).toEqual([`/board?share=${CODE}`])
})

test.each([
  ['win32', true, undefined, 1],
  ['win32', false, undefined, 0],
  ['win32', true, 'E:\\lumbung-portable.exe', 0],
  ['darwin', true, undefined, 0],
  ['linux', true, undefined, 0],
] as const)('on %s, packaged %s, portable %s: registered %i times', (system, isPackaged, portable, times) => {
  vi.stubGlobal('process', { ...process, platform: system, env: { PORTABLE_EXECUTABLE_FILE: portable } })
  const setAsDefaultProtocolClient = vi.fn(() => true)
  registerLinks({ isPackaged, setAsDefaultProtocolClient })
  expect(setAsDefaultProtocolClient.mock.calls).toEqual(Array(times).fill(['lumbung']))
  vi.unstubAllGlobals()
})
