import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { rangeOption, whole } from '../../../../src/cli/options/numbers'

describe('whole', () => {
  const read = whole(1, 1_000)

  it.each([
    ['1', 1],
    ['1000', 1_000],
    ['007', 7],
    ['1e2', 100],
    ['1.5E2', 150],
  ])('reads %s', (text, value) => expect(read(text)).toBe(value))

  it.each(['0', '1001', '-5', '+5', '1.5', '1e9', '1.55e1', 'e2', '1e-2', ' 5', '', 'five', '9'.repeat(400)])(
    'refuses “%s” and names both ends',
    (text) => expect(() => read(text)).toThrow('it must be a whole number from 1 to 1,000.'),
  )
})

describe('rangeOption', () => {
  function parse(usual: readonly [number, number] | undefined, ...args: readonly string[]): unknown {
    const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined })
    command.addOption(rangeOption('--holes <A..B>', 'holes per side', [1, 20], usual))
    return command.parse(args, { from: 'user' }).opts()['holes']
  }

  it('reads a range, or one number for both ends', () => {
    expect(parse([1, 4], '--holes', '2..5')).toEqual([2, 5])
    expect(parse([1, 4], '--holes', '3')).toEqual([3, 3])
  })

  it('falls back on its default, if it has one', () => {
    expect(parse([1, 4])).toEqual([1, 4])
    expect(parse(undefined)).toBeUndefined()
  })

  it('shows its default as it would be typed', () => {
    expect(rangeOption('--a <A..B>', '', [1, 9], [1, 4]).defaultValueDescription).toBe('1..4')
    expect(rangeOption('--a <A..B>', '', [1, 9], [5, 5]).defaultValueDescription).toBe('5')
  })

  it.each([
    ['5..2', 'it must not run backwards.'],
    ['1..2..3', 'it must have the form a..b.'],
    ['0..3', 'it must be a whole number from 1 to 20.'],
    ['2..', 'it must be a whole number from 1 to 20.'],
  ])('refuses %s', (text, reason) => expect(() => parse([1, 4], '--holes', text)).toThrow(reason))
})
