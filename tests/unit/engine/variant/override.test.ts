import { describe, expect, it, test } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { describeProblem } from '../../../../src/engine/variant/describeProblem'
import { overrideAll } from '../../../../src/engine/variant/override'
import type { Clause } from '../../../../src/engine/variant/clauses/clause'
import type { Variant } from '../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../src/locales/english'

const kalah = findPreset('kalah')!.make()
const congkak = findPreset('congkak')!.make()

/** A game with changes such as `sow.origin=skipped`. */
function changed(game: Variant, ...changes: readonly string[]): Variant {
  const made = overrideAll(game, pairs(changes))
  if (!made.ok) throw new Error(made.error.map((problem) => inEnglish(describeProblem(problem))).join('\n'))
  return made.value
}

/** Why a game cannot be changed so. */
function refusal(game: Variant, ...changes: readonly string[]): readonly string[] {
  const made = overrideAll(game, pairs(changes))
  return made.ok ? [] : made.error.map((problem) => inEnglish(describeProblem(problem)))
}

function pairs(changes: readonly string[]): readonly (readonly [string, string])[] {
  return changes.map((change) => {
    const at = change.indexOf('=')
    return [change.slice(0, at), change.slice(at + 1)] as const
  })
}

test('rules are words, numbers and layouts; other paths are refused', () => {
  expect(changed(kalah, 'sow.origin=skipped').sow.origin).toBe('skipped')
  expect(changed(kalah, 'board.holes=4').board.holes).toBe(4)
  for (const path of [
    'sow',
    'sow.speed',
    '',
    'schema',
    'board.holes.x',
    'toString',
    'last.x',
    'last.1+.at',
  ]) {
    expect(overrideAll(kalah, [[path, 'x']])).toEqual({ ok: false, error: [{ code: 'unknown', path }] })
  }
  for (const value of ['', ' ', 'six', '1e99', 'NaN', '0x4', '-1']) {
    expect(overrideAll(kalah, [['board.holes', value]]).ok).toBe(false)
  }
})

describe('clauses', () => {
  const [again, across] = kalah.last as readonly [Clause, Clause]
  const relay: Clause = { at: 'any', makes: '2+', then: 'relay' }

  it.each<readonly [string, readonly Clause[]]>([
    ['last=congkak', congkak.last],
    ['last=', []],
    ['last=[]', []],
    ['last=[{"at":"store","then":"again"}]', [again]],
    ["last=[{at:'store',then:'again'}]", [again]],
    ["last+={at:'any',makes:'2+',then:'relay'}", [again, across, relay]],
    ["last.0+={at:'any',makes:'2+',then:'relay'}", [relay, again, across]],
    ["last.1+={at:'any',makes:'2+',then:'relay'}", [again, relay, across]],
    ["last.2={at:'any',makes:'2+',then:'relay'}", [again, relay]],
    ['last.1=', [across]],
    ['last.2.across=0+', [again, { ...across, across: '0+' }]],
    ['last.2.across=1,2', [again, { ...across, across: [1, 2] }]],
    ['last.2.across=3,even6+', [again, { ...across, across: [3, 'even6+'] }]],
    ['last.2.take=across', [again, { ...across, take: ['across'] }]],
    ['last.2.then=again', [again, { ...across, then: 'again' }]],
    ['last.2.hole=1,-1', [again, { at: 'own', hole: [1, -1], makes: [1], across: '1+', take: across.take! }]],
    ['last.2.chain=back', [again, { ...across, chain: 'back' }]],
    ['last.2.makes=', [again, { at: 'own', across: '1+', take: across.take! }]],
  ])('%s', (change, last) => {
    expect(JSON.stringify(changed(kalah, change).last)).toBe(JSON.stringify(last))
  })

  it('have chains with parts', () => {
    const { last } = changed(kalah, 'last.2.chain=back', 'last.2.chain.most=3')
    expect(last[1]?.chain).toEqual({ way: 'back', most: 3 })
    expect(changed({ ...kalah, last }, 'last.2.chain.most=').last[1]?.chain).toBe('back')
  })

  it('change one after the other, and together with rules', () => {
    const made = changed(kalah, 'last.2.take=across', 'last.1=', 'sow.origin=skipped')
    expect(made).toMatchObject({ last: [{ at: 'own', take: ['across'] }], sow: { origin: 'skipped' } })
  })

  it('what seeds take on their way', () => {
    const passing = { at: 'any', makes: [4], to: 'owner' }
    expect(changed(kalah, "passing={at:'any',makes:[4],to:'owner'}").passing).toEqual(passing)
    expect(changed(kalah, 'passing.makes=4', 'passing.to=owner').passing).toEqual(passing)
    expect(changed(findPreset('adi')!.make(), 'passing=').passing).toBeNull()
  })

  it.each([
    ['last.3.then=again', 'last.3 must be from 1 to 2, not 3.'],
    ['last.0=', 'last.0 must be from 1 to 2, not 0.'],
    [
      'last.2.then=twice',
      'last.2.then must be one of again, againOnce, relay, relayNext, on, relayStart, relayHere, relayOrStop, relayTwo, not twice.',
    ],
    ['last.2.makes=many', 'last.2.makes must be counts of seeds, such as [2,3], “2+” or “even”.'],
    ['last.2.colour=red', 'last.2.colour is not a rule of this format.'],
    ['last=nonsense', 'last must be a list of clauses.'],
    ['last+=nonsense', 'last.3 must be an object.'],
    ['last.1.take=here', 'last.1.at and last.1.take contradict each other.'],
  ])('%s is refused', (change, why) => expect(refusal(kalah, change).join(' ')).toContain(why))
})

