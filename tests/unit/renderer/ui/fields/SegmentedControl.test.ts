// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import SegmentedControl from '../../../../../src/renderer/ui/fields/SegmentedControl.vue'

const options = [
  { value: 'seed', label: 'seed' },
  { value: 'lap', label: 'lap', disabled: true },
  { value: 'move', label: 'move' },
]

function control(modelValue: string, disabled = false) {
  const wrapper = mount(SegmentedControl, {
    attachTo: document.body,
    props: {
      label: 'Step by',
      options,
      modelValue,
      disabled,
      'onUpdate:modelValue': (value: string | number) => wrapper.setProps({ modelValue: String(value) }),
    },
  })
  const radios = () => wrapper.findAll<HTMLButtonElement>('[role="radio"]')
  const checked = () =>
    radios()
      .filter((radio) => radio.attributes('aria-checked') === 'true')
      .map((radio) => radio.text())
  const stops = () =>
    radios()
      .filter((radio) => radio.attributes('tabindex') === '0')
      .map((radio) => radio.text())
  const press = async (key: string) => {
    const focused = radios().find(({ element }) => element === document.activeElement)!
    await focused.trigger('keydown', { key })
  }
  return { wrapper, radios, checked, stops, press }
}

it('is one tab stop: the chosen option, or the first that can be chosen', () => {
  expect(control('move').stops()).toEqual(['move'])
  expect(control('none of them').stops()).toEqual(['seed'])
  expect(control('lap').stops()).toEqual(['seed'])
  expect(control('seed', true).stops()).toEqual([])
})

it('is chosen by click and by arrow keys, round its ends and past what cannot be chosen', async () => {
  const { radios, checked, press } = control('seed')
  await radios()[2]!.trigger('click')
  expect(checked()).toEqual(['move'])
  radios()[2]!.element.focus()
  await press('ArrowRight')
  expect(checked()).toEqual(['seed'])
  expect(document.activeElement?.textContent?.trim()).toBe('seed')
  await press('ArrowRight')
  expect(checked()).toEqual(['move'])
  await press('Home')
  expect(checked()).toEqual(['seed'])
  await press('End')
  expect(checked()).toEqual(['move'])
})

it('leaves other keys to the page', async () => {
  const { radios, checked, press } = control('seed')
  radios()[0]!.element.focus()
  await press('7')
  expect(checked()).toEqual(['seed'])
})
