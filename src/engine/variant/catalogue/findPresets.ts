import { PRESETS } from './index'
import type { Family } from './families'
import type { Preset } from './preset'
import { REGIONS, type Region } from './regions'

/** What to look for in the catalogue; what is left out does not matter. */
export interface PresetFilter {
  /** A region or a part of its name: “Africa” finds all of Africa. */
  readonly region?: string | undefined
  readonly family?: Family | undefined
  /** Words that must all occur in what a preset says of itself, in any order and case. */
  readonly search?: string | undefined
}

/** The presets that fit a filter, in the order of the catalogue. */
export function findPresets({ region, family, search = '' }: PresetFilter): readonly Preset[] {
  return PRESETS.filter(
    (preset) =>
      (region === undefined || preset.regions.some((name) => includes(name, region))) &&
      (family === undefined || preset.family === family) &&
      hasWords(preset, search),
  )
}

/** The regions that a name or a part of it stands for. */
export function regionsNamed(region: string): readonly Region[] {
  return REGIONS.filter((name) => includes(name, region))
}

/** Whether all words occur in a preset's id, names, description, regions or source; accents do not matter. */
function hasWords(preset: Preset, search: string): boolean {
  const { id, variant, otherNames, summary, detail, regions, source } = preset
  const text = plain([id, variant.name, ...otherNames, summary, detail, ...regions, source].join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function includes(name: string, part: string): boolean {
  return plain(name).includes(plain(part))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
