import { describe, expect, test } from 'vitest'
import { kernelVocabulary } from '../../../../build/kernelVocabulary'
import { AgentKind } from '../../../../src/engine/kernel/assembly/shared/agentCodes'
import { Limit } from '../../../../src/engine/limits'
import { codeOf, FLAGS, NUMBERED, ruleNumbers } from '../../../../src/engine/kernel/codes'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import type { WordPath } from '../../../../src/engine/variant/fields'
import { WORDS } from '../../../support/words'
import { AGENT_KINDS } from '../../../../src/engine/agents/agent'
import { LEARNED_KINDS } from '../../../../src/engine/agents/learned'

/** The members of an enum, which also names them by their values. */
function membersOf(codes: object): readonly string[] {
  return Object.keys(codes).filter((key) => Number.isNaN(Number(key)))
}

describe('the kernel and the rest of the engine', () => {
  test('agree on every word: its code is its place in the generated enum', async () => {
    const text = await kernelVocabulary()
    const enums = [...text.matchAll(/^export enum (\w+) \{ (.*) \}$/gm)].map(([, name, words]) => ({
      name,
      words: words!.split(', '),
    }))
    const paths = Object.keys(WORDS) as WordPath[]
    const named = (path: string): string =>
      path.replace(/(^|\.)(.)/g, (_, _dot, letter: string) => letter.toUpperCase())
    expect(enums.map(({ name }) => name)).toEqual(paths.map(named))
    for (const [at, path] of paths.entries())
      for (const word of WORDS[path]) expect(enums[at]!.words[codeOf(path, word)]).toBe(word)
  })

  test('agree on where the kernel finds every rule', async () => {
    const loads = (await kernelVocabulary()).matchAll(/^ {2}(\w+) = load<i32>\(RULES, (\d+)\)/gm)
    const places = [...loads].map(([, name, offset]) => [name!.toLowerCase(), Number(offset)])
    const rules = NUMBERED.map(({ path }) => path.replace('.', '').toLowerCase())
    const flags = Object.keys(FLAGS).map((name) => name.toLowerCase())
    const wanted = [...rules, 'batchmode', ...flags].map((name, place) => [name, 4 * place])
    expect(places).toEqual(wanted)
  })

  test('agree on the agents', () => {
    const withoutName = ['strategy', 'asked']
    const named = membersOf(AgentKind).filter((kind) => !withoutName.includes(kind))
    expect([...named].sort()).toEqual([...Object.keys(AGENT_KINDS), ...Object.keys(LEARNED_KINDS)].sort())
  })

  test('make room for every slot and choice of the largest board', () => {
    expect(Limit).toMatchObject({ slots: 2 * Limit.ring + 2, choices: 2 * Limit.ring })
    expect(Limit.ring).toBeGreaterThanOrEqual(Limit.holes)
  })
})

test('a changed rule changes the number at its place and no other', () => {
  const kalah = findPreset('kalah')!.make()
  const before = ruleNumbers(kalah, 'plain')
  const after = ruleNumbers({ ...kalah, turn: { ...kalah.turn, mustFeed: 'yes' } }, 'plain')
  const changed = [...NUMBERED.keys()].filter((place) => after[place] !== before[place])
  expect(changed.map((place) => NUMBERED[place]!.path)).toEqual(['turn.mustFeed'])
})
