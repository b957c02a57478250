// @vitest-environment happy-dom
import { DOMWrapper, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'
import CompareDialog from '../../../../src/renderer/variants/CompareDialog.vue'
import { withValue } from '../../../../src/renderer/variants/edit'
import { loadTexts } from '../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))

const games = ['congkak', 'kalah'].map((id) => {
  const { make } = findPreset(id)!
  return { id, name: make({}).name, group: 'preset' as const, make }
})
const kalah = games[1]!.make({})
let dialog: VueWrapper | undefined
afterEach(() => dialog?.unmount())

async function compare(variant: Variant, suggested: string | null) {
  dialog = mount(CompareDialog, {
    attachTo: document.body,
    global: { plugins: [createPinia()] },
    props: { open: false, variant, games, suggested, sound: true },
  })
  await dialog.setProps({ open: true })
  await flushPromises()
  const page = new DOMWrapper(document.body)
  const rules = () => page.findAll('tbody td:first-child').map((cell) => cell.text())
  return { page, rules, heads: () => page.findAll('thead th').map((cell) => cell.text()) }
}

it('shows only the rules that differ, with both values', async () => {
  const { page, rules, heads } = await compare(withValue(kalah, 'board.holes', 4), 'kalah')
  expect([rules(), heads()]).toEqual([['Holes per side'], ['Rule', 'Kalah, as edited', 'Kalah']])
  expect(page.findAll('tbody td b').map((cell) => cell.text())).toEqual(['4', '6'])
})

it('shows the others too, and still marks what differs', async () => {
  const { page, rules } = await compare(withValue(kalah, 'board.holes', 4), 'kalah')
  await page.get('[role="switch"]').trigger('click')
  expect(rules().length).toBeGreaterThan(10)
  expect(page.findAll('tr.differs td:first-child').map((cell) => cell.text())).toEqual(['Holes per side'])
})

it('says so if the two have the same rules', async () => {
  const { page } = await compare(kalah, 'kalah')
  expect(page.text()).toContain('The rules are the same.')
  expect(page.find('table').exists()).toBe(false)
})

it('starts with the first game where none is suggested, and names both by their names', async () => {
  const { heads, rules } = await compare(kalah, null)
  expect(heads()).toEqual(['Rule', 'Kalah', games[0]!.name])
  expect(rules()).toContain('Last seed')
})

it('offers to measure both', async () => {
  const { page } = await compare(withValue(kalah, 'board.holes', 4), 'kalah')
  const button = page.findAll('button').find((one) => one.text() === 'Measure both')!
  await button.trigger('click')
  expect(dialog!.emitted('measure')).toEqual([[kalah]])
})

it('has nothing to measure where the rules are the same', async () => {
  const { page } = await compare(kalah, 'kalah')
  const button = page.findAll('button').find((one) => one.text() === 'Measure both')!
  expect(button.attributes('disabled')).toBeDefined()
})
