import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../../../src/engine/papers/items'
import { legal } from '../../../../src/engine/rules/legal'
import { startFrom } from '../../../../src/engine/rules/match'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { explain } from '../../../../src/engine/variant/explain'
import type { Text } from '../../../../src/locales/message'
import { inEnglish } from '../../../../src/locales/english'

/** The games of the four studies and awari: each source leaves something open. */
const FROM_STUDIES = [
  'congkak',
  'congkak-rounds',
  'congkak-rounds-confiscate',
  'dakon',
  'ohvalhu',
  'sungka',
  'congklak',
  'congklak-patched',
  'kalah',
  'kalah-empty-capture',
  'kalah-alt',
  'awari',
]

function wordsOf(id: string): string {
  return explain(findPreset(id)!.make())
    .map(({ sentence }) => inEnglish(sentence))
    .join(' ')
}

describe('readings', () => {
  it.each(FROM_STUDIES)('%s says where its source is ambiguous', (id) => {
    expect(findPreset(id)!.readings.length).toBeGreaterThan(0)
  })

  it('are whole sentences', () => {
    const all = [...PRESETS, ...ITEMS].flatMap(({ readings }): readonly Text[] => readings)
    for (const reading of all) expect(inEnglish(reading)).toMatch(/^[A-Z].*\.$/)
  })

  it('of Awari agree with its rules', () => {
    const { readings, variant } = findPreset('awari')!
    const told = readings.map(inEnglish).join(' ')
    expect(told).toContain('only by a player who has no other move')
    expect(variant.turn.grandSlam).toBe('ifForced')
    expect(told).toContain('evenly')
    expect([variant.end.repetition, variant.end.repeats]).toEqual(['splitEvenly', 'stop'])
  })
})

describe('words', () => {
  it('say that a move feeds by what it leaves: seeds put there and captured again do not count', () => {
    const awari = findPreset('awari')!.make({ holes: 2, seeds: 3 })
    const position = { seeds: [1, 5, 0, 0, 0, 0], burnt: [], toMove: 'south' as const }
    expect(wordsOf('awari')).toContain('you must make a move that leaves seeds there')
    expect(legal(awari, startFrom(awari, position))).toEqual([])
  })

  it('say how a simultaneous opening goes, and who starts the second round', () => {
    expect(wordsOf('sungka')).toContain('South’s seed falling just before North’s')
    expect(wordsOf('sungka')).toContain('South chooses first')
    expect(wordsOf('sungka')).toContain('or North if both lasted equally long')
  })
})
