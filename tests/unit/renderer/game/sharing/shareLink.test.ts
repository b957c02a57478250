import { expect, it } from 'vitest'
import { linkAddress } from '../../../../../build/linkAddress'
import { parseLinkAddress } from '../../../../../src/renderer/platform/linkAddress'
import { codeIn, linkTo } from '../../../../../src/renderer/game/sharing/address'
import { MOST_LETTERS, packShared, unpackShared } from '../../../../../src/renderer/game/sharing/shareLink'

const TEXT = JSON.stringify({ lumbung: 'game', title: 'Congkak – “satu” 🐚', record: '7 3 7 1 2 3' })

function pack(text: string): string {
  const packed = packShared(text)
  if (!packed.ok) throw new Error('too long')
  return packed.value
}

it('reads back what it wrote, in letters that an address can carry', () => {
  const code = pack(TEXT)
  expect(code).toMatch(/^1\.[0-9a-f]{16}\.[\w-]+$/)
  expect(unpackShared(code)).toEqual({ ok: true, value: TEXT })
})

it('refuses a link that was cut off anywhere', () => {
  const code = pack(TEXT)
  for (let length = 0; length < code.length; length++)
    expect(unpackShared(code.slice(0, length)), `cut to ${length}`).toMatchObject({
      error: { key: 'links.damaged' },
    })
})

it('never reads another text from a link in which a letter was changed', () => {
  const code = pack(TEXT)
  let refused = 0
  for (let at = 2; at < code.length; at++) {
    const changed = code.slice(0, at) + (code[at] === 'a' ? 'b' : 'a') + code.slice(at + 1)
    const read = unpackShared(changed)
    // The last letters hold bits that nothing reads.
    if (read.ok) expect(read.value).toBe(TEXT)
    else refused += 1
  }
  expect(refused).toBeGreaterThanOrEqual(code.length - 5)
})

it('distinguishes newer, longer and foreign links', () => {
  const keyOf = (code: string): unknown => {
    const read = unpackShared(code)
    return read.ok ? 'read' : read.error
  }
  expect(keyOf(pack(TEXT).replace(/^1/, '2'))).toMatchObject({ key: 'links.newer' })
  expect(keyOf('a'.repeat(MOST_LETTERS + 1))).toMatchObject({ key: 'links.tooLongToOpen' })
  expect(keyOf('<script>')).toMatchObject({ key: 'links.damaged' })
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919) ^ (i >> 3)) % 9973).join(' ')
  expect(packShared(noise)).toMatchObject({ ok: false, error: { key: 'links.tooLong' } })
})

const HOSTED = 'https://games.example.org/lumbung/index.html?x=1#/results'

it.each([
  'lumbung://app/index.html',
  'http://127.0.0.1:47470/',
  'http://localhost:5173/',
  'file:///x/index.html',
])('an address that means nothing elsewhere (%s) is not copied: a code is', (here) => {
  expect(linkTo('1.a.b', '', here)).toEqual({ kind: 'code', text: 'lumbung:1.a.b' })
})

it('a hosted page links to itself, and Settings may name another address', () => {
  const text = 'https://games.example.org/lumbung/index.html#/board?share=1.a.b'
  expect(linkTo('1.a.b', '', HOSTED)).toEqual({ kind: 'address', text })
  for (const here of [HOSTED, 'lumbung://app/index.html'])
    expect(linkTo('1.a.b', 'https://example.org/', here)).toEqual({
      kind: 'address',
      text: 'https://example.org/#/board?share=1.a.b',
    })
})

it('an address for links is https, without query, fragment, name or password', () => {
  expect(parseLinkAddress(' https://example.org/a?b#c ')).toBe('https://example.org/a')
  for (const text of [
    '',
    'example.org',
    'http://example.org',
    'javascript:alert(1)',
    'https://me:pw@example.org',
  ])
    expect(parseLinkAddress(text)).toBeNull()
  expect(linkTo('1.a.b', 'http://example.org', 'lumbung://app/index.html').kind).toBe('code')
  expect(linkAddress(undefined)).toBe('')
  expect(linkAddress('https://example.org/lumbung/')).toBe('https://example.org/lumbung/')
  expect(() => linkAddress('http://example.org')).toThrow('must be an https address')
})

it('finds the code in links of every kind, and in nothing else', () => {
  expect(codeIn(` ${linkTo('1.a.b', '', HOSTED).text}\n`)).toBe('1.a.b')
  expect(codeIn(linkTo('1.a.b', '', 'lumbung://app/index.html').text)).toBe('1.a.b')
  // Earlier versions copied these.
  expect(codeIn('lumbung://app/index.html#/board?share=1.a.b')).toBe('1.a.b')
  expect(codeIn('http://127.0.0.1:8080/index.html#/board?share=1.a.b')).toBe('1.a.b')
  expect(codeIn('https://example.org/#/board?share=')).toBe('')
  for (const text of [
    '7 3 7',
    '{"lumbung":"game"}',
    'https://example.org/#/results',
    'lumbung:a b',
    'lumbung',
  ])
    expect(codeIn(text)).toBeNull()
})
