// @vitest-environment happy-dom
import { DOMWrapper, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../../src/engine/variant/variant'
import NewGameCard from '../../../../../src/renderer/game/panels/NewGameCard.vue'

const games = ['congkak', 'kalah'].map((id) => {
  const { make } = findPreset(id)!
  return { id, name: make({}).name, group: 'preset' as const, make }
})
let card: VueWrapper | undefined
afterEach(() => card?.unmount())

async function open(current: Variant) {
  card = mount(NewGameCard, { attachTo: document.body, props: { current, games } })
  await card.get('[aria-label="Choose the game"]').trigger('click')
  await flushPromises()
  const sheet = new DOMWrapper(document.body)
  const number = (label: string): number => {
    const field = sheet.findAll('label').find((one) => one.text().startsWith(label))!
    return Number(
      sheet.get<HTMLInputElement>(
        `[id="${field.attributes('for')}"] input, input[id="${field.attributes('for')}"]`,
      ).element.value,
    )
  }
  const begin = async (): Promise<Variant> => {
    await sheet
      .findAll('button')
      .find((button) => button.text() === 'New game')!
      .trigger('click')
    return card!.emitted<[Variant]>('begin')!.at(-1)![0]
  }
  const press = async (label: string) => {
    await sheet.get(`[aria-label="${label}"]`).trigger('pointerdown', { button: 0 })
    await sheet.get(`[aria-label="${label}"]`).trigger('pointerup')
    await flushPromises()
  }
  return { sheet, number, begin, press }
}

it('shows what is on the board, and starts the same again', async () => {
  const current = findPreset('kalah')!.make({ holes: 5, seeds: 3 })
  const { number, begin } = await open(current)
  expect(card!.text()).toContain('5 × 3')
  expect([number('Holes per side'), number('Seeds per hole')]).toEqual([5, 3])
  expect(await begin()).toEqual(current)
})

it('uses the usual size of the first game if the board has one that is not listed', async () => {
  const current = { ...findPreset('kalah')!.make({ holes: 4 }), name: 'Imported' }
  const { number, begin } = await open(current)
  const usual = games[0]!.make({})
  expect([number('Holes per side'), number('Seeds per hole')]).toEqual([
    usual.board.holes,
    usual.start.seedsPerHole,
  ])
  expect(await begin()).toEqual(usual)
})

it('follows a larger board with the seeds that the game has then', async () => {
  const { number, begin, press } = await open(findPreset('congkak')!.make({}))
  const before = number('Holes per side')
  await press('Holes per side: increase')
  expect(number('Holes per side')).toBe(before + 1)
  const expected = games[0]!.make({ holes: before + 1 })
  expect(number('Seeds per hole')).toBe(expected.start.seedsPerHole)
  expect(await begin()).toEqual(expected)
})
