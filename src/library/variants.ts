import { PRESETS } from '../engine/variant/catalogue'
import { inEnglish } from '../locales/english'
import { checked } from './inside/checked'
import type { CatalogueEntry, Changes, Variant } from './types'

/** Every game of the catalogue. */
export const variants: readonly CatalogueEntry[] = PRESETS.map(
  ({ id, variant, family, regions, otherNames, summary, source }) => ({
    id,
    name: variant.name,
    family,
    regions,
    otherNames,
    summary: inEnglish(summary),
    source,
    holes: variant.board.holes,
    seeds: variant.start.seedsPerHole,
  }),
)

/**
 * The rules of a game, checked: by the id of the catalogue, from the text of a variant file, or from an object. Throws a
 * LumbungError that names every problem.
 */
export function parseVariant(input: string | object, changes: Changes = {}): Variant {
  return checked(input, changes)
}
