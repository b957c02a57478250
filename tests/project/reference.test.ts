import { format, resolveConfig } from 'prettier'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { columnsPage } from '../support/reference/columnsPage'
import { rulesPage } from '../support/reference/rulesPage'
import { botSchema } from '../support/schemas/botSchema'
import { answerSchema, requestSchema } from '../support/schemas/requestsSchema'
import { specSchema } from '../support/schemas/specSchema'
import { strategySchema } from '../support/schemas/strategySchema'
import { variantSchema } from '../support/schemas/variantSchema'

/** What programs from outside may rely on, by the name of its file in docs/schemas. */
const SCHEMAS = {
  variant: variantSchema,
  spec: specSchema,
  strategy: strategySchema,
  bot: botSchema,
  request: requestSchema,
  answer: answerSchema,
}

/** The pages as they are formatted in the repository; `npm run reference` writes them, and the schemas. */
async function formatted(page: string): Promise<string> {
  return format(page, { ...(await resolveConfig(resolve('docs/rules.md'))), parser: 'markdown' })
}

test('docs/rules.md lists the rules as they are', async () => {
  await expect(await formatted(rulesPage())).toMatchFileSnapshot(resolve('docs/rules.md'))
})

test('docs/columns.md lists the columns as they are', async () => {
  await expect(await formatted(await columnsPage())).toMatchFileSnapshot(resolve('docs/columns.md'))
})

test.each(Object.entries(SCHEMAS))(
  'docs/schemas/%s.schema.json is as the program has it',
  async (name, schema) => {
    const text = `${JSON.stringify(schema(), null, 2)}\n`
    await expect(text).toMatchFileSnapshot(resolve(`docs/schemas/${name}.schema.json`))
  },
)
