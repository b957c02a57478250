/** The sections that hold the rules, in the order of play. */
export const SECTIONS = ['board', 'start', 'lift', 'sow', 'turn', 'claim', 'end', 'win', 'match'] as const

/** A section of a variant. */
export type Section = (typeof SECTIONS)[number]

/** The bounds of a rule that is a whole number, and the number in games without the rule. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual: number
}
