// Writes docs/rules.md, docs/columns.md, docs/schemas/ and what the game picker says about games again, from the rules, tables and
// games as they are: `npm run reference`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const steps = [
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/project/reference.test.ts', '--update'],
  [join('scripts', 'gameFacts.mjs')],
]
const isDone = (step) => spawnSync(process.execPath, step, { stdio: 'inherit' }).status === 0
process.exitCode = steps.every(isDone) ? 0 : 1
