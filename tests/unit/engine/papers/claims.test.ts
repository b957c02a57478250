import { expect, test } from 'vitest'
import { agrees, atMost, exactly } from '../../../../src/engine/papers/claims'
import type { Claim, Evidence, Item, Size } from '../../../../src/engine/papers/item'
import { judge } from '../../../../src/engine/papers/judge'
import { PUBLISHED } from '../../../../src/engine/papers/published'
import { fixed, message, share } from '../../../../src/locales/message'
import { equivalence } from '../../../../src/engine/statistics/equivalence'

const published = { successes: 60_857, trials: 100_000 }

function claimOf(successes: number, trials: number): Claim {
  return agrees('first', 'First', '60.86%', 'ours', equivalence({ successes, trials }, published, 0.01))
}

test.each([
  [60_990, 100_000, 'reproduced'],
  [59_000, 100_000, 'differs'],
  [610, 1_000, 'undecided'],
] as const)('%i of %i games against 60,857 of 100,000: %s', (successes, trials, verdict) => {
  expect(claimOf(successes, trials).verdict).toBe(verdict)
})

test.each([
  [33, false, 'reproduced'],
  [32, false, 'beyond'],
  [34, false, 'undecided'],
  [34, true, 'differs'],
  [null, false, 'undecided'],
  [null, true, 'differs'],
] as const)('a best value of %s, proven %s, against 33: %s', (ours, proven, verdict) => {
  expect(atMost('length', 'Length', 'moves', 33, ours, { proven }).verdict).toBe(verdict)
})

test('a claim states its tolerance and its power', () => {
  const claim = claimOf(60_990, 100_000)
  const power = claim.equivalence?.power
  expect(power).toBeCloseTo(0.997, 3)
  expect(claim).toMatchObject({
    criterion: message('verdicts.withinTolerance', { tolerance: fixed(1, 1), power: share(power!, 1) }),
    equivalence: { verdict: 'same', tolerance: 0.01 },
  })
  expect(JSON.stringify(claimOf(610, 1_000).reason)).toContain('verdicts.tooFewGames')
  expect(exactly('a', 'A', '1', '1').criterion).toEqual(message('verdicts.equal'))
})

test('a claim in words is reproduced where both texts say the same', () => {
  const moves = (count: number) => message('amounts.moves', { count })
  expect(exactly('a', 'A', moves(2), moves(2)).verdict).toBe('reproduced')
  expect(exactly('a', 'A', moves(2), moves(3)).verdict).toBe('differs')
})

function outcome(size: Size, claim: Claim) {
  const item: Item = {
    id: 'item',
    paper: 'congkak',
    title: '',
    where: '',
    about: '',
    readings: [],
    runs: () => [],
    judge: () => ({ claims: [claim] }),
    expected: {},
  }
  const evidence: Evidence = { published: PUBLISHED, found: [], size }
  return judge(item, evidence, [])
}

test('only a quick run may be undecided', () => {
  expect(outcome('quick', claimOf(610, 1_000))).toMatchObject({ verdict: 'undecided', surprises: [] })
  expect(outcome('full', claimOf(610, 1_000))).toMatchObject({ verdict: 'undecided', surprises: ['first'] })
  expect(outcome('quick', claimOf(59_000, 100_000)).surprises).toEqual(['first'])
})
