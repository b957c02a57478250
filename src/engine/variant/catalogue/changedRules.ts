import { FIELDS, valueAt } from '../fields'
import type { Variant } from '../variant'
import { PRESETS } from '.'

/** Settings that make a game larger or smaller, but not a different game. */
const SIZES: ReadonlySet<string> = new Set(['board.holes', 'start.seedsPerHole', 'start.layout'])

/** Whether a variant names the source of a preset but has other rules, so that it is only based on that source. */
export function hasChangedRules(variant: Variant): boolean {
  const rules = FIELDS.map(({ path }) => path).filter((path) => !SIZES.has(path))
  const told = (each: Variant): string => JSON.stringify(rules.map((path) => valueAt(each, path)))
  const presets = PRESETS.filter((preset) => preset.variant.source === variant.source)
  return presets.length > 0 && presets.every((preset) => told(preset.variant) !== told(variant))
}
