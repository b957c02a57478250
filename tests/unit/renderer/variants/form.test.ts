import { describe, expect, it } from 'vitest'
import { FIELDS } from '../../../../src/engine/variant/fields'
import { FORM, FORM_FIELDS } from '../../../../src/renderer/variants/form'

/** The two rules with a shape of their own, which no list of fields holds. */
const SHAPED = ['start.layout', 'turn.captureCounts']

describe('the form of a variant', () => {
  it('has every rule once', () => {
    expect(FORM_FIELDS.map(({ path }) => path).sort()).toEqual(
      [...FIELDS.map(({ path }) => path), ...SHAPED].sort(),
    )
  })

  it('shows each rule in its section', () => {
    for (const { section, fields } of FORM) {
      for (const { path } of fields) expect(path).toMatch(new RegExp(`^${section}\\.`))
    }
  })

  it('has a word of its own for every choice', () => {
    for (const field of FIELDS) {
      if (field.kind !== 'choice') continue
      const words = FORM_FIELDS.find(({ path }) => path === field.path)?.words ?? {}
      expect(Object.keys(words).sort(), field.path).toEqual([...field.choices].sort())
      expect(new Set(Object.values(words)).size, field.path).toBe(field.choices.length)
    }
  })
})
