import { deflateSync } from 'fflate'
import { expect, it, test } from 'vitest'
import { checksumOfBytes } from '../../../../../src/engine/checksum'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { readGame, writeGame } from '../../../../../src/renderer/game/files/gameFile'
import { beginRecord } from '../../../../../src/renderer/game/record/record'
import { onlyLine } from '../../../../../src/renderer/game/record/variations/variations'
import {
  MOST_BYTES,
  MOST_LETTERS,
  packShared,
  unpackShared,
} from '../../../../../src/renderer/game/sharing/shareLink'
import { say } from '../../../../../src/renderer/locales/i18n'

/** A link with a valid checksum, as anybody can make one who reads the source. */
function linkOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const letters = Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64url')
  return `1.${checksumOfBytes(bytes)}.${letters}`
}

const GAME = writeGame({
  record: beginRecord(findPreset('kalah')!.make()),
  variations: onlyLine(''),
  players: { south: 'human', north: 'human' },
  title: '',
  at: 0,
})
const withTitle = (title: string): string => GAME.replace('"title": ""', `"title": ${title}`)
const withRecord = (record: string): string => GAME.replace('"record": ""', `"record": "${record}"`)
const nested = (depth: number): string =>
  `${'{"key":"results.version","args":{"version":'.repeat(depth)}"x"${'}}'.repeat(depth)}`

test.each([
  ['a million moves', withRecord('1 '.repeat(1_000_000))],
  ['millions of spaces', withRecord(`${' '.repeat(4_000_000)}1`)],
  ['a title of millions of letters', withTitle(`"${'x'.repeat(9_000_000)}"`)],
  [
    'a review of half a million moves',
    GAME.replace('"at": 0', `"at": 0, "review": [${'{},'.repeat(500_000)}{}]`),
  ],
])('a short link that unpacks to %s is refused unread', (_, text) => {
  const link = linkOf(text)
  expect(link.length).toBeLessThan(MOST_LETTERS + 2_000)
  if (link.length <= MOST_LETTERS)
    expect(unpackShared(link)).toMatchObject({ error: { key: 'links.tooLongToOpen' } })
  expect(packShared(text)).toMatchObject({ error: { key: 'links.tooLong' } })
})

it('what is packed can be unpacked, up to the limit', () => {
  const text = 'x'.repeat(MOST_BYTES)
  const packed = packShared(text)
  expect(packed.ok && unpackShared(packed.value)).toEqual({ ok: true, value: text })
  expect(packShared(`${text}x`).ok).toBe(false)
})

test.each([1, 30, 200, 500, 1_000])('a title of %i messages within messages is said or refused', (depth) => {
  const unpacked = unpackShared(linkOf(withTitle(nested(depth))))
  const read = unpacked.ok ? readGame(unpacked.value) : unpacked
  if (read.ok) expect(typeof say(read.value.title)).toBe('string')
  expect(read.ok).toBe(depth <= 30)
})

it('a title nested a hundred thousand times in a file is refused, not an overflow', () => {
  expect(readGame(withTitle(nested(100_000)))).toMatchObject({ ok: false })
})

it('a review of more moves than the game has is left out unread', () => {
  const read = readGame(GAME.replace('"at": 0', '"at": 0, "review": [{}]'))
  expect(read).toMatchObject({ ok: true, value: { valued: [], reviewLeftOut: true } })
})
