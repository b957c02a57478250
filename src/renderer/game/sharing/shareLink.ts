import { deflateSync, inflateSync } from 'fflate'
import { checksumOfBytes } from '../../../engine/checksum'
import { ok, refuse, type Result } from '../../../engine/result'
import { message, type Text } from '../../../locales/message'
import { base64Of } from '../../platform/base64Of'

/** The version of links that this program writes and reads. */
const VERSION = '1'

/** The longest code that a link may carry; chat and mail cut off much longer addresses. */
export const MOST_LETTERS = 12_000

/** The longest text that a link may unpack to: letters can be packed a thousandfold, and every move of a game is played. */
export const MOST_BYTES = 50_000

/**
 * Packs the text of a game into letters that an address can carry: version, checksum of the text, and the text
 * itself, compressed, in base64 for addresses. Refuses games that would be too long.
 */
export function packShared(text: string): Result<string, Text> {
  const bytes = new TextEncoder().encode(text)
  const code = `${VERSION}.${checksumOfBytes(bytes)}.${toLetters(deflateSync(bytes, { level: 9 }))}`
  const fits = code.length <= MOST_LETTERS && bytes.length <= MOST_BYTES
  return fits ? ok(code) : refuse(message('links.tooLong'))
}

/** Unpacks a link; any damage is detected, because the checksum covers the whole text. */
export function unpackShared(code: string): Result<string, Text> {
  if (code.length > MOST_LETTERS) return refuse(message('links.tooLongToOpen'))
  const [version = '', checksum, letters = '', ...rest] = code.split('.')
  if (/^\d{1,4}$/.test(version) && Number(version) > Number(VERSION)) return refuse(message('links.newer'))
  if (version !== VERSION || rest.length > 0 || !/^[\w-]+$/.test(letters)) return refuse(DAMAGED)
  try {
    const bytes = inflateSync(fromLetters(letters))
    if (bytes.length > MOST_BYTES) return refuse(message('links.tooLongToOpen'))
    if (checksumOfBytes(bytes) !== checksum) return refuse(DAMAGED)
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse(DAMAGED)
  }
}

const DAMAGED = message('links.damaged')

function toLetters(bytes: Uint8Array): string {
  return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromLetters(letters: string): Uint8Array {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
