import { describe, expect, it } from 'vitest'
import { parseStrategyCheck } from '../../../../src/engine/experiments/kinds/strategyCheck/spec'
import { replayLine } from '../../../../src/engine/experiments/kinds/replay/replayLine'
import { formatChoice } from '../../../../src/engine/board/notation'
import { start } from '../../../../src/engine/rules/match'
import { findStrategy } from '../../../../src/engine/strategies/catalogue'
import { checkStrategy } from '../../../../src/engine/strategies/check'
import { BLANK, recommend } from '../../../../src/engine/strategies/recommend'
import type { Rule, Strategy } from '../../../../src/engine/strategies/strategy'
import { gameTree } from '../../../../src/engine/strategies/tree'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Layout } from '../../../../src/engine/variant/variant'

const kalah = (holes: number) => findPreset('kalah')!.make({ holes, seeds: 1 })
const alt = (holes: number) => findPreset('kalah-alt')!.make({ holes, seeds: 1 })

/** What one rule recommends for South in a layout of Kalah. */
function holesBy(rule: Rule, layout: Omit<Layout, 'southStore' | 'northStore'>): readonly number[] {
  const base = kalah(layout.south.length)
  const variant = { ...base, start: { ...base.start, layout: { ...layout, southStore: 0, northStore: 0 } } }
  const strategy: Strategy = { id: 'x', name: 'x', source: 'x', opening: [], rules: [rule] }
  return recommend(variant, strategy, start(variant), BLANK).map(({ hole }) => hole)
}

describe('rules of a strategy', () => {
  const layout = { south: [3, 1, 0], north: [2, 1, 3] }
  it.each<[Rule, readonly number[]]>([
    [{ play: 'endInStore' }, [1]],
    [{ play: 'capture' }, [2]],
    [{ play: 'captureMost' }, [2]],
    [{ play: 'nearestStore' }, [2]],
    [{ play: 'hole', hole: { fromStore: 1 } }, [2]],
    [{ play: 'facingForemost', less: 1 }, [1]],
    [{ play: 'any' }, [1, 2]],
  ])('%j', (rule, holes) => expect(holesBy(rule, layout)).toEqual(holes))

  it('defends what the opponent could capture', () => {
    expect(holesBy({ play: 'defend' }, { south: [2, 1, 1], north: [0, 1, 0] })).toEqual([1])
  })
})

describe('strategy check', () => {
  it('finds that Pok’s strategy for KalahAlt(m, 1) never loses on small boards', () => {
    for (const holes of [1, 2, 3, 4]) {
      const { everyChoice, someChoice } = finish(checkStrategy(alt(holes), findStrategy('pok-alt')!))
      expect(everyChoice).toBeGreaterThanOrEqual(0)
      expect(someChoice).toBeGreaterThanOrEqual(everyChoice)
    }
  })

  it('gives a refuting line that plays to the loss it claims', () => {
    const checked = finish(checkStrategy(kalah(4), findStrategy('pok-attempt-3')!))
    expect(checked.everyChoice).toBeLessThan(0)
    const moves = checked.everyLine.map(formatChoice).join(' ')
    const replayed = replayLine({ label: 'refutation', variant: kalah(4), moves })
    expect([replayed.problem, replayed.over]).toEqual([null, true])
  })

  it('refuses what cannot be checked', () => {
    const spec = { variant: kalah(3), strategy: 'pok-attempt-9', holes: { from: 1, to: 30 }, seeds: 1 }
    expect(parseStrategyCheck(spec).ok).toBe(false)
    expect(parseStrategyCheck({ ...spec, strategy: 'pok-alt', holes: { from: 1, to: 3 } }).ok).toBe(true)
    const awari = findPreset('awari')!.make({ holes: 3, seeds: 1 })
    expect(
      parseStrategyCheck({ ...spec, variant: awari, strategy: 'pok-alt', holes: { from: 1, to: 3 } }).ok,
    ).toBe(false)
  })
})

describe('game trees', () => {
  it('list every node of a small tree, parents first', () => {
    const nodes = finish(gameTree(alt(3), findStrategy('pok-alt')!, { listed: 1000, grown: 1000 }))!
    expect(nodes.every(({ id, parent }) => parent === null || parent < id)).toBe(true)
    expect(nodes.every(({ folded }) => folded === 0)).toBe(true)
    expect(nodes[0]!.value).toBe(0)
  })

  it('are folded if they are large, and count what is folded', () => {
    const whole = finish(gameTree(alt(3), null, { listed: 1e5, grown: 1e5 }))!
    const folded = finish(gameTree(alt(3), null, { listed: 50, grown: 1e5 }))!
    expect(folded.length).toBeLessThanOrEqual(50)
    expect(folded.length + folded.reduce((sum, node) => sum + node.folded, 0)).toBe(whole.length)
    expect(folded[0]!.value).toBe(whole[0]!.value)
    expect(finish(gameTree(alt(3), null, { listed: 50, grown: 60 }))).toBeNull()
  })
})
