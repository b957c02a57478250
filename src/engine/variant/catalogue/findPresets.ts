import type { Text } from '../../../locales/message'
import type { Family } from './families'
import { PRESETS } from './index'
import { mechanismsOf, type Mechanism } from './mechanisms'
import type { Preset } from './preset'
import { REGIONS, regionTitle, type Region } from './regions'
import { variantTitle } from '../variantTitle'

/** Translates a text into some language. */
type Say = (text: Text) => string

/** A filter for the catalogue; omitted fields do not matter. */
export interface PresetFilter {
  /** A region or a part of its name: “Africa” finds all of Africa. */
  readonly region?: string | undefined
  readonly family?: Family | undefined
  readonly mechanism?: Mechanism | undefined
  /** Holes per side. */
  readonly holes?: number | undefined
  /** Words that must all occur in the description of a preset, in any order and case; accents do not matter. */
  readonly search?: string | undefined
}

/** The presets that match a filter, in the order of the catalogue; `say` translates the searched texts. */
export function findPresets(filter: PresetFilter, say: Say): readonly Preset[] {
  const { region, family, mechanism, holes, search = '' } = filter
  return PRESETS.filter(
    (preset) =>
      (region === undefined || preset.regions.some((name) => includes(name, region))) &&
      (family === undefined || preset.family === family) &&
      (mechanism === undefined || mechanismsOf(preset.variant).includes(mechanism)) &&
      (holes === undefined || preset.variant.board.holes === holes) &&
      hasWords(textOf(preset, say), search),
  )
}

/** The regions that a name or a part of it stands for. */
export function regionsNamed(region: string): readonly Region[] {
  return REGIONS.filter((name) => includes(name, region))
}

/** Whether all words of a search occur in a text, in any order and case; accents do not matter. */
export function hasWords(text: string, search: string): boolean {
  return plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))
}

function textOf({ id, variant, otherNames, summary, detail, regions, source }: Preset, say: Say): string {
  const told = [variantTitle(variant), summary, detail, ...regions.map(regionTitle)].map(say)
  return [id, variant.name, ...otherNames, ...told, ...regions, source].join(' ')
}

function includes(name: string, part: string): boolean {
  return plain(name).includes(plain(part))
}

/** Without accents, in small letters. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
