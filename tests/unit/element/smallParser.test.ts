import { parse as parseWhole } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { parse } from '../../../src/element/smallParser'
import { en } from '../../../src/locales/en'
import ms from '../../../src/locales/ms/window.json'
import id from '../../../src/locales/id/window.json'
import { flatten } from '../../../src/locales/say'

/** What the whole parser reads, without what we never use. */
function expected(text: string): unknown {
  const read = parseWhole(text, { ignoreTag: true, captureLocation: false })
  return JSON.parse(
    JSON.stringify(read, (key, value: unknown) =>
      key === 'offset' || key === 'pluralType' ? undefined : value,
    ),
  )
}

test.each([
  ['English', flatten(en)],
  ['Malay', flatten(ms)],
  ['Indonesian', flatten(id)],
])('the small parser reads every message as the whole one does: %s', (_, words) => {
  for (const text of Object.values(words)) expect(parse(text), text).toEqual(expected(text))
})
