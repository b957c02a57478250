// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import GamePicker from '../../../../../src/renderer/game/picker/GamePicker.vue'
import { loadTexts } from '../../../../../src/renderer/locales/i18n'
import NumberField from '../../../../../src/renderer/ui/fields/NumberField.vue'
import { useVariants, type Playable } from '../../../../../src/renderer/storage/stores/variantsStore'
import { until } from '../../../../support/waiting'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor'), loadTexts('games')]))
afterEach(() => picker?.unmount())

let picker: ReturnType<typeof mount<typeof GamePicker>> | undefined

/** The picker is drawn into the body of the document, outside of its component. */
const all = (selector: string): readonly Element[] => [...document.body.querySelectorAll(selector)]
const names = (): readonly string[] => all('[data-card] b').map(({ textContent }) => textContent.trim())

async function open(
  props: {
    use?: 'play' | 'choose'
    own?: readonly Playable[]
    unsaved?: ReadonlySet<string>
    recent?: readonly string[]
  } = {},
) {
  setActivePinia(createPinia())
  const { own = [], use = 'choose', unsaved = new Set<string>(), recent = [] } = props
  const games = [...own, ...useVariants().games]
  picker = mount(GamePicker, {
    props: { open: true, games, current: findPreset('kalah')!.variant, recent, use, unsaved },
    attachTo: document.body,
  })
  await until(() => names().length >= PRESETS.length)
  return picker
}

async function set(element: Element | undefined, value: string): Promise<void> {
  ;(element as HTMLInputElement).value = value
  element?.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input'))
  await flushPromises()
}

it('shows the whole catalogue, each game with a picture', async () => {
  await open()
  expect(names()).toHaveLength(PRESETS.length)
  expect(all('[data-card] svg')).toHaveLength(PRESETS.length)
  expect(all('h3')[0]?.textContent).toBe(`${PRESETS.length} games`)
})

it('narrows it by region, mechanism and holes, and by name', async () => {
  await open()
  const [region, mechanism, holes] = all('select')
  await set(region, 'Central Asia')
  expect(names()).toEqual(['Tap-Urdy', 'Toguz Kumalak', 'Toguz Xorgol', 'Eson Xorgol'])
  expect(all('h3')[0]?.textContent).toBe('4 games found')
  await set(mechanism, 'claim')
  await set(holes, '9')
  expect(names()).toEqual(['Toguz Kumalak', 'Toguz Xorgol'])
  await set(all('input')[0], 'xorgol')
  expect(names()).toEqual(['Toguz Xorgol'])
})

it('chooses the game of the button, or starts it at a size', async () => {
  const chosen = await open()
  await set(all('input')[0], 'boola')
  expect(all('.sizes')).toHaveLength(0)
  ;(all('.acts button')[0] as HTMLElement).click()
  expect(chosen.emitted('choose')?.[0]?.[0]).toMatchObject({ id: 'boola' })
  chosen.unmount()
  const played = await open({ use: 'play' })
  await set(all('input')[0], 'boola')
  expect(all('.sizes input')).toHaveLength(2)
  played.findAllComponents(NumberField)[0]!.vm.$emit('update:modelValue', 5)
  await flushPromises()
  ;(all('.acts button')[0] as HTMLElement).click()
  expect(played.emitted('choose')?.[0]?.[1]).toMatchObject({ board: { holes: 5 } })
})

it('lists the user’s own games apart, and says which have unsaved changes', async () => {
  const mine: Playable = {
    id: 'mine',
    name: 'Mine',
    group: 'own',
    make: () => ({ ...findPreset('kalah')!.variant, name: 'Mine' }),
  }
  await open({ own: [mine], unsaved: new Set(['mine']) })
  expect(all('h3').map(({ textContent }) => textContent)[0]).toBe('Your variants')
  expect(all('[data-card] [role=img]').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Has unsaved changes',
  ])
})

it('lists games played recently first', async () => {
  await open({ recent: [findPreset('oware')!.variant.name] })
  expect(names()[0]).toBe('Oware')
  expect(names()).toHaveLength(PRESETS.length + 1)
})
