import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readNetwork } from '../../src/engine/agents/networkFile'
import kalah from '../../src/engine/players/trained/kalah-6-4.json'
import { twinTangent, twinValue } from '../support/networkTwin'

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

const POSITIONS = [
  { own: [4, 4, 4, 4, 4, 4], other: [4, 4, 4, 4, 4, 4], lead: 0 },
  { own: [0, 1, 2, 3, 0, 9], other: [40, 0, 0, 1, 2, 3], lead: 0.5 },
  { own: [0, 0, 0, 0, 0, 1], other: [1, 0, 0, 0, 0, 0], lead: -1.25 },
]

const withPython = it.skipIf(!hasPython) // Not every machine has Python 3.9.

withPython('the Python of docs/players.md reads a trained player as Lumbung does (needs Python 3.9)', () => {
  const code = /```python\n([^]*?)```/.exec(readFileSync('docs/players.md', 'utf8'))![1]!
  const file = resolve('src/engine/players/trained/kalah-6-4.json')
  const calls = POSITIONS.map(
    ({ own, other, lead }) => `print(value(${JSON.stringify(file)}, [${own}], [${other}], ${lead}))`,
  )
  const { stdout, stderr } = spawnSync('python3', ['-c', [code, ...calls].join('\n')], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const network = readNetwork(kalah)
  if (!network.ok) throw new Error('the player cannot be read')
  const { counts } = network.value.shape
  const found = stdout.trim().split('\n').map(Number)
  const expected = POSITIONS.map(({ own, other, lead }) => {
    const rows = [...own, ...other].map((seeds) => Math.min(counts, seeds))
    return twinValue(network.value, rows, lead, twinTangent)
  })
  expect(found.length).toBe(3)
  found.forEach((value, at) => expect(value).toBeCloseTo(expected[at]!, 4))
  expect(new Set(expected).size).toBe(3)
})
