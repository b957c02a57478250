import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatChoice,
  formatPosition,
  formatRecord,
  parseChoice,
  parsePosition,
  parseRecord,
  type GameRecord,
} from '../../src/engine/board/notation'
import { namesWays, wayOf, waysOf, type Choice } from '../../src/engine/board/choice'
import type { Position } from '../../src/engine/board/position'
import type { Variant } from '../../src/engine/variant/variant'
import { replay } from '../../src/engine/rules/replay'
import { explain } from '../../src/engine/variant/explain'
import { inEnglish } from '../../src/locales/english'
import { override } from '../../src/engine/variant/override'
import { parseVariant, parseVariantText } from '../../src/engine/variant/parse'
import { FIELDS } from '../../src/engine/variant/fields'
import { gamesOf, playOut } from '../support/generators/games'
import { variants } from '../support/generators/variants'

test('a variant survives JSON, and every rule can be set to what it is', () => {
  fc.assert(
    fc.property(variants(), fc.constantFrom(...FIELDS), (variant, { path }) => {
      expect(parseVariantText(JSON.stringify(variant))).toEqual({ ok: true, value: variant })
      const [section, key] = path.split('.') as ['sow', 'origin']
      const value: unknown = variant[section][key]
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      expect(override(variant, path, text)).toEqual({ ok: true, value: variant })
    }),
    { numRuns: 400 },
  )
})

test('anything else is refused without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const parsed = parseVariant(input)
      expect(parsed.ok ? [] : parsed.error).not.toHaveLength(0)
    }),
    { numRuns: 400 },
  )
})

test('every generated variant can be put in words', () => {
  fc.assert(
    fc.property(variants(), (variant) => {
      for (const { sentence } of explain(variant)) expect(inEnglish(sentence)).toMatch(/^[A-Z0-9].*\.$/)
    }),
    { numRuns: 400 },
  )
})

/** A position without the history of the round, which notation does not include. */
function onBoard({ past: _past, ...position }: Position): Position {
  return position
}

/** A choice with its way named. */
function inFull(variant: Variant, position: Position, choice: Choice): Choice {
  return { hole: choice.hole, way: wayOf(variant, position, choice) }
}

test('positions, choices and records survive being written down', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      const turned = [...playOut(variant, luck, 40)]
      for (const { before, choice, after } of turned) {
        const position = onBoard(after.position)
        expect(parsePosition(formatPosition(position))).toEqual({ ok: true, value: position })
        const read = parseChoice(variant, formatChoice(choice))
        if (!read.ok) throw new Error(JSON.stringify(read.error))
        expect(inFull(variant, before.position, read.value)).toEqual(inFull(variant, before.position, choice))
      }
      const choices = turned.map(({ choice }) => choice)
      const lot = variant.start.first === 'lot' ? luck.lot : 'south'
      const record: GameRecord = lot === 'north' ? { from: lot, choices } : { choices }
      const read = parseRecord(variant, formatRecord(record))
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      const replayed = replay(variant, read.value)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error))
      expect(replayed.value.game).toEqual(turned.at(-1)?.after ?? replayed.value.opening)
    }),
    { numRuns: 400 },
  )
})

test('a record from a position set up by hand survives too', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      const last = [...playOut(variant, luck, 12)].at(-1)
      fc.pre(last !== undefined)
      fc.pre(waysOf(variant).length === 1 || namesWays(variant))
      const record: GameRecord = { from: onBoard(last!.after.position), choices: [last!.choice] }
      expect(parseRecord(variant, formatRecord(record))).toEqual({ ok: true, value: record })
    }),
    { numRuns: 300 },
  )
})
