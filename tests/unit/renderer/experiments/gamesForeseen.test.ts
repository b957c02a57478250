// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, expect, test } from 'vitest'
import GamesForeseen from '../../../../src/renderer/experiments/GamesForeseen.vue'
import { loadTexts } from '../../../../src/renderer/locales/i18n'

beforeAll(() => loadTexts('laboratory'))

test('says what the games can tell, and takes over the number that a precision needs', async () => {
  const form = mount(GamesForeseen, { props: { modelValue: 1_000 } })
  expect(form.text()).toContain('±3.1 percentage points')
  expect(form.text()).toContain('a difference of 6.3 points')
  expect(form.get('output').text()).toBe('needs 9,600 games')
  const buttons = form.findAll('button')
  await buttons.at(-1)!.trigger('click')
  expect(form.emitted('update:modelValue')).toEqual([[9_600]])
})
