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
