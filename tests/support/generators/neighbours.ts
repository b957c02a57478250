import { override } from '../../../src/engine/variant/override'
import { WORDED_FIELDS } from '../../../src/engine/variant/upgrade/upgrade'
import type { Variant } from '../../../src/engine/variant/variant'

/** Rules that only change the size of the board or the length of a match. */
const SIZES: ReadonlySet<string> = new Set(['board.holes', 'start.seedsPerHole', 'match.rounds'])

/**
 * The variants that differ from one in a single word or small number, also of those that clauses say now; each is null if its
 * rules contradict each other, or if no word can change its clauses.
 */
export function neighboursOf(variant: Variant): readonly (() => Variant | null)[] {
  return WORDED_FIELDS.filter(({ path }) => !SIZES.has(path)).flatMap((field) => {
    const values: readonly string[] =
      field.kind === 'choice'
        ? field.choices
        : field.kind === 'integer'
          ? ['0', '1', '2', '3', '4'].filter((value) => Number(value) >= field.min)
          : []
    return values.map((value) => () => {
      const changed = override(variant, field.path, value)
      return changed.ok ? changed.value : null
    })
  })
}
