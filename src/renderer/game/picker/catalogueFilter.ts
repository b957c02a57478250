import { MECHANISMS, type Mechanism } from '../../../engine/variant/catalogue/mechanisms'
import type { PresetFilter } from '../../../engine/variant/catalogue/findPresets'
import type { Preset } from '../../../engine/variant/catalogue/preset'
import { REGIONS, regionTitle, type Region } from '../../../engine/variant/catalogue/regions'
import type { Message } from '../../../locales/message'
import { say, t } from '../../locales/i18n'
import type { Option } from '../../ui/fields/options'

/** The filters of the catalogue list, as their controls hold them: an empty string or 0 for no limit. */
export interface CatalogueFilter {
  readonly region: Region | ''
  readonly mechanism: Mechanism | ''
  readonly holes: number
}

/** The whole catalogue. */
export const WHOLE_CATALOGUE: CatalogueFilter = { region: '', mechanism: '', holes: 0 }

/** The filter as the catalogue understands it. */
export function presetFilter({ region, mechanism, holes }: CatalogueFilter): PresetFilter {
  return {
    region: region || undefined,
    mechanism: mechanism || undefined,
    holes: holes || undefined,
  }
}

/** Every region that some game comes from. */
export function regionOptions(presets: readonly Preset[]): readonly Option<Region | ''>[] {
  const used = REGIONS.filter((region) => presets.some(({ regions }) => regions.includes(region)))
  return [
    { value: '', label: t('variants.allRegions') },
    ...used.map((region) => ({ value: region, label: say(regionTitle(region)) })),
  ]
}

/** Every mechanism. */
export function mechanismOptions(): readonly Option<Mechanism | ''>[] {
  const all = Object.entries(MECHANISMS) as [Mechanism, Message][]
  return [
    { value: '', label: t('variants.allMechanisms') },
    ...all.map(([value, label]) => ({ value, label: say(label) })),
  ]
}

/** Every number of holes that some game has. */
export function holesOptions(presets: readonly Preset[]): readonly Option<number>[] {
  const sizes = [...new Set(presets.map(({ variant }) => variant.board.holes))].sort((a, b) => a - b)
  return [
    { value: 0, label: t('variants.anyHoles') },
    ...sizes.map((holes) => ({ value: holes, label: t('variants.holesPerSide', { count: holes }) })),
  ]
}
