import type { Luck } from './luck'

const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  '-1',
  '0',
  '1e400',
  'NaN',
  '9007199254740993',
  '../../etc/passwd',
  '__proto__',
  '𝕏',
  '\u202e',
  '"',
  '{',
  '[[',
]
const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  Number.MIN_VALUE,
  '',
  'x',
  '__proto__',
  'constructor',
  '\0',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 1 },
]

/** A text with something in it cut, repeated, replaced or put in. */
export function mutatedText(text: string, luck: Luck): string {
  const at = luck.below(text.length + 1)
  const to = Math.min(text.length, at + 1 + luck.below(luck.pick([1, 8, 60, 1000])))
  const [before, block, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)]
  const flipped = String.fromCharCode((block.charCodeAt(0) || 48) ^ (1 << luck.below(7)))
  return luck.pick([
    before,
    before + after,
    before + block + block + after,
    before + String(luck.below(10)) + block.slice(1) + after,
    before + flipped + block.slice(1) + after,
    before + String(luck.below(1000)) + block + after,
    before + luck.pick(STRANGE_TEXTS) + after,
    before + [...block].reverse().join('') + after,
  ])
}

/** A value with something anywhere in it replaced by what does not belong there, removed, or given another name. */
export function mutatedValue(value: unknown, luck: Luck): unknown {
  if (typeof value !== 'object' || value === null || luck.onceIn(8)) return strange(value, luck)
  if (Array.isArray(value)) {
    if (value.length === 0) return [strange(null, luck)]
    const at = luck.below(value.length)
    const changed = value.map((each: unknown, place) => (place === at ? mutatedValue(each, luck) : each))
    return luck.pick([
      changed,
      changed,
      changed,
      value.toSpliced(at, 1),
      [...(value as unknown[]), value[at]],
    ])
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return { strange: 1 }
  const [key, content] = luck.pick(entries)
  const others = entries.filter(([name]) => name !== key)
  return Object.fromEntries(
    luck.pick([
      entries.map(([name, each]) => [name, name === key ? mutatedValue(content, luck) : each]),
      entries.map(([name, each]) => [name, name === key ? mutatedValue(content, luck) : each]),
      others,
      [...others, [luck.pick(STRANGE_TEXTS) || 'other', content]],
    ]),
  )
}

function strange(value: unknown, luck: Luck): unknown {
  if (typeof value === 'number' && !luck.onceIn(3))
    return luck.pick([value + 1, value - 1, -value, value * 2, value / 2, value + luck.below(100)])
  if (typeof value === 'string' && !luck.onceIn(3)) return mutatedText(value, luck)
  return luck.pick(STRANGE_VALUES)
}

/** A file of JSON, altered as text or as what it says. */
export function altered(text: string, luck: Luck): string {
  if (luck.onceIn(2)) return JSON.stringify(mutatedValue(JSON.parse(text), luck))
  let changed = text
  for (let times = 1 + luck.below(3); times > 0; times--) changed = mutatedText(changed, luck)
  return changed
}
