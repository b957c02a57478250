import { describe, expect, test } from 'vitest'
import {
  formatPosition,
  formatRecord,
  MAX_RECORD,
  parseChoice,
  parsePosition,
  parsePositionOf,
  parseRecord,
} from '../../../../src/engine/board/notation'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { override, overrideAll } from '../../../../src/engine/variant/override'

const kalah = findPreset('kalah')!.make({ holes: 3 })

function eitherWay() {
  const changed = override(kalah, 'sow.direction', 'eitherWay')
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

describe('positions', () => {
  test('are written side by side, x for burnt', () => {
    const position = { seeds: [7, 0, 3, 12, 1, 0, 2, 40], burnt: [1, 5], toMove: 'north' as const }
    expect(formatPosition(position)).toBe('7,x,3+12 1,x,2+40 N')
    expect(parsePosition(' 7,x,3+12   1,x,2+40 N ')).toEqual({ ok: true, value: position })
  })

  test('mark houses that were lost with d', () => {
    const bao = findPreset('bao-kiswahili')!.make({ holes: 4 })
    const text = '0,0,1d,1+0 0,0,2,1+0 S'
    const parsed = parsePositionOf(bao, text)
    expect(parsed).toMatchObject({ ok: true, value: { lost: [2] } })
    expect(parsed.ok && formatPosition(parsed.value)).toBe(text)
    expect(parsePositionOf(bao, '0,0,1,1d+0 0,0,2,1+0 S').ok).toBe(false)
  })

  test('may leave out empty stores', () => {
    expect(parsePosition('1,2 3,4 S')).toEqual(parsePosition('1,2+0 3,4+0 S'))
  })

  test.each([
    '',
    'S',
    '1,2 3,4',
    '1,2 3,4 W',
    '1,2 3 S',
    '1,,2 3,4,5 S',
    '1,-2 3,4 S',
    '1,2+x 3,4 S',
    '65535,1 0,0 S',
    '999999,1 0,0 S',
    'x,x 1,1 S',
    '1,2 3,4 S S',
    `${'1,'.repeat(32)}1 ${'1,'.repeat(32)}1 S`,
  ])('“%s” is refused', (text) => {
    const parsed = parsePosition(text)
    expect(parsed).toMatchObject({ ok: false, error: { key: expect.stringMatching(/^play\./) as string } })
  })
})

describe('choices', () => {
  test('are holes, with c for clockwise where the way is open', () => {
    expect(parseChoice(kalah, '3')).toEqual({ ok: true, value: { hole: 3 } })
    expect(parseChoice(eitherWay(), '3')).toEqual({ ok: true, value: { hole: 3, way: 'anticlockwise' } })
    expect(parseChoice(eitherWay(), '3c')).toEqual({ ok: true, value: { hole: 3, way: 'clockwise' } })
    expect(parseChoice(kalah, '3c').ok).toBe(false)
  })

  test.each(['', 'c', '3.5', '-1', '1e9', 'three', '99999999999999999999'])('“%s” is none', (text) => {
    expect(parseChoice(eitherWay(), text).ok).toBe(false)
  })
})

describe('records', () => {
  test('take spaces, commas and lines', () => {
    const record = parseRecord(kalah, '3, 1\n2')
    expect(record).toEqual({ ok: true, value: { choices: [{ hole: 3 }, { hole: 1 }, { hole: 2 }] } })
    expect(record.ok && formatRecord(record.value)).toBe('3 1 2')
  })

  test.each([',', '1,,2', '1, ,2', ',1', '1,', '1 2,'])('“%s” is missing a choice at a comma', (text) => {
    expect(parseRecord(kalah, text)).toEqual({
      ok: false,
      error: { key: 'play.choiceMissing' },
    })
  })

  test('may be empty', () => {
    expect(parseRecord(kalah, ' \n')).toEqual({ ok: true, value: { choices: [] } })
  })

  test('may begin from a position of the same board', () => {
    const record = parseRecord(kalah, '1,1,1+0 1,1,1+0 N: 2')
    expect(record.ok && formatRecord(record.value)).toBe('1,1,1+0 1,1,1+0 N: 2')
    expect(parseRecord(kalah, '1,1+0 1,1+0 N: 2').ok).toBe(false)
  })

  test('begin with North only by lot', () => {
    expect(parseRecord(kalah, 'N: 2').ok).toBe(false)
    const drawn = override(kalah, 'start.first', 'lot')
    expect(drawn.ok && parseRecord(drawn.value, 'N: 2')).toMatchObject({ ok: true, value: { from: 'north' } })
  })

  test('of absurd length are refused', () => {
    expect(parseRecord(kalah, '1 '.repeat(MAX_RECORD)).ok).toBe(false)
  })
})

describe('positions of a variant', () => {
  const refusalOf = (text: string, ...rules: readonly (readonly [string, string])[]) => {
    const changed = overrideAll(kalah, rules)
    if (!changed.ok) throw new Error(JSON.stringify(changed.error))
    const position = parsePositionOf(changed.value, text)
    return position.ok ? null : position.error
  }

  test('have as many holes as its board', () => {
    expect(refusalOf('4,4,4+0 4,4,4+0 S')).toBeNull()
    expect(refusalOf('4,4+0 4,4+0 S')).toMatchObject({ key: 'play.otherSize', args: { got: 2, holes: 3 } })
  })

  test('have claimed, burnt and won holes only where its rules know them', () => {
    expect(refusalOf('4s,4,4+0 4,4,4+0 S')).toMatchObject({ key: 'play.neverClaimed' })
    expect(refusalOf('4s,4,4+0 4,4,4+0 S', ['claim.where', 'anywhere'])).toBeNull()
    expect(refusalOf('x,4,4+0 4,4,4+0 S')).toBeNull()
    expect(refusalOf('x,4,4+0 4,4,4+0 S', ['match.burnt', 'inPlay'])).toMatchObject({
      key: 'play.neverBurnt',
    })
    expect(refusalOf('4,4,4+0 4,4,4+0 S+1')).toMatchObject({ key: 'play.neverWon' })
    expect(refusalOf('4,4d,4+0 4,4,4+0 S')).toMatchObject({ key: 'play.noHouse' })
  })
})
