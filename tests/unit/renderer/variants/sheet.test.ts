import { beforeAll, describe, expect, it } from 'vitest'
import { PRESETS, findPreset } from '../../../../src/engine/variant/catalogue'
import { explain } from '../../../../src/engine/variant/explain'
import { explainRule } from '../../../../src/engine/variant/sentences/rules'
import type { Variant } from '../../../../src/engine/variant/variant'
import { inEnglish } from '../../../../src/locales/english'
import { loadTexts } from '../../../../src/renderer/locales/i18n'
import { withValue } from '../../../../src/renderer/variants/edit'
import { addableRules } from '../../../../src/renderer/variants/sheet/addable'
import { clauseFaults } from '../../../../src/engine/variant/clauses/faults'
import { listChanges } from '../../../../src/renderer/variants/sheet/changes'
import { answers } from '../../../../src/renderer/variants/sheet/search'
import { removalOf, sheetOf } from '../../../../src/renderer/variants/sheet/sheet'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor'), loadTexts('games')]))

const congkak = findPreset('congkak')!.make({})
const sentencesOf = (variant: Variant, base: Variant | null = null) =>
  [...sheetOf(variant, base, [], inEnglish).values()].flat()

describe('the sheet', () => {
  it('says exactly what the rule sheet says, but for the last seed, in every game', () => {
    for (const { variant } of PRESETS) {
      const said = explain(variant).filter(({ clause }) => clause === undefined)
      const sentences = sentencesOf(variant)
      expect(sentences.map(({ path }) => path).toSorted()).toEqual(said.map(({ path }) => path).toSorted())
      for (const { pieces, text } of sentences) expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }
  })

  it('has words to click for the rules of congkak', () => {
    const words = new Map(
      sentencesOf(congkak).flatMap(({ pieces }) =>
        pieces.flatMap(({ rule, text }) => (rule ? [[rule, text]] : [])),
      ),
    )
    expect(words.get('board.holes')).toBe('7')
    expect(words.get('start.seedsPerHole')).toBe('7')
    expect(words.get('sow.direction')).toBe('anticlockwise')
    expect(words.get('end.when')).toBe('all seeds are in the stores')
  })

  it('marks what was changed', () => {
    const changed = withValue(congkak, 'start.seedsPerHole', 5)
    const marked = sentencesOf(changed, congkak).filter((sentence) => sentence.changed)
    expect(marked.map(({ path }) => path)).toEqual(['start.seedsPerHole'])
    const [change] = listChanges(changed, congkak)
    expect([inEnglish(change!.text), change!.was, change!.undone]).toEqual([
      'Each hole starts with 5 seeds.',
      '7',
      congkak,
    ])
  })

  it('can do without a rule, and then does not say it', () => {
    const lami = findPreset('oware')!.make({})
    for (const { path, removable } of sentencesOf(lami)) {
      if (path === 'last' || path === 'passing') continue
      const without = removalOf(lami, path)
      expect(removable).toBe(without !== null)
      if (without !== null) expect(explainRule(withValue(lami, path, without), path)).toBeNull()
    }
  })
})

describe('rules to add', () => {
  it('are those the game does not have, each with a sentence, and adding one makes the sheet say it', () => {
    const rules = addableRules(congkak)
    expect(rules.length).toBeGreaterThan(30)
    expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length)
    const said = new Set(explain(congkak).map(({ sentence }) => inEnglish(sentence)))
    for (const rule of rules) {
      expect(said.has(inEnglish(rule.sentence))).toBe(false)
      if (rule.needs !== null) continue
      const { variant, path, clause } = rule.made()
      const now = explain(variant)
      expect(now.some((one) => (clause === null ? one.path === path : one.clause === clause))).toBe(true)
      expect(now.map(({ sentence }) => inEnglish(sentence))).not.toEqual([...said])
    }
  })

  it('name the games that have them', () => {
    const feed = addableRules(congkak).find(({ key }) => key === 'turn.mustFeed yes')!
    expect(feed.games.map(({ id }) => id)).toContain('awari')
    expect(feed.games.map(({ id }) => id)).not.toContain('congkak')
  })

  it('say what they need first', () => {
    const oware = findPreset('oware')!.make({})
    const again = addableRules(oware).find(({ key }) => key === 'last {"at":"store","then":"again"}')!
    expect(again.needs).toEqual({ key: 'sheetEditor.never.store' })
    const two = addableRules(congkak).find(({ key }) => key.includes('"at":"claimed"'))!
    expect(two.needs).toEqual({ key: 'sheetEditor.never.claimed' })
  })

  it('are put where they do something', () => {
    const rules = addableRules(congkak).filter(({ key, needs }) => key.startsWith('last ') && needs === null)
    expect(rules.length).toBeGreaterThan(20)
    for (const { made } of rules.slice(0, 20)) {
      const { variant, clause } = made()
      expect(clauseFaults(variant, variant.last).filter((fault) => fault.clause === clause)).toEqual([])
    }
  })
})

describe('changes to what seeds do', () => {
  const told = (variant: Variant) =>
    listChanges(variant, congkak).map(({ text, was }) => [inEnglish(text), was !== null])
  const [again, across, relay] = congkak.last
  const ownRelay = { ...relay!, at: 'own' } as const

  it('are told clause by clause, and each is undone by itself', () => {
    const changed = { ...congkak, last: [again!, across!, ownRelay] }
    const [change, ...more] = listChanges(changed, congkak)
    expect([change!.path, change!.undone, more]).toEqual(['last.3', congkak, []])
    const longer = { ...congkak, last: [...congkak.last, ownRelay] }
    expect(listChanges(longer, congkak).map(({ undone }) => undone)).toEqual([congkak])
    const shorter = { ...congkak, last: [again!, relay!] }
    expect(listChanges(shorter, congkak).map(({ undone }) => undone)).toEqual([congkak])
    expect([told(longer), told(shorter)]).toEqual([
      [[expect.stringMatching(/^New: /), false]],
      [[expect.stringMatching(/^Removed: /), false]],
    ])
  })

  it('include a copy of a clause', () => {
    const copied = { ...congkak, last: [...congkak.last, relay!] }
    expect(told(copied)).toEqual([[expect.stringMatching(/^New: /), false]])
    expect(listChanges(copied, congkak)[0]!.undone).toEqual(congkak)
  })

  it('are one if only the order differs', () => {
    const turned = { ...congkak, last: congkak.last.toReversed() }
    expect(told(turned)).toEqual([['The rules of the last seed are in another order.', false]])
    expect(listChanges(turned, congkak)[0]!.undone).toEqual(congkak)
  })

  it('include what seeds take in passing', () => {
    const passing = { at: 'any', makes: [4], to: 'owner' } as const
    const [change] = listChanges({ ...congkak, passing }, congkak)
    expect([change!.path, inEnglish(change!.text).startsWith('New: '), change!.undone]).toEqual([
      'passing',
      true,
      congkak,
    ])
  })
})

describe('finding', () => {
  const synonyms = 'capture, take, eat; claim, keep'
  it('understands words that mean the same', () => {
    expect(answers('You capture the seeds in it.', 'eat', synonyms)).toBe(true)
    expect(answers('You capture the seeds in it.', 'taking seeds', synonyms)).toBe(false)
    expect(answers('You capture the seeds in it.', 'take seeds', synonyms)).toBe(true)
    expect(answers('You claim that hole.', 'capture', synonyms)).toBe(false)
    expect(answers('anything', '  ', synonyms)).toBe(true)
  })
})
