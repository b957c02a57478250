// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../../../src/engine/experiments/contract/experiment'
import {
  clusterJobText,
  ENGINES,
  isFolderName,
  usualParts,
} from '../../../../src/renderer/experiments/cluster/clusterJob'
import { SMALL_SPECS } from '../../../support/smallSpecs'

/** What the lines write into the spec file. */
const specIn = (lines: string): unknown =>
  JSON.parse(/<<'END_OF_SPEC'\n([^]*?)\nEND_OF_SPEC\n/.exec(lines)![1]!)

test.each(Object.keys(SMALL_SPECS) as ExperimentKind[])('the lines of %s hold its whole spec', (kind) => {
  const parsed = anyExperimentOf(kind).parse(SMALL_SPECS[kind])
  if (!parsed.ok) throw new Error('not a spec')
  const spec = JSON.parse(JSON.stringify(parsed.value)) as Json
  for (const engine of ENGINES) {
    const lines = clusterJobText({ kind, spec, engine, parts: 7, folder: 'mine' })
    expect(specIn(lines)).toMatchObject({ format: 'lumbung-spec', kind })
    // The file lists what a game has; parsing fills in the rest.
    const written = (specIn(lines) as { spec: unknown }).spec
    expect(anyExperimentOf(kind).parse(written)).toEqual({ ok: true, value: parsed.value })
    expect(lines).toContain('\nlumbung plan mine.json --parts 7 --out mine')
    // Terminals cut lines of 4096 bytes.
    for (const line of lines.split('\n')) expect(line.length).toBeLessThan(4_000)
  }
})

test('a spec with a very long field is cut into short lines', () => {
  const spec = { values: Array.from({ length: 3_000 }, (_, at) => at) }
  const lines = clusterJobText({ kind: 'sweep', spec, engine: 'slurm', parts: 2, folder: 'long' })
  expect(specIn(lines)).toMatchObject({ spec })
  expect(Math.max(...lines.split('\n').map(({ length }) => length))).toBeLessThan(4_000)
})

test('folders have names that a shell takes as they are', () => {
  for (const name of ['a', 'matchSeries', 'run-2_b', '7']) expect(isFolderName(name)).toBe(true)
  for (const name of ['', '-a', 'a b', 'a;b', '../a', '$HOME', 'a'.repeat(65), 'é'])
    expect(isFolderName(name)).toBe(false)
})

test.each([
  [0.2, 16, 10],
  [0.2, 3, 3],
  [36_000, 5_000, 60],
  [1e9, 100_000, 1_000],
])('%d seconds in %d tasks are usually cut into %d parts', (seconds, tasks, parts) => {
  expect(usualParts(seconds, tasks)).toBe(parts)
})
