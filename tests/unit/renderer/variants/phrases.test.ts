import { describe, expect, it } from 'vitest'
import { cutByRules } from '../../../../src/renderer/variants/sheet/phrases'

const marked = (sentence: string, others: Readonly<Record<string, readonly string[]>>) => {
  const cut = cutByRules(
    sentence,
    Object.entries(others).map(([rule, sentences]) => ({ rule, others: sentences })),
  )
  const text = cut.pieces.map(({ text, rule }) => (rule === null ? text : `[${rule}: ${text}]`)).join('')
  return cut.unplaced.length === 0 ? text : `${text} + ${cut.unplaced.join()}`
}

describe('the words of a sentence that a rule decides', () => {
  it('are those that another value would replace, without the full stop', () => {
    expect(
      marked('The game ends when all seeds are in the stores.', {
        end: [
          'The game ends when the player to move cannot move.',
          'The game ends when a move empties a side.',
        ],
      }),
    ).toBe('The game ends when [end: all seeds are in the stores].')
  })

  it('are a number alone', () => {
    expect(marked('Each hole starts with 7 seeds.', { seeds: ['Each hole starts with 9 seeds.'] })).toBe(
      'Each hole starts with [seeds: 7] seeds.',
    )
  })

  it('are the first of several places that differ', () => {
    expect(
      marked('Sow them anticlockwise. This is called sowing. Your store is to the right.', {
        way: ['Sow them clockwise. This is called sowing. Your store is to the left.'],
      }),
    ).toBe('Sow them [way: anticlockwise]. This is called sowing. Your store is to the right.')
  })

  it('are the whole sentence if there is no other', () => {
    expect(marked('You may not play a hole opposite a single seed.', { facing: [] })).toBe(
      '[facing: You may not play a hole opposite a single seed].',
    )
  })

  it('belong to one rule each; a rule without words of its own is named separately', () => {
    expect(
      marked('You take the last 4 seeds.', {
        few: ['You take the last 6 seeds.'],
        to: ['The starter takes the last 4 seeds.'],
      }),
    ).toBe('[to: You take] the last [few: 4] seeds.')
    expect(marked('It is 4.', { few: ['It is 6.'], layout: [] })).toBe('It is [few: 4]. + layout')
  })
})
