// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import {
  spreadLayout,
  withValue,
  type FieldProblem,
  type RuleValue,
} from '../../../../src/renderer/variants/edit'
import { FORM_FIELDS } from '../../../../src/renderer/variants/form'
import RuleField from '../../../../src/renderer/variants/RuleField.vue'
import { loadTexts } from '../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))

const kalah = findPreset('kalah')!.make({})

function rule(
  path: string,
  variant = kalah,
  problems: readonly FieldProblem[] = [],
  base: typeof kalah | null = kalah,
) {
  const field = FORM_FIELDS.find((one) => one.path === path)!
  const wrapper = mount(RuleField, { attachTo: document.body, props: { field, variant, base, problems } })
  const emitted = (name: 'set' | 'look' | 'visit') =>
    wrapper.emitted<[RuleValue | null]>(name)?.map(([value]) => value) ?? []
  const button = (text: string) => wrapper.findAll('button').find((one) => one.text() === text)!
  return { wrapper, emitted, button }
}

it('offers every word of a rule and sets the one that is chosen', async () => {
  const { wrapper, emitted, button } = rule('sow.direction')
  expect(wrapper.findAll('[role="radio"]').map((one) => one.text())).toEqual([
    'anticlockwise',
    'clockwise',
    'either way',
    'outward',
    'set by the first move',
    'by odd or even',
    'round your own row',
    'each player’s first move',
    'each player’s second turn',
  ])
  expect(wrapper.get('[aria-checked="true"]').text()).toBe('anticlockwise')
  await button('clockwise').trigger('click')
  expect(emitted('set')).toEqual(['clockwise'])
})

it('shows what a choice would do while the pointer is over it, and the rule itself otherwise', async () => {
  const { wrapper, emitted, button } = rule('sow.direction')
  await wrapper.trigger('pointerenter')
  await button('either way').trigger('pointerover')
  await wrapper.get('.name').trigger('pointerover')
  expect(emitted('look')).toEqual([null, 'eitherWay', null])
})

it('says what it was before, and goes back to it', async () => {
  const { wrapper, emitted } = rule('sow.direction', withValue(kalah, 'sow.direction', 'clockwise'))
  const back = wrapper.get('[title="Back to anticlockwise"]')
  expect(back.text()).toBe('was anticlockwise')
  await back.trigger('click')
  expect(emitted('set')).toEqual(['anticlockwise'])
  expect(rule('sow.direction').wrapper.text()).not.toContain('was')
  expect(rule('sow.direction', kalah, [], null).wrapper.text()).not.toContain('was')
})

it('says why a rule contradicts another, instead of what it means, and leads to the other rule', async () => {
  const problem = { text: 'Nothing is sown into stores.', other: 'board.stores' } as FieldProblem
  const { wrapper, emitted } = rule('sow.direction', kalah, [problem])
  expect(wrapper.text()).toContain('Nothing is sown into stores. See Stores.')
  expect(wrapper.find('p').exists()).toBe(false)
  await wrapper.get('a').trigger('click')
  expect(emitted('visit')).toEqual(['board.stores'])
})

it('lays seeds out hole by hole, and evenly again', async () => {
  const { button, emitted } = rule('start.layout')
  await button('hole by hole').trigger('click')
  expect(emitted('set')).toEqual([spreadLayout(kalah)])
  const uneven = rule('start.layout', withValue(kalah, 'start.layout', spreadLayout(kalah)))
  await uneven.button('the same in each hole').trigger('click')
  expect(uneven.emitted('set')).toEqual(['even'])
})

it('is described by what is wrong with it, and by nothing otherwise', () => {
  const problem: FieldProblem = { text: 'It contradicts another rule.', other: null }
  const { wrapper } = rule('sow.direction', kalah, [problem])
  const id = wrapper.get('[role="group"]').attributes('aria-describedby')!
  expect(wrapper.get(`[id="${id}"]`).text()).toContain('It contradicts another rule.')
  expect(rule('sow.origin').wrapper.get('[role="group"]').attributes('aria-describedby')).toBeUndefined()
})
