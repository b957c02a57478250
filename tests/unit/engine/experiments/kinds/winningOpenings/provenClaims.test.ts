import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../../../src/locales/english'
import { answerOf, provenClaims } from '../../../../../../src/engine/experiments/kinds/winningOpenings/answer'
import { findingOf } from '../../../../../../src/engine/experiments/kinds/winningOpenings/finding'
import type { OpeningsPart } from '../../../../../../src/engine/experiments/kinds/winningOpenings/run'
import type { Goal, OpeningsSpec } from '../../../../../../src/engine/experiments/kinds/winningOpenings/spec'
import { winningOpenings } from '../../../../../../src/engine/experiments/kinds/winningOpenings/winningOpenings'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { finish } from '../../../../../support/runSearch'

type Line = Extract<OpeningsPart, { readonly type: 'line' }>

/** What a search for dakon-5 is reported to have found, had it known this instead of what it did. */
function told(goal: Goal, known: Partial<Line>, laps = 0) {
  const variant = findPreset('dakon')!.make({ holes: 5 })
  const spec: OpeningsSpec = { ...winningOpenings.defaults, variant, goal, laps, effort: 20 }
  const part = finish(winningOpenings.run(spec, winningOpenings.plan(spec)[0]!))
  if (part.type !== 'line' || !part.proven) throw new Error('Dakon-5 is proven')
  const answer = answerOf(spec, new Map([[0, { ...part, ...known }]]))
  return { claims: provenClaims(spec, answer), finding: inEnglish(findingOf(spec, answer)), answer }
}

describe('what a search for openings has proven is reported claim by claim', () => {
  it('all of it', () => {
    expect(told('fewest-laps', {}).claims).toEqual({ lapsProven: true, lengthProven: true })
    expect(told('fewest-laps', {}).finding).toBe(
      'Every winning opening of Dakon with 5 holes has at least one move of 6 laps or more (proven). The shortest opening within this limit has 27 moves (proven).',
    )
  })

  it('the laps but not the length', () => {
    const { claims, finding, answer } = told('fewest-laps', { proven: false })
    expect(answer.proven).toBe(false)
    expect(claims).toEqual({ lapsProven: true, lengthProven: false })
    expect(finding).toMatch(
      /\(proven\)\. The shortest opening within this limit found so far has 27 moves\.$/,
    )
  })

  it('neither', () => {
    const { claims, finding } = told('fewest-laps', { proven: false, lower: 2 })
    expect(claims).toEqual({ lapsProven: false, lengthProven: false })
    expect(finding).toBe(
      'Some winning opening of Dakon with 5 holes needs at most 6 laps per move, the fewest found so far (at least 2 are needed). The shortest opening within this limit found so far has 27 moves.',
    )
  })

  it('the seeds sown but not the long moves', () => {
    expect(told('fewest-cycles', {}).claims).toEqual({
      sownProven: true,
      longMovesProven: true,
      lengthProven: true,
    })
    const { claims, finding } = told('fewest-cycles', { proven: false, lowerLong: 0 })
    expect(claims).toEqual({ sownProven: true, longMovesProven: false, lengthProven: false })
    expect(finding).not.toMatch(/so far.*\(proven\)/)
  })

  it('with a limit of laps, only the length', () => {
    const { claims, finding, answer } = told('fewest-laps', {}, 6)
    expect(claims).toEqual({ lengthProven: true })
    expect(answer.lower).toBeNull()
    expect(finding).toBe(
      'With at most 6 laps per move, the shortest winning opening of Dakon with 5 holes has 27 moves (proven).',
    )
    expect(told('fewest-laps', { proven: false }, 6).finding).toMatch(/found so far has 27 moves\.$/)
    expect(told('fewest-laps', {}, 5).finding).toBe(
      'No winning opening of Dakon with 5 holes keeps to at most 5 laps per move; every continuation was checked.',
    )
  })
})
