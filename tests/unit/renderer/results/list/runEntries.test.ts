import { describe, expect, test } from 'vitest'
import type { RunRecord } from '../../../../../src/renderer/storage/records'
import { dayOf, createSearch, listed } from '../../../../../src/renderer/results/list/runEntries'

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

  test('names days as people do', () => {
    expect(dayOf(NOW - 13 * HOUR, NOW)).toBe('Yesterday')
    expect(dayOf(NOW - 100 * HOUR, NOW)).toBe('Last seven days')
    expect(dayOf(new Date(2026, 2, 3).getTime(), NOW)).toBe('March 2026')
  })
})
