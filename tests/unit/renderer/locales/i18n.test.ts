// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = () => import('../../../../src/renderer/locales/i18n')

beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

test('words of another page come when they are first missed', async () => {
  const { t } = await load()
  expect(t('experiments.notJson')).toBe('experiments.notJson')
  await expect.poll(() => t('experiments.notJson')).not.toBe('experiments.notJson')
})

test('a language brings the words of every volume that is in use', async () => {
  const { loadTexts, setLanguage, t } = await load()
  await loadTexts('laboratory')
  const english = t('experiments.notJson')
  await setLanguage('ms')
  expect(t('experiments.notJson')).not.toBe(english)
  await setLanguage('en')
  expect(t('experiments.notJson')).toBe(english)
})

test('words learned after the language was chosen are in that language', async () => {
  const { loadTexts, setLanguage, t } = await load()
  await setLanguage('ms')
  await loadTexts('laboratory')
  const malay = t('experiments.notJson')
  await setLanguage('en')
  expect(t('experiments.notJson')).not.toBe(malay)
})

test('words that a page asks for while the language is switched are in the new language', async () => {
  const { loadTexts, setLanguage, t } = await load()
  await Promise.all([setLanguage('ms'), loadTexts('laboratory')])
  expect(t('reports.methods')).toBe('Kaedah')
})

test('words that were being read when the language was switched are read again', async () => {
  const { loadTexts, setLanguage, t } = await load()
  const learning = loadTexts('editor')
  await setLanguage('id')
  await learning
  expect(t('variants.rule')).toBe('Aturan')
})

test('of two languages chosen in quick succession the last one stays, however long the first takes', async () => {
  const { currentLanguage, setLanguage, t } = await load()
  const english = t('app.settings')
  await Promise.all([setLanguage('ms'), setLanguage('en')])
  expect([currentLanguage(), t('app.settings')]).toEqual(['en', english])
})
