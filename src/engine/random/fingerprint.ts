import { mix } from './stream'

/** A hash of the choices of one game: the same choices give the same number. The kernel computes the same hash. */
export class Fingerprint {
  #hash: bigint

  /** `starter` is 0 if South moved first, otherwise 1. */
  constructor(starter: number) {
    this.#hash = mix(BigInt(starter))
  }

  /** Adds the next choice, by its code. */
  add(choice: number): void {
    this.#hash = mix(this.#hash + BigInt(choice))
  }

  /** The upper 53 bits, which a number holds exactly. */
  value(): number {
    return Number(this.#hash >> 11n)
  }
}
