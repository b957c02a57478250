// Writes docs/rules.md and docs/columns.md again, from the rules and the tables as they are: `npm run reference`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const vitest = join('node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'tests/project/reference.test.ts', '--update'],
  {
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
