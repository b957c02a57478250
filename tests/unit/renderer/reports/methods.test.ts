// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { METHODS } from '../../../../src/renderer/reports/methods'
import MethodsButton from '../../../../src/renderer/reports/MethodsButton.vue'

describe('the methods', () => {
  it('define every word that a report uses', () => {
    const titles = METHODS.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Reproduced',
        'Proven',
        'Interval',
        'Distinct games',
        'Undecided games',
        'Budgeted',
        'Readings',
      ]),
    )
    for (const { paragraphs } of METHODS) expect(paragraphs.join(' ')).toMatch(/^[A-Z].*\.$/)
  })

  it('open from a button', async () => {
    const button = mount(MethodsButton, { attachTo: document.body })
    await button.get('button').trigger('click')
    expect(document.body.querySelector('[role="dialog"]')?.textContent).toContain('one-sided tests')
    button.unmount()
  })
})
