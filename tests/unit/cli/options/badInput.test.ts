import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { clipped } from '../../../../src/cli/options/badInput'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', () => ({
  spawnThread: () => {
    throw new Error('No work may start')
  },
}))

const folder = temporaryWorkingFolder()

beforeAll(() => {
  writeFileSync(join(folder, 'broken.json'), '{"a":')
  writeFileSync(join(folder, 'half.json'), '{"id": "half", "rules": [{ "play": "fly" }]}')
  writeFileSync(join(folder, 'laid.json'), JSON.stringify(laidOut()))
  writeFileSync(join(folder, 'many.json'), JSON.stringify(Object.fromEntries(words().map((k) => [k, 1]))))
})

const LONG = 'x'.repeat(5000)
const REFUSED: readonly (readonly [args: readonly string[], says: string])[] = [
  [['play', '--variant', '/dev/zero'], '--variant: cannot read /dev/zero: it is a device'],
  [['play', '--variant', 'broken.json'], '--variant broken.json: This is not valid JSON'],
  [['play', '--variant', 'many.json'], 'schema is missing'],
  [['play', '--holes', LONG], 'it must be a whole number from 1 to 32'],
  [['simulate', '--games', '1000000000', '--csv', 'no/x.csv'], '--csv: “no/x.csv” is not valid: there is no'],
  [['openings', '--goal', 'loudest'], '--goal: “loudest” is not valid: it must be count,'],
  [['play', '--moves', '1,,2'], '--moves: A move is missing before or after a comma.'],
  [['play', '--set', 'start.layout=1,2'], 'start.layout must be even, or an object such as {"south": […]'],
  [['solve', '--holes', '2', '--layout', 'x,3 3,3'], '--layout: No hole is burnt before the first round'],
  [['values', '--variant', 'laid.json'], '--variant (start.layout): Must be even: here every hole starts'],
  [['sweep', '--variant', 'laid.json'], '--variant (start.layout): Must be even: here every hole starts'],
  [['check-strategy', '--variant', 'laid.json'], '--variant (start.layout): Must be even: here every hole'],
  [['layouts', '--variant', 'laid.json'], '--variant (start.layout): Must be even: here every hole'],
  [['check-strategy', '--variant', 'dakon', '--holes', '2..3'], '--seeds: depend on the holes in this game'],
  [['simulate', '--first'], '--first: a value is missing'],
  [['compare', '--variants', 'congkak,chess'], '--variants: “chess” is neither a preset nor a file'],
  [['nosuch'], 'unknown command “nosuch”; lumbung --help lists them all'],
  [['nosuch', '--help'], 'unknown command “nosuch”'],
  [['--help', 'nosuch'], 'unknown command “nosuch”'],
  [['simulate', 'congkak'], 'simulate: unexpected argument “congkak”; see --help'],
  [['variants', 'show', 'kalah', 'awari'], 'show: unexpected argument “awari”'],
  [['merge'], 'FILE: it is missing'],
  [['variants', 'kalah'], 'variants: lists all presets; “variants show kalah” shows one'],
  [['variants', 'show', 'kalah', '--variant', 'awari'], '--variant: names a variant, and so does “kalah”'],
  [['check-strategy', '--strategy', 'half.json'], '--strategy (name): Required, but missing.'],
  [['simulate', '--games', '-5'], '--games: '],
  [['simulate', '--first', 'wizard'], '--first: '],
  [['simulate', '--games', '10', '--range', '0..11'], '--range (to): '],
  [['matrix', '--agents', 'novice,novice'], '--agents'],
  [['rounds', '--variant', 'kalah'], '--variant (match.length): '],
  [['reproduce', 'nothing'], 'IDS: unknown item nothing'],
  [['tree', '--strategy', 'none'], '--strategy: Unknown strategy “none”'],
  [['reproduce', 'kalah-1-n', '--resume', 'broken.json'], '--resume: broken.json is not JSON'],
]

it.each(REFUSED)('refuses %j in a few words, before any work', async (args, says) => {
  const { code, out, err } = await lumbung(...args)
  expect(err).toContain(says)
  expect([code, out]).toEqual([2, ''])
  expect(err.length).toBeLessThan(1500)
  expect(err).not.toMatch(/^\s+at /m)
})

it('explains its commands if none is named', async () => {
  const { code, out, err } = await lumbung()
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Usage: lumbung COMMAND')
})

it('keeps both ends of a long line and the head of a long list', () => {
  expect(clipped(`--set: ${LONG} is unknown`)).toMatch(/^--set: x+ … x+ is unknown$/)
  expect(clipped(words().join('\n'))).toMatch(/^w0\nw1\n[^]*\n… and [\d,]+ more$/)
  expect(clipped('one line\n')).toBe('one line')
})

function laidOut(): Variant {
  const layout = { south: [1, 2], north: [2, 1], southStore: 0, northStore: 0 }
  const kalah = findPreset('kalah')!.make({ holes: 2 })
  return { ...kalah, start: { ...kalah.start, layout } }
}

function words(): readonly string[] {
  return Array.from({ length: 3000 }, (_, i) => `w${i}`)
}
