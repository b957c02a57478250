import { mix } from './stream'

/** A hash of the choices of one game: the same choices give the same number. The kernel makes the very same. */
export class Fingerprint {
  #hash: bigint

  /** `starter` is 0 where South moved first, else 1. */
  constructor(starter: number) {
    this.#hash = mix(BigInt(starter))
  }

  /** Takes the next choice up, by its code. */
  add(choice: number): void {
    this.#hash = mix(this.#hash + BigInt(choice))
  }

  /** The upper 53 bits, which a number holds exactly. */
  value(): number {
    return Number(this.#hash >> 11n)
  }
}
