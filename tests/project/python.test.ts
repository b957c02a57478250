import { execFile, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

it.skipIf(!hasPython)(
  // Not every machine has Python 3.9.
  'the Python package passes its own tests (needs Python 3.9)',
  { timeout: 300_000 },
  async () => {
    const env = { ...process.env, LUMBUNG: `"${process.execPath}" "${resolve('scripts/lumbung.mjs')}"` }
    const run = promisify(execFile)('python3', ['-B', 'python/tests/test_lumbung.py'], { env })
    const { stderr } = await run
    expect(stderr).toMatch(/Ran [1-9]\d* tests[^]*\nOK\n$/)
  },
)
