// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import AgentField from '../../../../../src/renderer/experiments/fields/AgentField.vue'

function mounted(modelValue: string) {
  return mount(AgentField, { props: { modelValue, label: 'South' } })
}

test.each([
  ['minimax:6', 'minimax:6+memory'],
  ['minimax:6:5000~20', 'minimax:6:5000+memory~20'],
  ['minimax+memory', 'minimax'],
])('the switch of the memory makes %s %s', async (before, after) => {
  const field = mounted(before)
  const memory = field.get('input[role=switch]')
  await memory.setValue(!(memory.element as HTMLInputElement).checked)
  expect(field.emitted('update:modelValue')).toEqual([[after]])
})

test('another number of turns keeps the memory', async () => {
  const field = mounted('minimax:6+memory')
  await field.get('input:not([role=switch])').setValue('8')
  await field.get('input:not([role=switch])').trigger('change')
  expect(field.emitted('update:modelValue')?.at(-1)).toEqual(['minimax:8+memory'])
})

test.each(['greedy', 'maximal:2000', 'mcts:100'])('%s has no memory to switch', (name) => {
  expect(mounted(name).find('input[role=switch]').exists()).toBe(false)
})
