import { describe, expect, test } from 'vitest'
import type { RunRecord } from '../../../../../src/renderer/storage/records'
import {
  dayOf,
  createSearch,
  listed,
  replicateKey,
  runsOf,
} from '../../../../../src/renderer/results/list/runEntries'

const NOW = new Date(2026, 10, 16, 12).getTime()
const HOUR = 3_600_000

function run(changes: Partial<RunRecord>): RunRecord {
  return {
    id: 'x', kind: 'matchSeries', spec: {}, title: 'Congkak', summary: 'match series', seed: '1', version: '1', status: 'done',
    created: NOW, finished: NOW, seconds: 1, tasks: 1, done: 1, finding: '', shares: null, failure: null, tags: [], note: '',
    pinned: false, deleted: null, ...changes,
  } // prettier-ignore
}

describe('the list of runs', () => {
  test('finds all the words, in titles, notes and tags', () => {
    const runs = [
      run({ id: 'a', note: 'ask the class why' }),
      run({ id: 'b', title: 'Sungka', tags: ['thesis'] }),
    ]
    const search = createSearch(runs)
    expect(search('CLASS congkak').map(({ id }) => id)).toEqual(['a'])
    expect(search('#thesis').map(({ id }) => id)).toEqual(['b'])
    expect(search('class sungka')).toEqual([])
    expect(search('  ')).toEqual(runs)
  })

  test('stands under days, pinned runs first', () => {
    const runs = [
      run({ id: 'old', created: NOW - 30 * HOUR }),
      run({ id: 'new' }),
      run({ id: 'pin', pinned: true, created: 0 }),
    ]
    const lines = listed(runs, 'newest', NOW).map((entry) =>
      entry.type === 'run' ? entry.run.id : entry.title,
    )
    expect(lines).toEqual(['Pinned', 'pin', 'Today', 'new', 'Yesterday', 'old'])
  })

  test('can be ordered by name and by duration, without days', () => {
    const runs = [run({ id: 'b', title: 'B', seconds: 9 }), run({ id: 'a', title: 'A', seconds: 3 })]
    const ids = (order: 'name' | 'longest'): string[] =>
      listed(runs, order, NOW).flatMap((entry) => (entry.type === 'run' ? [entry.run.id] : []))
    expect(ids('name')).toEqual(['a', 'b'])
    expect(ids('longest')).toEqual(['b', 'a'])
  })

  test('makes runs that differ only in the random seed one line, which opens', () => {
    const seeded = (id: string, seed: number, changes: Partial<RunRecord> = {}) =>
      run({ id, seed: String(seed), spec: { seed, games: 100 }, ...changes })
    const runs = [
      seeded('a', 1),
      seeded('other', 1, { spec: { seed: 1, games: 200 } }),
      seeded('b', 2),
      seeded('again', 2),
      seeded('named', 3, { title: 'Pilot' }),
      seeded('running', 4, { status: 'running' }),
      seeded('earlier', 5, { created: NOW - 30 * HOUR }),
    ]
    const lines = (opened: readonly string[]) =>
      listed(runs, 'newest', NOW, new Set(opened)).map((entry) => runsOf(entry).map(({ id }) => id))
    expect(lines([])).toEqual([[], ['a', 'b'], ['other'], ['again'], ['named'], ['running'], [], ['earlier']])
    const key = replicateKey(runs[0]!)!
    expect(lines([key])).toEqual([
      [],
      ['a'],
      ['b'],
      ['other'],
      ['again'],
      ['named'],
      ['running'],
      [],
      ['earlier'],
    ])
  })

  test('names days as people do', () => {
    expect(dayOf(NOW - 13 * HOUR, NOW)).toBe('Yesterday')
    expect(dayOf(NOW - 100 * HOUR, NOW)).toBe('Last seven days')
    expect(dayOf(new Date(2026, 2, 3).getTime(), NOW)).toBe('March 2026')
  })
})
