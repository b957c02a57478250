import { describe, expect, test } from 'vitest'
import { AgentKind } from '../../../../src/engine/kernel/assembly/shared/agentCodes'
import { Endless, Limit } from '../../../../src/engine/kernel/assembly/shared/limits'
import { RulePlace } from '../../../../src/engine/kernel/assembly/shared/ruleCodes'
import { CODES, ruleNumbers } from '../../../../src/engine/kernel/codes'
import { ROUND_LIMIT } from '../../../../src/engine/rules/match'
import { ENDLESS_LIMIT } from '../../../../src/engine/rules/repetition'
import { FIELDS } from '../../../../src/engine/variant/fields'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import { MAX_HOLES, MAX_SEEDS } from '../../../../src/engine/variant/variant'
import { WORDS, type WordPath } from '../../../../src/engine/variant/vocabulary'
import { AGENT_KINDS } from '../../../../src/engine/agents/agent'

/** The members of an enum, which also names them by their values. */
function membersOf(codes: object): readonly string[] {
  return Object.keys(codes).filter((key) => Number.isNaN(Number(key)))
}

describe('the kernel and the rest of the engine', () => {
  test.each(Object.keys(WORDS) as WordPath[])('agree on the words of %s', (path) => {
    expect([...membersOf(CODES[path])].sort()).toEqual([...WORDS[path]].sort())
  })

  test('agree on the rules that are words or numbers', () => {
    const rules = FIELDS.filter(({ kind }) => kind === 'choice' || kind === 'integer')
    const names = rules.map(({ path }) => path.split('.')[1])
    const derived = ['path', 'canRepeat', 'count']
    const places = membersOf(RulePlace).filter((name) => !derived.includes(name))
    expect([...places].sort()).toEqual([...names].sort())
  })

  test('agree on the agents', () => {
    expect([...membersOf(AgentKind)].sort()).toEqual(Object.keys(AGENT_KINDS).sort())
  })

  test('agree on the largest board and on when play is endless', () => {
    expect(Limit).toMatchObject({ holes: MAX_HOLES, seeds: MAX_SEEDS })
    expect(Limit).toMatchObject({ slots: 2 * MAX_HOLES + 2, choices: 2 * MAX_HOLES })
    expect(Endless).toMatchObject({ positions: ENDLESS_LIMIT, rounds: ROUND_LIMIT })
  })
})

test('a changed rule changes the number at its place and no other', () => {
  const kalah = findPreset('kalah')!.make()
  const before = ruleNumbers(kalah, 'plain')
  const after = ruleNumbers({ ...kalah, turn: { ...kalah.turn, mustFeed: 'yes' } }, 'plain')
  const changed = [...after.keys()].filter((place) => after[place] !== before[place])
  expect(changed).toEqual([RulePlace.mustFeed])
})
