/** The share of its plan that a run which may stop early will need: as expected, and the range of what may well happen. */
export interface ShareNeeded {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** All of a plan. */
export const ALL_NEEDED: ShareNeeded = { value: 1, low: 1, high: 1 }
