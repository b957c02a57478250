// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, expect, it } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import PresetAbout from '../../../../../src/renderer/variants/catalogue/PresetAbout.vue'
import { loadTexts } from '../../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor'), loadTexts('games')]))

it('describes a game in two sentences, with region, other names and source', () => {
  const text = mount(PresetAbout, { props: { preset: findPreset('bohnenspiel')! } }).text()
  expect(text).toContain('Captures twos, fours and sixes from both rows')
  expect(text).toContain('the player who moved last takes all the seeds that are left.')
  expect(text).toContain('Europe')
  expect(text).toContain('Bean game')
  expect(text).toContain('Mancala World')
})

it('a game tells what it was checked against, and by which command', () => {
  const textOf = (id: string): string => mount(PresetAbout, { props: { preset: findPreset(id)! } }).text()
  expect(textOf('oware')).toContain('lumbung perft --variant oware --depth 7')
  expect(textOf('kalah')).toContain('the same value, +6')
  const replayed = PRESETS.find(({ oracle }) => oracle !== undefined)!
  expect(textOf(replayed.id)).toContain(`its game ${replayed.oracle}`)
})
