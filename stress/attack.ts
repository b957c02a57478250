import type { Luck } from './support/luck'

/** One case of an attack: all randomness in it follows from the seed and the case's number, so that it can be repeated. */
export interface Case {
  readonly number: number
  readonly luck: Luck
  /** An empty folder of the case's own, gone when the case ends. */
  readonly folder: string
  /** Notes what the case has tried, by number, if the attack counts that. */
  cover(these: readonly number[]): void
  /** Notes what is tried next, which is told if it never ends. */
  trying(what: string): void
}

/** One way to attack a build. */
export interface Attack {
  readonly name: string
  /** What is counted, in the plural. */
  readonly unit: string
  /** How much of the time it gets, against the others. */
  readonly share: number
  /** The longest that a case may take, in seconds, before it counts as hung; longer on a busy machine. */
  readonly patience: number
  /** A line on what all cases together have covered. */
  readonly covered?: (these: ReadonlySet<number>) => string
  /** Runs one case and returns how many units it tried; throws a Finding where something is wrong. */
  run(one: Case): Promise<number>
}

/** Something that must not happen: a wrong answer, a loss, a crash. */
export class Finding extends Error {}

/** Throws a Finding unless a condition holds. */
export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Finding(otherwise())
}
