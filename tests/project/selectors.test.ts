import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['tests/e2e', 'tests/desktop', 'tests/support/browser']

/** Class selectors and child combinators where Playwright or the page looks for elements. */
const BY_CLASS =
  /(?:locator|querySelector(?:All)?|matches|closest|\$\$?)\(\s*[`'"](?:[^`'"]*[\w\])\s,]|)\.[a-z]|locator\(\s*[`'"]\s*>/

test('browser tests find things as people do: by role, label or text, not by class', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) =>
        readFileSync(join(folder, path), 'utf8')
          .split('\n')
          .map((line, at) => ({ line: line.trim(), where: `${folder}/${path}:${at + 1}` })),
      ),
  )
  const byClass = found.filter(({ line }) => BY_CLASS.test(line))
  expect(byClass.map(({ where, line }) => `${where}: ${line}`)).toEqual([])
})

test.each([
  ["page.locator('.job')", true],
  ['page.locator(`.job.${status}`)', true],
  ["page.locator('section.card')", true],
  ["document.querySelector('li .name')", true],
  ["region.locator('> div')", true],
  ["page.locator('[aria-current]')", false],
  ["page.locator('h1')", false],
  ["page.getByText('v1.2')", false],
])('%s is found by class: %s', (line, isByClass) => {
  expect(BY_CLASS.test(line)).toBe(isByClass)
})
