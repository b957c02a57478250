// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeAll, expect, it } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import PresetAbout from '../../../../../src/renderer/variants/catalogue/PresetAbout.vue'
import VariantList from '../../../../../src/renderer/variants/VariantList.vue'
import { loadTexts } from '../../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('games')]))

function listOf() {
  return mount(VariantList, {
    props: { own: [], presets: PRESETS, current: 'kalah', unsaved: new Set<string>() },
  })
}

function namesIn(list: ReturnType<typeof listOf>): readonly string[] {
  return list.findAll('button .name').map((name) => name.text())
}

it('shows the whole catalogue under its families, each game with a picture', () => {
  const list = listOf()
  expect(namesIn(list)).toHaveLength(PRESETS.length)
  expect(list.findAll('button svg')).toHaveLength(PRESETS.length)
  expect(list.get('[role=status]').text()).toBe(`${PRESETS.length} of ${PRESETS.length} games`)
})

it('narrows it by region, mechanism and holes, and by words', async () => {
  const list = listOf()
  const [region, mechanism, holes] = list.findAll('select')
  await region!.setValue('Central Asia')
  expect(namesIn(list)).toEqual(['Tap-Urdy', 'Toguz Kumalak', 'Toguz Xorgol', 'Eson Xorgol'])
  await mechanism!.setValue('claim')
  await holes!.setValue(9)
  expect(namesIn(list)).toEqual(['Toguz Kumalak', 'Toguz Xorgol'])
  await list.get('input').setValue('clockwise')
  expect(namesIn(list)).toEqual(['Toguz Xorgol'])
})

it('opens the game that is clicked', async () => {
  const list = listOf()
  await list.get('input').setValue('boola')
  await list.get('button').trigger('click')
  expect(list.emitted('preset')).toEqual([['boola']])
})

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
