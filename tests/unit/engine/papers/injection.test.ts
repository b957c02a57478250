import { describe, expect, it } from 'vitest'
import type { Run } from '../../../../src/engine/papers/item'
import { findItem } from '../../../../src/engine/papers/items'
import { PUBLISHED, type Published } from '../../../../src/engine/papers/published'
import { reproduce } from '../../../../src/engine/papers/reproduce'
import { perform } from '../../../support/perform'

const item = (id: string) => findItem(id)!

describe('a corrupted published table is noticed', () => {
  const corrupted: readonly (readonly [string, Published])[] = [
    [
      'congkak-sample-game',
      {
        ...PUBLISHED,
        congkakSampleGame: {
          ...PUBLISHED.congkakSampleGame,
          laps: PUBLISHED.congkakSampleGame.laps.with(7, ['B', 1, 2, 3]),
        },
      },
    ],
    [
      'dakon-counts',
      {
        ...PUBLISHED,
        dakonCounts: PUBLISHED.dakonCounts.slice(0, 4).map((row) => ({ ...row, winning: `${row.winning}1` })),
      },
    ],
    [
      'kalah-1-n',
      {
        ...PUBLISHED,
        kalah1n: PUBLISHED.kalah1n.with(9, { ...PUBLISHED.kalah1n[9]!, first: 18, second: 2 }),
      },
    ],
    [
      'kalahalt-1-n',
      {
        ...PUBLISHED,
        kalahAlt1n: PUBLISHED.kalahAlt1n.with(50, { ...PUBLISHED.kalahAlt1n[50]!, result: 'X' }),
      },
    ],
    [
      'kalah-repunits',
      {
        ...PUBLISHED,
        kalahRepunits: PUBLISHED.kalahRepunits.map((row) => ({ ...row, first: row.first + 1 })),
      },
    ],
    [
      'congkak-table2',
      {
        ...PUBLISHED,
        congkakTable2: PUBLISHED.congkakTable2.map((row) => ({
          ...row,
          first: row.first - 500,
          second: row.second + 500,
        })),
      },
    ],
  ]

  it.each(corrupted)('%s', async (id, published) => {
    expect((await reproduce(item(id), 'quick', published, perform)).surprises).not.toEqual([])
  })
})

describe('a wrong engine is noticed', () => {
  /** As if a rule were built wrongly: every variant of a spec has it changed. */
  const withRule = (section: string, rule: string, value: string) => (run: Run) => {
    const change = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(change)
      if (typeof part !== 'object' || part === null) return part
      const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, change(inner)]))
      if ('schema' in copy) copy[section] = { ...(copy[section] as object), [rule]: value }
      return copy
    }
    return perform({ ...run, spec: change(run.spec) as Run['spec'] })
  }

  it.each([
    ['congkak-sample-game', 'sow', 'relay', 'own'],
    ['congkak-table2', 'turn', 'lastInOwnEmpty', 'nothing'],
    ['dakon-counts', 'turn', 'emptyOpposite', 'nothing'],
    ['dakon-lines', 'sow', 'origin', 'skipped'],
    ['dakon-found-lines', 'sow', 'origin', 'skipped'],
    ['congklak-flaw', 'sow', 'relay', 'own'],
    ['kalah-1-n', 'turn', 'lastInStore', 'turnOver'],
    ['kalah-values', 'end', 'leftovers', 'toOtherPlayer'],
  ])(
    '%s with %s.%s = %s',
    async (id, section, rule, value) => {
      const outcome = await reproduce(item(id), 'quick', PUBLISHED, withRule(section, rule, value))
      expect(outcome.surprises).not.toEqual([])
    },
    60_000,
  )
})
