import { Purpose } from '../purpose'

/** A source of random numbers: xoroshiro128+, 128 bits of state. The kernel draws the same numbers. */
export interface Stream {
  /** The next 64 bits. */
  next(): bigint
  /** A whole number from 0 to count − 1. */
  below(count: number): number
}

const MASK = (1n << 64n) - 1n
const OTHER_HALF = 0x6a09e667f3bcc909n

/** The stream of one purpose of one game: the same wherever and whenever that game is played. */
export function streamOf(seed: number, game: number, purpose: keyof typeof Purpose): Stream {
  const [s, g, p] = [BigInt(seed), BigInt(game), BigInt(Purpose[purpose])]
  let a = mix(mix(mix(s) + g) + p)
  let b = mix(mix(mix(s ^ OTHER_HALF) - g) ^ p)
  if (a === 0n && b === 0n) b = 1n

  function next(): bigint {
    const drawn = (a + b) & MASK
    b ^= a
    a = rotate(a, 24n) ^ b ^ ((b << 16n) & MASK)
    b = rotate(b, 37n)
    return drawn
  }
  return { next, below: (count) => Number(((next() >> 32n) * BigInt(count)) >> 32n) }
}

/** The finaliser of splitmix64. */
export function mix(value: bigint): bigint {
  let x = (value + 0x9e3779b97f4a7c15n) & MASK
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK
  return x ^ (x >> 31n)
}

function rotate(x: bigint, by: bigint): bigint {
  return ((x << by) | (x >> (64n - by))) & MASK
}
