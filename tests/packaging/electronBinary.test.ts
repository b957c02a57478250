import { expect, test } from 'vitest'
import { canInstallElectron, electronEnvironment, sandboxTrouble } from '../../scripts/electronBinary.mjs'

test.each([
  ['20.20.2', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s can install Electron: %s', (version, can) => {
  expect(canInstallElectron(version)).toBe(can)
})

test('Electron is never started as Node', () => {
  expect(electronEnvironment({ PATH: '/bin', ELECTRON_RUN_AS_NODE: '1' })).toEqual({ PATH: '/bin' })
})

// prettier-ignore
test.skipIf(process.platform !== 'linux')( // Other systems have no such restriction.
  'a system that restricts the sandbox is named as the reason',
  () => {
    expect(sandboxTrouble(() => '1')).toContain('sandbox')
    expect(sandboxTrouble(() => '0')).toBeNull()
    expect(sandboxTrouble(() => null)).toBeNull()
  },
)
