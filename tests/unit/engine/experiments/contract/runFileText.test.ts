import { expect, it } from 'vitest'
import { runFileText } from '../../../../../src/engine/experiments/contract/runFileText'
import { isSealed, runKeyOf, wholeChecksum } from '../../../../../src/engine/experiments/contract/sealedRun'

const run = { version: '1.0.0', kind: 'sweep', spec: { seed: 3 } } as const

it.each([0, 1, 5_000])('writes a sealed run of %i parts, however its pieces are cut', (count) => {
  const parts = Array.from({ length: count }, (_, index) => [index, { found: index }] as const)
  const pieces = [...runFileText(run, parts)]
  const {
    parts: entries,
    checkpoints,
    checksum,
    ...head
  } = JSON.parse(pieces.join('')) as Record<string, unknown>
  expect(entries).toHaveLength(count)
  expect((entries as unknown[]).every((entry) => isSealed(runKeyOf('sweep', run.spec), 'part', entry))).toBe(
    true,
  )
  expect(checkpoints).toEqual([])
  expect(checksum).toBe(wholeChecksum(head, entries as unknown[], []))
  expect(head).toMatchObject({ format: 'lumbung-run', version: '1.0.0', kind: 'sweep' })
  expect(pieces.length > 1).toBe(count > 1_000)
})
