/** Something to measure: does some work and says how much of it and how many seconds it took. */
export interface Runner {
  readonly name: string
  readonly unit: string
  run(): Measured | Promise<Measured>
}

/** Work done and the time it took. */
export interface Measured {
  readonly units: number
  readonly seconds: number
}

/** Runs all in turn, round after round, and keeps each one's best rate: what disturbs one round disturbs them alike. */
export async function bestRates(
  runners: readonly Runner[],
  rounds: number,
): Promise<ReadonlyMap<string, number>> {
  const best = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const runner of runners) {
      const { units, seconds } = await runner.run()
      best.set(runner.name, Math.max(best.get(runner.name) ?? 0, units / seconds))
    }
  }
  return best
}

/** Pieces of work in a round; short ones, so that some pass undisturbed on a busy machine. */
const PIECES = 60

/** Times pieces of work by the clock and takes the best of them. */
export function bestPiece(work: () => number, pieces = PIECES): Measured {
  let best: Measured = { units: 0, seconds: 1 }
  for (let piece = 0; piece < pieces; piece++) {
    const start = performance.now()
    const units = work()
    const seconds = (performance.now() - start) / 1000
    if (units / seconds > best.units / best.seconds) best = { units, seconds }
  }
  return best
}
