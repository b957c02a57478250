import { expect, it } from 'vitest'
import { checksumOfBytes } from '../../../../src/engine/checksum'
import { shareMemory } from '../../../../src/engine/kernel/crew'
import { finish } from '../../../../src/engine/through'
import { createFiller, createFillerInCrew } from '../../../../src/engine/tables/fillTables'
import type { CrewFiller } from '../../../../src/engine/tables/layerFiller'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

type Shared = 'awari' | 'kalah'

function crewOf(variant: Variant, seeds: number, filler: Shared, size: number): readonly CrewFiller[] {
  const memory = shareMemory(2 ** 28, size)!
  return Array.from({ length: size }, (_, member) => {
    const place = { crew: 1, memory, places: size, turn: 1, leads: member === 0 }
    return finish(createFillerInCrew(variant, seeds, filler, place))!
  })
}

/** The checksum of a layer: comparing its values one by one takes long. */
function sum(values: Int8Array): string {
  return checksumOfBytes(new Uint8Array(values.slice().buffer))
}

function filledAlone(variant: Variant, seeds: number, filler: Shared): readonly Int8Array[] {
  const alone = createFiller(variant, seeds, filler)
  return Array.from({ length: seeds + 1 }, (_, layer) => {
    finish(alone.fill(layer))
    return alone.layer(layer).slice()
  })
}

/** Fills the layers with members that take turns; each helper leaves after so many steps, if a number is given. */
function filledTogether(
  [leader, ...helpers]: readonly CrewFiller[],
  seeds: number,
  leaveAfter = Infinity,
): { readonly layers: readonly string[]; readonly helped: number } {
  const helps = helpers.map((helper) => helper.help(1))
  let helped = 0
  const layers = Array.from({ length: seeds + 1 }, (_, layer) => {
    const filling = leader!.fill(layer)
    for (;;) {
      if (helped < leaveAfter) {
        for (const help of helps) help.next()
        helped++
      }
      if (filling.next().done) return sum(leader!.layer(layer))
    }
  })
  leader!.endTurn(1)
  if (leaveAfter === Infinity) for (const help of helps) expect(help.next().done).toBe(true)
  return { layers, helped }
}

it.each([
  ['awari', 6, 9],
  ['awari', 3, 14],
  ['kalah', 6, 8],
] as const)(
  'fills the same tables of %s with %i holes and %i seeds with any number of members',
  (id, holes, seeds) => {
    const variant = findPreset(id)!.make({ holes, seeds: 2 })
    const alone = filledAlone(variant, seeds, id).map(sum)
    for (const size of [1, 2, 3]) {
      expect(filledTogether(crewOf(variant, seeds, id, size), seeds).layers).toEqual(alone)
    }
  },
)

it('goes on without members that leave in the middle of a layer', () => {
  const variant = findPreset('awari')!.make()
  const alone = filledAlone(variant, 9, 'awari').map(sum)
  for (const steps of [1, 3, 8]) {
    const { layers, helped } = filledTogether(crewOf(variant, 9, 'awari', 2), 9, steps)
    expect(helped).toBe(steps)
    expect(layers).toEqual(alone)
  }
})

it('takes over layers that were filled before', () => {
  const variant = findPreset('awari')!.make()
  const alone = filledAlone(variant, 8, 'awari')
  const [leader, helper] = crewOf(variant, 8, 'awari', 2)
  for (let layer = 0; layer < 8; layer++) leader!.put(layer, alone[layer]!)
  const help = helper!.help(1)
  for (const _ of leader!.fill(8)) help.next()
  expect(sum(leader!.layer(8))).toBe(sum(alone[8]!))
})

it('turns away whoever comes after the last place was taken, or after the turn', () => {
  const variant = findPreset('awari')!.make()
  const memory = shareMemory(2 ** 28, 1)!
  const place = { crew: 1, memory, places: 1, turn: 1, leads: true }
  const leader = finish(createFillerInCrew(variant, 6, 'awari', place))!
  expect(finish(createFillerInCrew(variant, 6, 'awari', { ...place, leads: false }))).toBeNull()
  leader.endTurn(1)
  const empty = { ...place, memory: shareMemory(2 ** 28, 1)!, turn: 0, leads: false }
  expect(finish(createFillerInCrew(variant, 6, 'awari', empty))).toBeNull()
})
