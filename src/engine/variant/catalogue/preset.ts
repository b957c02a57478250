import type { Variant } from '../variant'
import { SECTIONS, type RulesOf, type Section } from '../vocabulary'

/** Sizes asked of a preset; what is left out is the preset's own. */
export interface PresetSizes {
  readonly holes?: number | undefined
  readonly seeds?: number | undefined
}

/** What other games can be told from. */
export interface GameBase {
  /** The rules in the game's own size. */
  readonly variant: Variant
  /** How many seeds a hole gets when only holes are asked for: the game's own number, or as many as a side has holes. */
  readonly sizes: 'seedsApart' | 'asManySeedsAsHoles'
}

/** A game of the catalogue. `make` checks nothing: absurd sizes are for parseVariant to refuse. */
export interface Preset extends GameBase {
  readonly id: string
  /** The game in a line. */
  readonly summary: string
  /** The study that these rules were taken from. */
  readonly origin: string
  make(sizes?: PresetSizes): Variant
}

/** Where a game differs from another, rule by rule; what is left out is as it is there. */
type Changes = { readonly [S in Section]?: Partial<RulesOf<S>> } & {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly source?: string
  readonly sizes?: GameBase['sizes']
}

/** A game told by where it differs from another. */
export function game(base: GameBase, { id, summary, sizes = base.sizes, ...changes }: Changes): Preset {
  const variant = changed(base.variant, changes)
  return {
    id,
    summary,
    origin: variant.source,
    variant,
    sizes,
    make: ({ holes = variant.board.holes, seeds } = {}) => {
      const usual = { seedsApart: variant.start.seedsPerHole, asManySeedsAsHoles: holes }[sizes]
      return changed(variant, { board: { holes }, start: { seedsPerHole: seeds ?? usual } })
    },
  }
}

function changed(base: Variant, changes: Omit<Partial<Changes>, 'id' | 'summary' | 'sizes'>): Variant {
  const { name = base.name, source = base.source, ...rules } = changes
  const sections = SECTIONS.map((section) => [section, { ...base[section], ...rules[section] }])
  return { ...base, name, source, ...(Object.fromEntries(sections) as Pick<Variant, Section>) }
}
