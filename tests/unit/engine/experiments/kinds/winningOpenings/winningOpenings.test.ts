import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import type { Json, Progress } from '../../../../../../src/engine/experiments/contract/experiment'
import type { OpeningsPart } from '../../../../../../src/engine/experiments/kinds/winningOpenings/run'
import { GOALS, type OpeningsSpec } from '../../../../../../src/engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../../../../../src/engine/experiments/kinds/winningOpenings/winningOpenings'
import { parseRecord } from '../../../../../../src/engine/board/notation'
import type { Variant } from '../../../../../../src/engine/variant/variant'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { finish } from '../../../../../support/runSearch'
import { reportOf } from '../../../../../../src/engine/experiments/contract/reports'

function read(wish: object): OpeningsSpec {
  const spec = winningOpenings.parse({ ...winningOpenings.defaults, effort: 2, ...wish })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  return spec.value
}

function runAll(spec: OpeningsSpec): Map<number, OpeningsPart> {
  return new Map(
    winningOpenings.plan(spec).map((task) => [task.index, finish(winningOpenings.run(spec, task))]),
  )
}

const dakon = (holes: number) => findPreset('dakon')!.make({ holes })

describe('the experiment on winning openings', () => {
  it.each(GOALS)('reports %s with a line that opens on the board', (goal) => {
    const spec = read({ variant: dakon(4), goal, line: '1 4 2 4' })
    const parts = JSON.parse(JSON.stringify([...runAll(spec)])) as [number, OpeningsPart][]
    const report = reportOf('winningOpenings', spec, new Map(parts))
    expect(report.lines).toHaveLength(1)
    expect(report.caveats).toEqual([])
    for (const chart of report.charts) expect(report.tables.map(({ id }) => id)).toContain(chart.table)
    for (const { columns, rows } of report.tables) {
      for (const row of rows) expect(Object.keys(row)).toEqual(columns.map(({ key }) => key))
    }
  })

  it('says what is missing while it runs', () => {
    const spec = read({ variant: dakon(6), goal: 'count' })
    expect(reportOf('winningOpenings', spec, new Map()).caveats).toContainEqual({ key: 'caveats.unfinished' })
  })

  it('reports what a stopped count had counted', () => {
    const spec = read({ variant: dakon(6), goal: 'count' })
    const [task] = winningOpenings.plan(spec)
    const run = winningOpenings.run(spec, task!)
    let checkpoint: Json | undefined
    while (checkpoint === undefined) checkpoint = (run.next().value as Progress).checkpoint
    const report = reportOf('winningOpenings', spec, new Map([[0, checkpoint as unknown as OpeningsPart]]))
    expect(inEnglish(report.finding)).toMatch(/, so far: [\d,]+ openings win at once; [\d,]+ do not\./)
    expect(report.caveats).toContainEqual({ key: 'caveats.unfinished' })
    const resumed = finish(winningOpenings.run(spec, task!, checkpoint))
    expect(resumed).toEqual(finish(winningOpenings.run(spec, task!)))
  })

  it.each([
    [1, 1, '0 openings win at once; 0 do not. In 1 more, the first player runs out of seeds'],
    [3, 1, '0 openings win at once; 3 do not. In 1 more, the first player runs out of seeds'],
    [3, 4, '0 openings win at once; 8 do not. In 1 more, the first player runs out of seeds'],
    [3, 3, '0 openings win at once; 13 do not.'],
  ])('counts every first turn of dakon with %i holes and %i seeds, by its end', (holes, seeds, expected) => {
    const spec = read({ variant: findPreset('dakon')!.make({ holes, seeds }), goal: 'count' })
    expect(inEnglish(reportOf('winningOpenings', spec, runAll(spec)).finding)).toContain(expected)
  })

  it('proves that Kasim’s patch keeps the first player from winning at once', () => {
    const finding = (id: string) => {
      const spec = read({ variant: findPreset(id)!.make({ holes: 5 }), goal: 'first' })
      return reportOf('winningOpenings', spec, runAll(spec)).finding
    }
    expect(finding('congklak')).toMatchObject({ key: 'openings.canWin' })
    expect(finding('congklak-patched')).toMatchObject({ key: 'openings.noneExists' })
  })

  it('searches any turn from any position', () => {
    const spec = read({ variant: dakon(3), goal: 'first', position: '0,0,1+15 1,0,1+0 S' })
    const report = reportOf('winningOpenings', spec, runAll(spec))
    expect(report.lines[0]?.moves).toBe('0,0,1+15 1,0,1+0 S: 3')
  })

  it.each(['count', 'shortest', 'max-capture', 'first'] as const)('reaches %s by any relay rules', (goal) => {
    const made = dakon(4)
    const [again, across, relay] = made.last
    const variants: readonly Variant[] = [
      { ...made, sow: { ...made.sow, direction: 'eitherWay' } },
      { ...made, last: [again!, across!, { ...across!, makes: [2] }, relay!] },
      { ...made, last: [again!, across!, { at: 'theirs', makes: [3], take: ['here'] }, relay!] },
      {
        ...made,
        last: [again!, { ...across!, chain: 'back' }, relay!],
        turn: { ...made.turn, mustFeed: 'yes', grandSlam: 'void' },
      },
    ]
    for (const variant of variants) {
      const spec = read({ variant, goal, position: '0,0,0,1+27 1,0,1,1+0 S' })
      const report = reportOf('winningOpenings', spec, runAll(spec))
      expect(report.caveats).toEqual([])
      for (const { moves } of report.lines) {
        const record = parseRecord(variant, moves)
        expect(record.ok).toBe(true)
      }
      expect(report.lines).toHaveLength(1)
    }
  })

  it('refuses games it cannot search, with the rule', () => {
    const paths = (wish: object) => {
      const spec = winningOpenings.parse({ ...winningOpenings.defaults, ...wish })
      return spec.ok ? [] : spec.error.map(({ path }) => path)
    }
    expect(paths({ variant: findPreset('kalah')!.make() })).toContain('variant.last')
    expect(paths({ variant: findPreset('awari')!.make() })).toContain('variant.board.stores')
    expect(paths({ variant: findPreset('sungka')!.make() })).toEqual(['variant.start.first'])
    expect(paths({ variant: dakon(9), goal: 'count' })).toEqual(['goal'])
    expect(paths({ goal: 'loudest' })).toEqual(['goal'])
    expect(paths({ position: 'nowhere' })).toEqual(['position'])
  })
})
