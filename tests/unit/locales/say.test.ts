import { beforeEach, expect, test } from 'vitest'
import { say, speak, t } from '../../../src/cli/output/language'
import { formatsOf } from '../../../src/locales/format'
import { LANGUAGES } from '../../../src/locales/language'
import { count, list, message, share, signed, type Message } from '../../../src/locales/message'
import { speaker } from '../../../src/locales/say'

beforeEach(() => speak('en'))

test('a count decides between singular and plural', () => {
  expect(t('units.days', { count: 1 })).toBe('1 day')
  expect(t('units.days', { count: 0 })).toBe('0 days')
  expect(t('units.days', { count: 12_345 })).toBe('12,345 days')
})

test('a language may have more than two plural forms', () => {
  const text = '{count, plural, one {# ziarno} few {# ziarna} many {# ziaren} other {# ziarna}}'
  const formats = formatsOf('pl')
  const { say: inPolish } = speaker(() => text, formats)
  const told = [1, 2, 5, 12, 22, 1.5].map((amount) => inPolish(message('units.days', { count: amount })))
  expect(told).toEqual(['1 ziarno', '2 ziarna', '5 ziaren', '12 ziaren', '22 ziarna', '1,5 ziarna'])
})

test('a number of any size takes its plural form', () => {
  expect(t('units.days', { count: count('47987468164') })).toBe('47,987,468,164 days')
  expect(t('units.days', { count: count('1') })).toBe('1 day')
})

test('a message within a message is said in the same language', async () => {
  const left: Message = message('units.left', { duration: { as: 'duration', seconds: 7_800 } })
  expect(say(left)).toBe('2 h 10 min left')
  await speak('ms')
  expect(say(left)).toBe('2 jam 10 minit lagi')
})

test('numbers are written as the language writes them', async () => {
  const told = (value: Parameters<typeof message<'units.about'>>[1]['duration']) =>
    t('units.about', { duration: value })
  expect(told(1234.5)).toBe('about 1,235')
  expect(told(share(0.6058))).toBe('about 60.58%')
  expect(told(signed(-4))).toBe('about −4')
  expect(told(count('47987468164'))).toBe('about 47,987,468,164')
  expect(told(list(['1', '2', '3']))).toBe('about 1, 2 and 3')
  await speak('id')
  expect(told(1234567)).toBe('sekitar 1.234.567')
  expect(told(share(0.6058))).toBe('sekitar 60,58%')
})

test('a percentage has the space that its language puts before the sign', () => {
  expect(formatsOf('en').share(0.6058)).toBe('60.58%')
  expect(formatsOf('de').share(0.6058)).toBe('60,58\u00a0%')
  expect(formatsOf('ms-MY').roundShare(0.605)).toBe('60.5%')
  expect(formatsOf('id-ID').roundShare(-0.61)).toBe('−61%')
})

test('a day comes before its month, and the clock has 24 hours', () => {
  const afternoon = new Date(2026, 10, 17, 16, 19)
  const written = ['en', 'ms', 'id'].map((code) => formatsOf(LANGUAGES[code]!.tag).dateTime(afternoon))
  expect(written.map((text) => text.replace('.', ':'))).toEqual(written.map(() => '17 Nov 2026, 16:19'))
})

test('text that is the same in every language stays as it is', () => {
  expect(say('3+ 5 | {x} @y')).toBe('3+ 5 | {x} @y')
  expect(t('units.about', { duration: '{x} | @y' })).toBe('about {x} | @y')
})
