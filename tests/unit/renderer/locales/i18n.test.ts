// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = () => import('../../../../src/renderer/locales/i18n')

beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

test('words of another page come when they are first missed', { timeout: 30_000 }, async () => {
  const { t } = await load()
  expect(t('experiments.notJson')).toBe('experiments.notJson')
  await expect.poll(() => t('experiments.notJson'), { timeout: 20_000 }).not.toBe('experiments.notJson')
})

test('a language brings the words of every volume that is in use', async () => {
  const { learn, speak, t } = await load()
  await learn('laboratory')
  const english = t('experiments.notJson')
  await speak('ms')
  expect(t('experiments.notJson')).not.toBe(english)
  await speak('en')
  expect(t('experiments.notJson')).toBe(english)
})

test('words learned after the language was chosen are in that language', async () => {
  const { learn, speak, t } = await load()
  await speak('ms')
  await learn('laboratory')
  const malay = t('experiments.notJson')
  await speak('en')
  expect(t('experiments.notJson')).not.toBe(malay)
})

test('words that a page asks for while the language is switched are in the new language', async () => {
  const { learn, speak, t } = await load()
  await Promise.all([speak('ms'), learn('laboratory')])
  expect(t('reports.methods')).toBe('Kaedah')
})

test('words that were being read when the language was switched are read again', async () => {
  const { learn, speak, t } = await load()
  const learning = learn('rules')
  await speak('id')
  await learning
  expect(t('variants.rule')).toBe('Aturan')
})

test('of two languages chosen in quick succession the last one stays, however long the first takes', async () => {
  const { currentLanguage, speak, t } = await load()
  const english = t('app.settings')
  await Promise.all([speak('ms'), speak('en')])
  expect([currentLanguage(), t('app.settings')]).toEqual(['en', english])
})
