// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, expect, it } from 'vitest'
import type { Component } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Clause } from '../../../../src/engine/variant/clauses/clause'
import { loadTexts } from '../../../../src/renderer/locales/i18n'
import TakeForm from '../../../../src/renderer/variants/clauses/TakeForm.vue'
import WhenForm from '../../../../src/renderer/variants/clauses/WhenForm.vue'
import type { ClauseChange } from '../../../../src/renderer/variants/clauses/editClause'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))

function form(component: Component, game: string, clause: Clause) {
  const props = { variant: findPreset(game)!.make(), clause }
  const wrapper = mount(component, { attachTo: document.body, props })
  const select = (label: string) => {
    const found = wrapper.findAll('select').find((one) => {
      const { labels, ariaLabel } = one.element
      return (
        ariaLabel === label || [...(labels ?? [])].some(({ textContent }) => textContent?.includes(label))
      )
    })!
    return { found, options: found.findAll('option').map((one) => one.text()) }
  }
  return { wrapper, select }
}

it('lets captured seeds go where four rows let them go', async () => {
  const { wrapper, select } = form(TakeForm, 'tsoro', { at: 'inner', take: ['across'], to: 'here' })
  const { found, options } = select('Where the seeds go')
  expect(options).toEqual([
    'to you',
    'into the hole of the last seed',
    'into the hole where the lap began',
    'sown on from the next hole',
    'sown on from the hole where the lap began',
    'sown on from the hole after that',
    'sown along the inner row from its end',
  ])
  expect(found.element.value).toBe('here')
  await found.setValue('sowNext')
  expect(wrapper.emitted<[ClauseChange]>('change')?.at(-1)).toEqual([{ to: undefined, sow: 'next' }])
})

it('asks for the outer hole and the rows of a board with four, and not on two', () => {
  const four = form(WhenForm, 'tsoro', { at: 'inner' })
  expect(four.select('The last seed falls in').options).toContain('the player’s inner row')
  expect(four.select('The last seed falls in').options).not.toContain('your store')
  expect(four.wrapper.text()).toContain('Seeds in the outer hole behind the opposite one')
  const two = form(WhenForm, 'kalah', { at: 'own' })
  expect(two.select('The last seed falls in').options).not.toContain('the player’s inner row')
  expect(two.wrapper.text()).not.toContain('Seeds in the outer hole')
})

it('offers two rows what they have: the owner, chains and claims, but not the outer hole', () => {
  const { wrapper, select } = form(TakeForm, 'kalah', { at: 'own', take: ['across'] })
  expect(select('Where the seeds go').options).toEqual(['to you', 'to the owner of the hole'])
  expect(wrapper.text()).toContain('claim')
  expect(wrapper.text()).toContain('Further holes')
  expect(wrapper.text()).not.toContain('the outer hole behind')
})

it('lets holes be taken by choice on four rows only', async () => {
  const four = form(TakeForm, 'tsoro', { at: 'inner', take: ['across'] })
  const label = four.wrapper.findAll('label').find((one) => one.text() === 'Holes you then take by choice')!
  const field = four.wrapper.get<HTMLInputElement>(`#${label.attributes('for')}`)
  await field.setValue('2')
  await field.trigger('keydown', { key: 'Enter' })
  expect(four.wrapper.emitted<[ClauseChange]>('change')?.at(-1)).toEqual([{ pick: 2 }])
  const two = form(TakeForm, 'kalah', { at: 'own', take: ['across'] })
  expect(two.wrapper.text()).not.toContain('by choice')
})
