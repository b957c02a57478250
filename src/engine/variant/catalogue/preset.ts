import type { Variant } from '../variant'

/** Sizes asked of a preset; what is left out is the preset's own. */
export interface PresetSizes {
  readonly holes?: number | undefined
  readonly seeds?: number | undefined
}

/** A game of the catalogue. `make` checks nothing: absurd sizes are for parseVariant to refuse. */
export interface Preset {
  readonly id: string
  /** The game in a line. */
  readonly summary: string
  /** The study that these rules were taken from. */
  readonly origin: string
  make(sizes?: PresetSizes): Variant
}

/** Makes a variant in any size; the number of seeds per hole stays as it is unless asked for. */
export function withOwnSeeds(variant: Variant): Preset['make'] {
  return ({ holes = variant.board.holes, seeds = variant.start.seedsPerHole } = {}) =>
    resized(variant, holes, seeds)
}

/** Makes a variant in any size, with as many seeds per hole as holes per side unless asked otherwise. */
export function withSeedsAsHoles(variant: Variant): Preset['make'] {
  return ({ holes = variant.board.holes, seeds = holes } = {}) => resized(variant, holes, seeds)
}

function resized(variant: Variant, holes: number, seedsPerHole: number): Variant {
  return {
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole },
  }
}
