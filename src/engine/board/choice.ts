/** A way round the board. */
export type Way = 'anticlockwise' | 'clockwise'

/** What a player chooses: a hole of the own side, 1…n, and the way to sow where the variant leaves that open. */
export interface Choice {
  readonly hole: number
  readonly way?: Way
}
