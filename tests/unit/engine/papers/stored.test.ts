import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planOpenings } from '../../../../src/engine/experiments/kinds/winningOpenings/plan'
import type { OpeningsPart } from '../../../../src/engine/experiments/kinds/winningOpenings/run'
import { winningOpenings } from '../../../../src/engine/experiments/kinds/winningOpenings/winningOpenings'
import { countShare } from '../../../../src/engine/openings/goals/count'
import { addCounts, NO_COUNTS } from '../../../../src/engine/openings/counts'
import { streamOf } from '../../../../src/engine/random/stream'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { finish, firstTurnOf } from '../../../support/runSearch'
import { reportOf } from '../../../../src/engine/experiments/contract/reports'

/** Which share is counted again; `LUMBUNG_TEST_SEED=2 npx vitest run …` takes another. */
const SEED = Number(process.env['LUMBUNG_TEST_SEED'] ?? 1)

interface Stored {
  readonly spec: unknown
  readonly parts: readonly (readonly [number, OpeningsPart])[]
}

const stored = JSON.parse(readFileSync('src/engine/papers/stored/dakon-7-count.json', 'utf8')) as Stored

describe('the stored count of dakon-7', () => {
  const variant = findPreset('dakon')!.make({ holes: 7 })
  const spec = winningOpenings.parse({ ...winningOpenings.defaults, variant, goal: 'count' })
  if (!spec.ok) throw new Error('The spec of the stored count was refused')

  it('is complete, and is what the command line resumes from', () => {
    expect(winningOpenings.parse(stored.spec)).toEqual(spec)
    const tasks = planOpenings(spec.value).map(({ index }) => index)
    expect(stored.parts.map(([index]) => index)).toEqual(tasks)
    expect(reportOf('winningOpenings', spec.value, new Map(stored.parts)).caveats).toEqual([])
  })

  it('comes out again where a share of its subtrees is counted again', () => {
    const share = streamOf(SEED, 0, 'play').below(stored.parts.length)
    const part = finish(winningOpenings.run(spec.value, planOpenings(spec.value)[share]!))
    expect([share, part], `share ${share} of seed ${SEED}`).toEqual(stored.parts[share])
  }, 120_000)

  it('has as many of the shortest openings as a search with a sieve', () => {
    const counts = stored.parts.map(([, part]) => (part.type === 'share' ? part.counts : NO_COUNTS))
    const { winning } = counts.reduce(addCounts, NO_COUNTS)
    const shortest = winning.findIndex((openings) => openings !== '0')
    const limits = { mostMoves: shortest, sieve: { moves: 4, bits: 28 } }
    const sieved = finish(countShare(firstTurnOf('dakon', 7), limits, { subtrees: 1, shares: 1 }, 0))
    expect(sieved.winning).toEqual(winning.slice(0, shortest + 1))
  }, 120_000)
})
