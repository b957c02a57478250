import { describe, expect, it } from 'vitest'
import { FIELDS } from '../../../../src/engine/variant/fields'
import { FORM, FORM_FIELDS } from '../../../../src/renderer/variants/form'

describe('the form of a variant', () => {
  it('has every rule once, in the order of play', () => {
    expect(FORM_FIELDS.map(({ path }) => path)).toEqual(FIELDS.map(({ path }) => path))
  })

  it('shows each rule in its section', () => {
    for (const { section, fields } of FORM) {
      for (const { path } of fields) expect(path).toMatch(new RegExp(`^${section}\\.`))
    }
  })

  it('has its own word for every choice, in the same order', () => {
    for (const field of FIELDS) {
      if (field.kind !== 'choice') continue
      const words = FORM_FIELDS.find(({ path }) => path === field.path)?.words ?? {}
      expect(Object.keys(words), field.path).toEqual(field.choices)
      expect(new Set(Object.values(words)).size, field.path).toBe(field.choices.length)
    }
  })
})
