// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/locales/language'
import { setLanguage } from '../../../../src/renderer/locales/i18n'
import { readMethods } from '../../../../src/renderer/reports/methods'
import MethodsButton from '../../../../src/renderer/reports/MethodsButton.vue'
import { untilHolds } from '../../../support/waiting'

const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en')

describe('the methods', () => {
  afterEach(() => setLanguage('en'))

  it('define every term that a report uses', async () => {
    const methods = await readMethods('en')
    expect(methods.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Reproduced',
        'Proven',
        'Interval',
        'Distinct games',
        'Undecided games',
        'Move budget',
        'Readings',
      ]),
    )
    for (const { paragraphs } of methods) expect(paragraphs.join(' ')).toMatch(/^[A-Z].*\.$/)
  })

  it.each(OTHERS)('have the same sections and paragraphs in %s, in its own words', async (code) => {
    const [english, other] = [await readMethods('en'), await readMethods(code)]
    const shape = (methods: typeof english): readonly number[] =>
      methods.map(({ paragraphs }) => paragraphs.length)
    expect(shape(other)).toEqual(shape(english))
    other.forEach((section, at) => {
      expect(section.title).not.toBe(english[at]!.title)
      section.paragraphs.forEach((text, place) => expect(text).not.toBe(english[at]!.paragraphs[place]))
    })
  })

  it.each(OTHERS)('state the same numbers and commands in %s', async (code) => {
    const marks = async (language: string): Promise<readonly string[]> =>
      (await readMethods(language)).map(({ paragraphs }) =>
        [...paragraphs.join(' ').matchAll(/\b\d+(?:[.,]\d+)?%|--\w+|lumbung [a-z]+|\bχ²|maximal:\d+/g)]
          .map(([mark]) => mark)
          .toSorted()
          .join(' '),
      )
    expect(await marks(code)).toEqual(await marks('en'))
  })

  it('open from a button and follow the language', async () => {
    const button = mount(MethodsButton, { attachTo: document.body })
    await button.get('button').trigger('click')
    const shown = (): string => document.body.querySelector('[role="dialog"]')?.textContent ?? ''
    await untilHolds(() => expect(shown()).toContain('one-sided tests'))
    await setLanguage('ms')
    await untilHolds(() => expect(shown()).toContain('ujian satu hujung'))
    button.unmount()
  })
})
