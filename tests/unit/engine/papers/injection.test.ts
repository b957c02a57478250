import { override } from '../../../../src/engine/variant/override'
import type { Variant } from '../../../../src/engine/variant/variant'
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
  const withRule = (path: string, value: string) => (run: Run) => {
    const change = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(change)
      if (typeof part !== 'object' || part === null) return part
      const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, change(inner)]))
      if (!('schema' in copy)) return copy
      const changed = override(copy as unknown as Variant, path, value)
      if (!changed.ok) throw new Error(JSON.stringify(changed.error))
      return changed.value
    }
    return perform({ ...run, spec: change(run.spec) as Run['spec'] })
  }

  it.each([
    ['congkak-sample-game', 'last.3.at', 'own'],
    ['congkak-table2', 'last.2', ''],
    ['dakon-counts', 'last.2.across', '1+'],
    ['dakon-lines', 'sow.origin', 'skipped'],
    ['dakon-found-lines', 'sow.origin', 'skipped'],
    ['congklak-flaw', 'last.3.at', 'own'],
    ['kalah-1-n', 'last.1', ''],
    ['kalah-values', 'end.leftovers', 'toOtherPlayer'],
  ])(
    '%s with %s = %s',
    async (id, path, value) => {
      const outcome = await reproduce(item(id), 'quick', PUBLISHED, withRule(path, value))
      expect(outcome.surprises).not.toEqual([])
    },
    60_000,
  )
})
