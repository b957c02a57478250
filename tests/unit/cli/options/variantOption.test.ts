import { Command } from 'commander'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  addVariantOptions,
  readVariant,
  seedsFollowHoles,
  type VariantOptions,
} from '../../../../src/cli/options/variantOption'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()
const file = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}
const kalah = findPreset('kalah')!.make()

describe('a preset', () => {
  it('is read with its own sizes, or with those given', () => {
    expect(readVariant({ variant: 'kalah' })).toEqual(kalah)
    expect(readVariant({ variant: 'kalah', holes: 3, seeds: 2 })).toEqual(
      findPreset('kalah')!.make({ holes: 3, seeds: 2 }),
    )
    expect(readVariant({})).toEqual(findPreset('congkak')!.make())
  })

  it('is changed rule by rule, in order', () => {
    const set = ['sow.origin=skipped', ' sow.origin = sown ', 'sow.direction=eitherWay']
    const { sow } = readVariant({ variant: 'kalah', set })
    expect(sow).toEqual({ ...kalah.sow, direction: 'eitherWay' })
  })

  it.each([
    ['sow.origin', '--set: “sow.origin” must have the form PATH=VALUE'],
    ['=own', '--set: “=own” must have the form PATH=VALUE'],
    ['sow.origin=sometimes', 'sow.origin'],
    ['sow.relay=sometimes', 'sow.relay'],
    ['board.holes=99999', 'board.holes'],
    ['no.such=rule', 'no.such'],
  ])('refuses --set %s', (change, reason) => {
    expect(() => readVariant({ variant: 'kalah', set: [change] })).toThrow(reason)
  })
})

describe('a file', () => {
  const own = { ...kalah, name: 'My kalah' }

  it('keeps as many seeds as holes where the game it is based on does', () => {
    const saved = file('own-congkak.json', { ...findPreset('congkak')!.make(), name: 'My congkak' })
    const sizesOf = ({ board, start }: Variant) => [board.holes, start.seedsPerHole]
    expect(sizesOf(readVariant({ variant: saved, holes: 5 }))).toEqual([5, 5])
    expect(sizesOf(readVariant({ variant: saved, holes: 5, seeds: 7 }))).toEqual([5, 7])
    expect(sizesOf(readVariant({ variant: file('own-kalah.json', own), holes: 4 }))).toEqual([4, 4])
    const other = file('other.json', findPreset('congkak')!.make({ seeds: 6 }))
    expect(sizesOf(readVariant({ variant: other, holes: 5 }))).toEqual([5, 6])
  })

  it('is read as it is, or changed like a preset', () => {
    const variant = file('own.json', own)
    expect(readVariant({ variant })).toEqual(own)
    const changed = readVariant({ variant, holes: 2, seeds: 1, set: ['sow.origin=skipped'] })
    expect(changed).toMatchObject({
      board: { holes: 2 },
      start: { seedsPerHole: 1 },
      sow: { origin: 'skipped' },
    })
  })

  it('that is missing is refused with the presets closest to it', () => {
    expect(() => readVariant({ variant: 'kallah' })).toThrow(
      /^--variant: “kallah” is neither a preset nor a file\. The closest presets are kalah, /,
    )
    expect(() => readVariant({ variant: 'Toguz-Kumalac' })).toThrow(/ are toguz-kumalak, /)
    expect(() => readVariant({ variant: 'chess' }, '--variants')).toThrow(/^--variants: /)
  })

  it('with problems is refused with all of them', () => {
    const variant = file('bent.json', { ...own, sow: { ...own.sow, origin: 'x', direction: 'y' } })
    const refusal = () => readVariant({ variant })
    expect(refusal).toThrow(`--variant ${variant}: `)
    expect(refusal).toThrow('sow.origin')
    expect(refusal).toThrow('sow.direction')
  })
})

it('knows the games that start with as many seeds per hole as holes per side', () => {
  expect(['congkak', 'dakon', 'kalah', 'awari', 'chess'].filter(seedsFollowHoles)).toEqual([
    'congkak',
    'dakon',
  ])
})

it('collects every --set, and leaves sizes to commands that read ranges', () => {
  const parse = (sizes: 'sizes' | 'noSizes', ...args: readonly string[]): VariantOptions => {
    const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined })
    return addVariantOptions(command, 'dakon', sizes).parse(args, { from: 'user' }).opts()
  }
  expect(parse('sizes', '--set', 'a=1', '--holes', '5', '--set', 'b=2')).toEqual({
    variant: 'dakon',
    holes: 5,
    set: ['a=1', 'b=2'],
  })
  expect(() => parse('noSizes', '--holes', '5')).toThrow('unknown option')
})
