import { describe, expect, test } from 'vitest'
import { AgentKind } from '../../../../src/engine/kernel/assembly/shared/agentCodes'
import { Limit } from '../../../../src/engine/limits'
import { RulePlace } from '../../../../src/engine/kernel/assembly/shared/rulePlaces'
import { CODES, ruleNumbers } from '../../../../src/engine/kernel/codes'
import { FIELDS } from '../../../../src/engine/variant/fields'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import { WORDS, type WordPath } from '../../../../src/engine/variant/rulePaths'
import { AGENT_KINDS } from '../../../../src/engine/agents/agent'
import { LEARNED_KINDS } from '../../../../src/engine/agents/learned'

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
    const derived = ['path', 'canRepeat', 'keepsPast', 'count']
    const places = membersOf(RulePlace).filter((name) => !derived.includes(name))
    expect([...places].sort()).toEqual([...names].sort())
  })

  test('agree on the agents', () => {
    const withoutName = ['strategy', 'asked']
    const named = membersOf(AgentKind).filter((kind) => !withoutName.includes(kind))
    expect([...named].sort()).toEqual([...Object.keys(AGENT_KINDS), ...Object.keys(LEARNED_KINDS)].sort())
  })

  test('make room for every slot and choice of the largest board', () => {
    expect(Limit).toMatchObject({ slots: 2 * Limit.holes + 2, choices: 2 * Limit.holes })
  })
})

test('a changed rule changes the number at its place and no other', () => {
  const kalah = findPreset('kalah')!.make()
  const before = ruleNumbers(kalah, 'plain')
  const after = ruleNumbers({ ...kalah, turn: { ...kalah.turn, mustFeed: 'yes' } }, 'plain')
  const changed = [...after.keys()].filter((place) => after[place] !== before[place])
  expect(changed).toEqual([RulePlace.mustFeed])
})
