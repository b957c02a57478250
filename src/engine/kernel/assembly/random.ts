// Addressable random numbers: the twin of src/engine/random/stream.ts. A stream is 16 bytes of memory.

/** Starts the stream of one purpose of one game at `stream`. */
export function seedStream(stream: usize, seed: u64, game: u64, purpose: u64): void {
  const a = mix(mix(mix(seed) + game) + purpose)
  const b = mix(mix(mix(seed ^ 0x6a09e667f3bcc909) - game) ^ purpose)
  store<u64>(stream, a)
  store<u64>(stream, (a | b) == 0 ? 1 : b, 8)
}

/** The next 64 bits of a stream. */
export function nextRandom(stream: usize): u64 {
  const a = load<u64>(stream)
  const b = load<u64>(stream, 8)
  store<u64>(stream, stepA(a, b))
  store<u64>(stream, stepB(a, b), 8)
  return a + b
}

/** A whole number from 0 to count − 1. */
export function below(stream: usize, count: i32): i32 {
  return scale(nextRandom(stream), count)
}

/** A number below the count from the high half of a random one. */
// @inline
export function scale(random: u64, count: i32): i32 {
  return i32(((random >> 32) * u64(u32(count))) >> 32)
}

/** The first half of a stream’s state one number on. */
// @inline
export function stepA(a: u64, b: u64): u64 {
  const c = a ^ b
  return rotl(a, 24) ^ c ^ (c << 16)
}

/** The second half of a stream’s state one number on. */
// @inline
export function stepB(a: u64, b: u64): u64 {
  return rotl(a ^ b, 37)
}

/** The finaliser of splitmix64. */
export function mix(value: u64): u64 {
  let x = value + 0x9e3779b97f4a7c15
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb
  return x ^ (x >> 31)
}
