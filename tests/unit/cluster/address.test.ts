import { expect, it } from 'vitest'
import { readAddress, shownAddress } from '../../../src/cluster/address'

it.each([
  ['redis://host', { host: 'host', port: 6379, db: 0, encrypted: false }, 'redis://host:6379'],
  ['rediss://host:7000/3', { host: 'host', port: 7000, db: 3, encrypted: true }, 'rediss://host:7000/3'],
  [
    'redis://ann:p%40ss@10.0.0.1:6380/0',
    { host: '10.0.0.1', port: 6380, db: 0, username: 'ann', password: 'p@ss', encrypted: false },
    'redis://10.0.0.1:6380',
  ],
  [
    'redis://:secret@[::1]:6379',
    { host: '::1', port: 6379, db: 0, password: 'secret', encrypted: false },
    'redis://[::1]:6379',
  ],
])('reads %s, and shows it without its password', (text, address, shown) => {
  expect(readAddress(text)).toEqual({ ok: true, value: address })
  expect(shownAddress(readAddressOrThrow(text))).toBe(shown)
})

it.each([
  '',
  'host:6379',
  'http://host',
  'redis://',
  'redis://host:0',
  'redis://host:99999',
  'redis://host/db',
  'redis://host/0?tls=1',
  'redis://host/#x',
  'redis://ho st',
  'redis://a:%zz@host',
  'redis://host\u0000',
  `redis://${'a'.repeat(3_000)}`,
  7,
  null,
  { host: 'x' },
])('refuses %j without repeating it', (text) => {
  expect(readAddress(text)).toEqual({ ok: false, error: { key: 'servers.address' } })
})

function readAddressOrThrow(text: string) {
  const read = readAddress(text)
  if (!read.ok) throw new Error('not an address')
  return read.value
}
