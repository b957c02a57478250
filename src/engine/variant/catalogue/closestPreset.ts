import { FIELDS, valueAt } from '../fields'
import type { Variant } from '../variant'
import type { Preset } from './preset'
import { PRESETS } from '.'

/** Settings that make a game larger or smaller, but not a different game. */
export const SIZES: ReadonlySet<string> = new Set(['board.holes', 'start.seedsPerHole', 'start.layout'])

/** The rules in which two variants differ, their sizes apart. */
function differences(a: Variant, b: Variant): number {
  const rules = FIELDS.map(({ path }) => path).filter((path) => !SIZES.has(path))
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const listed = Number(differ(a.last, b.last)) + Number(differ(a.passing, b.passing))
  return listed + rules.filter((path) => differ(valueAt(a, path), valueAt(b, path))).length
}

/** Whether two variants are the same game, perhaps in different sizes. */
export function haveSameRules(a: Variant, b: Variant): boolean {
  return differences(a, b) === 0
}

/** Whether two variants are the same game on the same board from the same start, whatever they are called. */
export function areSamePlayed(a: Variant, b: Variant): boolean {
  const played = ({ board, start }: Variant): string => JSON.stringify([board, start])
  return haveSameRules(a, b) && played(a) === played(b)
}

/** The preset of the same source whose rules are closest to a variant's; undefined if no preset has its source. */
export function closestPreset(variant: Variant): Preset | undefined {
  const [closest] = PRESETS.filter((preset) => preset.variant.source === variant.source)
    .map((preset) => ({ preset, far: differences(preset.variant, variant) }))
    .sort((a, b) => a.far - b.far)
  return closest?.preset
}

/** Whether a variant names the source of a preset but has other rules, so that it is only based on that source. */
export function hasChangedRules(variant: Variant): boolean {
  const closest = closestPreset(variant)
  return closest !== undefined && differences(closest.variant, variant) > 0
}