describe('the words of earlier versions', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['kalah', ['turn.emptyOpposite=takeLast'], ['last.2.across=0+']],
    ['kalah', ['turn.lastInStore=turnOver'], ['last.1=']],
    ['kalah', ['sow.relay=own'], ["last+={at:'own',makes:'2+',then:'relay'}"]],
    ['congklak', ['sow.relay=own'], ['last.3.at=own']],
    ['congkak', ['sow.relay=never'], ['last.3=']],
    ['awari', ['turn.captureCounts=2,4'], ['last.1.makes=2,4']],
    ['awari', ['turn.captures=one'], ['last.1.chain=']],
    ['oware', ['turn.afterCapture=moveAgain'], ['last.1.then=again']],
    ['bohnenspiel', ['turn.lastInOwn=nothing'], ['last.1.at=theirs']],
    ['olowuka', ['sow.relayCount=5'], ['last.2.makes=5+']],
    ['adi', ['sow.passing=toMover'], ['passing.to=']],
    ['gabata', ['claim.atCount=5'], ['last.1.makes=5']],
    ['nambayi', ['claim.rule=count'], ['last.1.then=', 'claim.closed=no']],
    [
      'kalah',
      ['turn.lastInOpponents=captureCounts', 'turn.captureCounts=2,3', 'turn.captures=one'],
      ["last+={at:'theirs',makes:[2,3],take:['here']}"],
    ],
    [
      'kalah',
      ['turn.lastInStore=turnOver', 'board.stores=capturesOnly'],
      ['last.1=', 'board.stores=capturesOnly'],
    ],
  ])('%s: %j is %j', (id, words, clauses) => {
    const game = findPreset(id)!.make()
    expect(changed(game, ...words)).toEqual(changed(game, ...clauses))
  })

  it('change nothing where they had no effect', () => {
    expect(changed(kalah, 'turn.chainWay=onward', 'claim.atCount=3')).toEqual(kalah)
  })

  it('are checked like other rules', () => {
    expect(refusal(kalah, 'sow.relay=often')).toEqual([
      'sow.relay must be one of never, any, own, not often.',
    ])
    expect(refusal(kalah, 'turn.captureCounts=0')).toEqual([
      'turn.captureCounts.0 must be from 1 to 255, not 0.',
    ])
    expect(refusal(kalah, 'turn.chainMost=many')).toEqual(['turn.chainMost must be a whole number.'])
  })

  it('cannot change clauses that they could never say', () => {
    const [again, across] = kalah.last as readonly [Clause, Clause]
    const swapped = { ...kalah, last: [across, again] }
    expect(refusal(swapped, 'sow.relay=own')).toEqual([
      'sow.relay and last contradict each other. The clauses of this game cannot be changed by this rule of earlier versions. Change a clause instead, for example last.1.then.',
    ])
  })
})
