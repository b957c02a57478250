import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const RULE = '@intlify/vue-i18n/no-raw-text'

/** The lint of this project without the rules that need types, which are slow to start. */
const lint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  ruleFilter: ({ ruleId }) => ruleId === RULE,
})

/** The texts that the rule finds in a template, as if it were in the file. */
async function rawTexts(path: string, template: string): Promise<readonly string[]> {
  const [result] = await lint.lintText(`<template>\n${template}\n</template>\n`, { filePath: path })
  return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

/** One file per folder: the folder decides which rules apply. */
const FOLDERS = [
  ...new Map(
    sourcesIn('src', /\.vue$/).map(({ path }) => [path.slice(0, path.lastIndexOf('/')), path]),
  ).entries(),
]

test.each(FOLDERS)('raw text in a template of %s fails lint', async (_, path) => {
  const found = await rawTexts(path, '<p>Planted words</p>')
  expect(found).toEqual([expect.stringContaining('Planted words')])
  expect(found[0]).toContain(RULE)
})

const ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'note',
  'placeholder',
  'problem',
  'sentence',
  'title',
  'unit',
]

test.each(ATTRIBUTES)('raw text in the attribute %s fails lint', async (attribute) => {
  const path = FOLDERS[0]![1]
  for (const element of ['img', 'AppField'])
    expect(await rawTexts(path, `<${element} ${attribute}="Planted words" />`)).toHaveLength(1)
})

/** Literals in bound attributes, which the rule does not check; a capital letter marks words for people. */
const BOUND_WORDS = new RegExp(`\\s:(?:${ATTRIBUTES.join('|')})="[^"]*['\`][A-Z][a-z]`)

test('bound attributes hold no words either', () => {
  expect(`<AppField :label="isNew ? 'Planted' : name" />`).toMatch(BOUND_WORDS)
  const found = sourcesIn('src', /\.vue$/).filter(({ text }) => BOUND_WORDS.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('messages, figures and signs pass', async () => {
  const path = FOLDERS[0]![1]
  expect(await rawTexts(path, `<p :title="t('app.name')">{{ t('app.name') }} · 12%</p>`)).toEqual([])
})
