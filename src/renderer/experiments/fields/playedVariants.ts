import { inject, type InjectionKey, provide } from 'vue'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { playerProblems } from '../../../engine/experiments/spec/playerShape'
import { findPreset } from '../../../engine/variant/catalogue'
import { parseVariant } from '../../../engine/variant/parse'
import type { Variant } from '../../../engine/variant/variant'

const PLAYED: InjectionKey<() => readonly Variant[]> = Symbol('the variants that a form is about')

/** The variants that a spec names, as far as they can be read. */
export function variantsIn(spec: Json): readonly Variant[] {
  if (typeof spec !== 'object' || spec === null) return []
  const { variant, variants } = spec as { readonly variant?: Json; readonly variants?: Json }
  return [variant, variants].flat().flatMap((named) => {
    const preset = typeof named === 'string' ? findPreset(named) : undefined
    if (preset) return [preset.make()]
    const parsed = typeof named === 'object' ? parseVariant(named) : null
    return parsed?.ok ? [parsed.value] : []
  })
}

/** Tells the fields of players which variants they are to play. */
export function providePlayed(variants: () => readonly Variant[]): void {
  provide(PLAYED, variants)
}

/** Whether a player can play all variants of the form; all can where it has none. */
export function usePlayable(): (player: string) => boolean {
  const variants = inject(PLAYED, () => [])
  return (player) => playerProblems({ player }, variants()).length === 0
}
