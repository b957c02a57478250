/** Bounds of a position that took long to prove: one byte per hole of the mover and of the other, in hexadecimal. */
export type Lemma = readonly [mine: string, theirs: string, lower: number, upper: number]

/** What assembly/solve-kalah exports for lemmas. */
export interface LemmaExports {
  writeLemmasFrom(nodes: number): void
  readLemma(): number
  lemmaMine(): bigint
  lemmaTheirs(): bigint
  lemmaLow(): number
  lemmaHigh(): number
  learn(mine: bigint, theirs: bigint, lower: number, upper: number): void
}

/** The lemmas of a prover, for a later session. */
interface Lemmas {
  /** All of them, found and learnt. */
  all(): readonly Lemma[]
  /** Keeps those of an earlier session until they are taught. */
  learn(lemmas: readonly Lemma[]): void
  /** Teaches the program what was learnt; its tables must be complete. */
  teach(): void
}

/** Collects proofs of at least this many nodes: what a session that is stopped must not lose. */
export function createLemmas(kernel: LemmaExports, nodes: number): Lemmas {
  const known = new Map<string, Lemma>()
  let untaught: readonly Lemma[] = []
  let listed: readonly Lemma[] | null = null
  kernel.writeLemmasFrom(nodes)

  function keep(lemma: Lemma): void {
    known.set(`${lemma[0]} ${lemma[1]}`, lemma)
    listed = null
  }

  return {
    all() {
      while (kernel.readLemma()) {
        const position = [kernel.lemmaMine().toString(16), kernel.lemmaTheirs().toString(16)] as const
        keep([...position, kernel.lemmaLow(), kernel.lemmaHigh()])
      }
      return (listed ??= [...known.values()])
    },
    learn(lemmas) {
      lemmas.forEach(keep)
      untaught = [...untaught, ...lemmas]
    },
    teach() {
      for (const [mine, theirs, lower, upper] of untaught)
        kernel.learn(BigInt(`0x${mine}`), BigInt(`0x${theirs}`), lower, upper)
      untaught = []
    },
  }
}
