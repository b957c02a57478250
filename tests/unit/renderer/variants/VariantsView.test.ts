// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { noticeText } from '../../../support/renderer/noticeText'
import { message } from '../../../../src/locales/message'
import { FIELDS } from '../../../../src/engine/variant/fields'
import type { Variant } from '../../../../src/engine/variant/variant'
import { useSpecDraft } from '../../../../src/renderer/runs/specDraft'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { useVariantDraft } from '../../../../src/renderer/variants/variantDraft'
import VariantsView from '../../../../src/renderer/variants/VariantsView.vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { loadTexts, say } from '../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor'), loadTexts('games')]))

let page: VueWrapper
let router: Router
let editor: ReturnType<typeof useVariantDraft>

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await (await openStorage()).database.clear(['variants'])
  await open()
})
afterEach(() => page.unmount())

async function open(afresh = true): Promise<void> {
  const Nothing = { render: () => null }
  router = createRouter({
    history: createMemoryHistory(),
    routes: ['', 'board', 'variants', 'experiments'].map((name) => ({
      path: `/${name}`,
      component: Nothing,
    })),
  })
  page = mount(VariantsView, { attachTo: document.body, global: { plugins: [createPinia(), router] } })
  editor = useVariantDraft()
  if (afresh) editor.openPreset('kalah')
  await flushPromises()
}
const button = (text: string) => page.findAll('button').find((one) => one.text() === text)!
const isDisabled = (text: string) => button(text).attributes('disabled') !== undefined

it('shows the rules of the game as sentences, and what the game is based on', async () => {
  expect(page.text()).toContain(editor.variant.source)
  const sentences = page.findAll('[id^="rule-"]').map((one) => one.text())
  expect(sentences.length).toBeGreaterThan(6)
  expect(page.text()).not.toContain('Not used')
  expect(page.get('[aria-label="About this game"]').text()).toContain(say(findPreset('kalah')!.detail))
  editor.set('board.holes', 5)
  await flushPromises()
  expect(page.text()).toContain('based on Kalah: 1 change')
  expect(page.text()).toContain('not saved')
})

it('saves only what has changed and does not contradict itself', async () => {
  expect(isDisabled('Save')).toBe(true)
  editor.set('board.stores', 'capturesOnly')
  await flushPromises()
  expect(page.text()).toMatch(/\d contradiction/)
  expect([isDisabled('Save'), isDisabled('Play on the board')]).toEqual([true, true])
  editor.openPreset('kalah')
  editor.discard()
  editor.set('board.holes', 5)
  await flushPromises()
  await button('Save').trigger('click')
  await flushPromises()
  const name = document.querySelector<HTMLInputElement>('[role="dialog"] input')!
  expect([name.value, document.activeElement]).toEqual(['Kalah (copy)', name])
  name.form!.requestSubmit()
  await flushPromises()
  expect(noticeText(useNotices())).toBe('Saved Kalah (copy)')
  expect(isDisabled('Save')).toBe(true)
})

it('puts the game on the board as it is edited', async () => {
  editor.set('board.holes', 5)
  await flushPromises()
  await button('Play on the board').trigger('click')
  await flushPromises()
  const game = useGame()
  expect([game.variant.board.holes, game.title]).toEqual([5, message('variants.rulesNotSaved')])
  expect(router.currentRoute.value.path).toBe('/board')
})

it('shows the rules as a file and back', async () => {
  await button('File').trigger('click')
  expect(page.find('[id^="rule-"]').exists()).toBe(false)
  expect(page.get('textarea').element.value).toContain('"name": "Kalah"')
  await button('Rules').trigger('click')
  expect(page.find('[id^="rule-"]').exists()).toBe(true)
})

it('has every setting as a field, and none of them says that it is not used', async () => {
  await button('All settings').trigger('click')
  expect(page.findAll('[id^="setting-"]').length).toBe(FIELDS.length)
  expect(page.text()).not.toContain('Not used')
})

it('sets up a comparison with another game', async () => {
  editor.set('board.holes', 5)
  await flushPromises()
  await button('Compare').trigger('click')
  await flushPromises()
  const both = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')]
  both.find((one) => one.textContent?.trim() === 'Measure both')!.click()
  await flushPromises()
  const { kind, spec } = useSpecDraft()
  const { variants } = spec as unknown as { variants: readonly Variant[] }
  expect([kind, variants.map(({ name }) => name)]).toEqual([
    'variantComparison',
    ['Kalah (changed)', 'Kalah'],
  ])
  expect(router.currentRoute.value.path).toBe('/experiments')
})

it('finds the unsaved changes again after a reload', async () => {
  editor.set('board.holes', 5)
  page.unmount()
  await open(false)
  expect([editor.variant.board.holes, editor.unsaved]).toEqual([5, true])
})

it('reports stored variants that cannot be read', async () => {
  await (await openStorage()).database.put('variants', [{ id: 'x', from: null, saved: 1 } as never])
  page.unmount()
  await open()
  expect(useNotices().recent.map(({ text }) => text)).toEqual([
    { key: 'variants.unreadable', args: { count: 1 } },
  ])
})
