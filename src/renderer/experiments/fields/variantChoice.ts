import { PRESETS, findPreset } from '../../../engine/variant/catalogue'
import type { Variant } from '../../../engine/variant/variant'

/** The preset a variant is, with its sizes, or null when rules were changed. */
export function presetOf(variant: Variant | null): string | null {
  if (!variant) return null
  const text = JSON.stringify(variant)
  const sizes = { holes: variant.board?.holes, seeds: variant.start?.seedsPerHole }
  return (
    PRESETS.find(
      (preset) =>
        JSON.stringify(preset.make(sizes)) === text ||
        JSON.stringify(preset.make({ holes: sizes.holes })) === text,
    )?.id ?? null
  )
}

/** A preset at some sizes; sizes left out are the preset's own. */
export function variantOf(id: string, sizes: { holes?: number; seeds?: number } = {}): Variant | null {
  return findPreset(id)?.make(sizes) ?? null
}
