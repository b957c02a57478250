import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/board/notation'
import { halvesOf, kalahRulesOf } from '../../../../src/engine/solver/kalahLike'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const clockwise: Variant = { ...kalah, sow: { ...kalah.sow, direction: 'clockwise' } }

function halves(variant: Variant, text: string): readonly string[] {
  const position = parsePosition(text)
  if (!position.ok) throw new Error(JSON.stringify(position.error))
  const { mine, theirs } = halvesOf(kalahRulesOf(variant)!, position.value)
  return [mine, theirs].map((half) => half.toString(16))
}

it('packs a side per number, a byte per hole in the order of sowing, the mover’s first', () => {
  expect(halves(kalah, '1,2,3+0 4,5,6+0 S')).toEqual(['30201', '60504'])
  expect(halves(kalah, '1,2,3+0 4,5,6+0 N')).toEqual(['60504', '30201'])
  expect(halves(clockwise, '1,2,3+0 4,5,6+0 S')).toEqual(['10203', '40506'])
})

it('takes games like kalah only', () => {
  expect(kalahRulesOf(findPreset('kalah-alt')!.make())?.moveAgain).toBe(false)
  for (const id of ['congkak', 'awari', 'sungka']) expect(kalahRulesOf(findPreset(id)!.make())).toBeNull()
})

it('takes boards of up to eight holes per side only', () => {
  expect(kalahRulesOf(findPreset('kalah')!.make({ holes: 8 }))?.holes).toBe(8)
  expect(kalahRulesOf(findPreset('kalah')!.make({ holes: 9 }))).toBeNull()
})
