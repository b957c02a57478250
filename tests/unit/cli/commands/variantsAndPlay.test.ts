import { Command } from 'commander'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BadInput } from '../../../../src/cli/options/badInput'
import * as play from '../../../../src/cli/commands/play'
import * as variants from '../../../../src/cli/commands/variants'
import { PRESETS } from '../../../../src/engine/variant/catalogue'

let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})

afterEach(() => vi.restoreAllMocks())

/** Runs a command line and returns what it printed. */
async function run(...args: readonly string[]): Promise<string> {
  const program = new Command('lumbung').exitOverride().configureOutput({ writeErr: () => undefined })
  variants.register(program)
  play.register(program)
  for (const command of program.commands) command.copyInheritedSettings(program)
  await program.parseAsync(['node', 'lumbung', ...args])
  return printed
}

async function runJson(...args: readonly string[]): Promise<Record<string, unknown>> {
  return JSON.parse(await run(...args, '--json')) as Record<string, unknown>
}

describe('variants', () => {
  test('lists every preset', async () => {
    const { variants: listed } = (await runJson('variants')) as { variants: { id: string }[] }
    expect(listed.map(({ id }) => id)).toEqual(PRESETS.map(({ id }) => id))
    expect(await run('variants')).toContain('kalah-empty-capture')
  })

  test('says where each preset comes from', async () => {
    const { variants: listed } = (await runJson('variants', '--search', 'Toguz kumalak')) as {
      variants: object[]
    }
    expect(listed).toMatchObject([
      {
        id: 'toguz-kumalak',
        name: 'Toguz Kumalak',
        region: 'Central Asia, East Asia',
        family: 'claimed',
        source: 'Mancala World, “Toguz Kumalak”',
        oracle: 'Toguz_Kumalak',
        mechanisms: ['count', 'claim'],
      },
    ])
  })

  test.each([
    ['--region', 'Asia', 'ohvalhu', 'kalah'],
    ['--family', 'awari', 'awari', 'kalah'],
    ['--search', 'PHILIPPINES', 'sungka', 'kalah'],
  ])('filters by %s', async (option, value, kept, dropped) => {
    const lines = (await run('variants', option, value)).split('\n').map((line) => line.split(' ')[0])
    expect(lines).toContain(kept)
    expect(lines).not.toContain(dropped)
  })

  test('names the regions when one is unknown', async () => {
    await expect(run('variants', '--region', 'Atlantis')).rejects.toThrow(/Western Africa/)
  })

  test('shows a variant with its rules in words', async () => {
    const { variant, rules } = (await runJson('variants', 'show', 'dakon', '--holes', '5')) as {
      variant: { start: { seedsPerHole: number } }
      rules: { path: string }[]
    }
    expect(variant.start.seedsPerHole).toBe(5)
    expect(rules.length).toBeGreaterThan(15)
  })

  test('accepts overrides', async () => {
    expect(await run('variants', 'show', 'kalah', '--set', 'sow.relay=own')).toContain('sow them onward')
    await expect(run('variants', 'show', 'kalah', '--set', 'board.holes=99999')).rejects.toThrow(
      /board\.holes/,
    )
  })
})

describe('play', () => {
  test('shows where moves lead', async () => {
    expect(await runJson('play', '--variant', 'kalah', '--moves', '3,1')).toMatchObject({
      position: '0,5,1,6,6,5+1 4,4,4,4,4,4+0 N',
      stores: [1, 0],
      toMove: 'north',
      over: false,
      record: '3 1',
    })
  })

  test('prints one line per lap, as the congkak paper does', async () => {
    const text = await run('play', '--holes', '2', '--moves', '1', '--trace', 'paper')
    expect(text.split('\n').slice(0, 2)).toEqual(['A = [2, 2, 0, 2, 2]', 'A = [0, 3, 1, 2, 2]'])
  })

  test.each([
    ['a hole that is not there', '9'],
    ['an empty hole', '3 3'],
    ['words', 'seven'],
    ['a way', '3c'],
  ])('refuses %s, naming the option', async (_, moves) => {
    await expect(run('play', '--variant', 'kalah', '--moves', moves)).rejects.toThrow(BadInput)
    await expect(run('play', '--variant', 'kalah', '--moves', moves)).rejects.toThrow(/^--moves: /)
  })
})
