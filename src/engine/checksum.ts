import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 64 bits: enough to tell what was altered by accident, short enough to stand beside every part. */
const DIGITS = 16

/** The checksum of a text. */
function checksumOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS)
}

/**
 * The checksum of anything that JSON can hold: what was written and read back unchanged has the same, however it is
 * laid out.
 */
export function checksumOf(value: unknown): string {
  return checksumOfText(JSON.stringify(value) ?? '')
}
