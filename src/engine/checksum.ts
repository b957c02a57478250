import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 64 bits: enough to tell what was altered by accident, short enough to stand beside every part. */
const DIGITS = 16

/** A checksum of a text that comes piece by piece. */
interface RunningChecksum {
  add(piece: string): void
  /** The checksum of all pieces; nothing can be added after. */
  end(): string
}

/** The checksum of nothing yet. */
export function runningChecksum(): RunningChecksum {
  const hash = sha256.create()
  return {
    add: (piece) => void hash.update(utf8ToBytes(piece)),
    end: () => bytesToHex(hash.digest()).slice(0, DIGITS),
  }
}

/**
 * The checksum of anything that JSON can hold: what was written and read back unchanged has the same, however it is
 * laid out.
 */
export function checksumOf(value: unknown): string {
  const checksum = runningChecksum()
  checksum.add(JSON.stringify(value) ?? '')
  return checksum.end()
}

/** The checksum of bytes. */
export function checksumOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, DIGITS)
}
