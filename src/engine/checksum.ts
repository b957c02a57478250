import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 64 bits: enough to detect accidental changes, short enough to store with every part. */
const DIGITS = 16

/** A checksum of a text that arrives piece by piece. */
interface RunningChecksum {
  add(piece: string): void
  /** The checksum of all pieces; nothing can be added after. */
  end(): string
}

/** Starts a checksum. */
export function runningChecksum(): RunningChecksum {
  const hash = sha256.create()
  return {
    add: (piece) => void hash.update(utf8ToBytes(piece)),
    end: () => bytesToHex(hash.digest()).slice(0, DIGITS),
  }
}

/** The checksum of any JSON value: it is the same after writing and reading back, whatever the formatting. */
export function checksumOf(value: unknown): string {
  const checksum = runningChecksum()
  checksum.add(JSON.stringify(value) ?? '')
  return checksum.end()
}

/** The checksum of bytes. */
export function checksumOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, DIGITS)
}
