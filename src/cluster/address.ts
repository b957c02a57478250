import * as v from 'valibot'
import { ok, refuse, type Result } from '../engine/result'
import { message, type Text } from '../locales/message'

/** The address of a queue, in the form its library expects. */
export interface QueueAddress {
  readonly host: string
  readonly port: number
  readonly db: number
  readonly username?: string
  readonly password?: string
  /** Whether the connection is encrypted. */
  readonly encrypted: boolean
}

/** The longest address, in characters; no part of it is longer. */
export const LONGEST_ADDRESS = 2_000
const USUAL_PORT = 6379
/** URL parsers silently drop some characters. */
const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_ADDRESS), v.regex(/^[\x21-\x7e]+$/))
const host = v.pipe(v.string(), v.regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+)$/i))
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))
const path = v.pipe(v.string(), v.regex(/^(?:\/\d{0,4})?$/))
const parts = v.object({
  protocol: v.picklist(['redis:', 'rediss:']),
  hostname: host,
  port,
  pathname: path,
  search: v.literal(''),
  hash: v.literal(''),
})

/**
 * Reads an address such as `redis://user:password@host:6379/0`, or `rediss://` for an encrypted connection. Errors
 * never repeat it: it may contain a password.
 */
export function readAddress(input: unknown): Result<QueueAddress, Text> {
  const bad = refuse(message('servers.address'))
  const url = urlOf(input)
  if (url === null) return bad
  const given = v.safeParse(parts, {
    protocol: url.protocol,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? USUAL_PORT : Number(url.port),
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  })
  const username = decoded(url.username)
  const password = decoded(url.password)
  if (!given.success || username === null || password === null) return bad
  return ok({
    host: given.output.hostname,
    port: given.output.port,
    db: Number(given.output.pathname.slice(1) || 0),
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    encrypted: given.output.protocol === 'rediss:',
  })
}

/** An address as it may be shown, logged and stored: without the name and the password. */
export function shownAddress({ host, port, db, encrypted }: QueueAddress): string {
  const name = host.includes(':') ? `[${host}]` : host
  return `${encrypted ? 'rediss' : 'redis'}://${name}:${port}${db === 0 ? '' : `/${db}`}`
}

function urlOf(input: unknown): URL | null {
  const read = v.safeParse(text, input)
  if (!read.success) return null
  try {
    return new URL(read.output)
  } catch {
    return null
  }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
