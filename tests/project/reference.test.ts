import { format, resolveConfig } from 'prettier'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { columnsPage } from '../support/reference/columnsPage'
import { rulesPage } from '../support/reference/rulesPage'

/** The pages as they are formatted in the repository; `npm run reference` writes them. */
async function formatted(page: string): Promise<string> {
  return format(page, { ...(await resolveConfig(resolve('docs/rules.md'))), parser: 'markdown' })
}

test('docs/rules.md lists the rules as they are', async () => {
  await expect(await formatted(rulesPage())).toMatchFileSnapshot(resolve('docs/rules.md'))
})

test('docs/columns.md lists the columns as they are', async () => {
  await expect(await formatted(await columnsPage())).toMatchFileSnapshot(resolve('docs/columns.md'))
})
