import type { Text } from '../../../locales/message'
import { editDistance } from '../../nearest'
import { variantTitle } from '../variantTitle'
import { homeOf } from './countries'
import { plain } from './findPresets'
import { MECHANISMS, mechanismsOf } from './mechanisms'
import type { Preset } from './preset'
import { regionTitle } from './regions'

/** How a language names things. */
interface Words {
  readonly say: (text: Text) => string
  /** A country by its ISO 3166 code. */
  readonly country: (code: string) => string
}

/** A game that a search found. */
interface FoundPreset {
  readonly preset: Preset
  /** The name that the search was taken to mean, if it was spelt otherwise. */
  readonly spelt: string | null
}

/** Spellings that people search for, beyond the other names that a source gives. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  congkak: ['Tjongklak', 'Chongkak', 'Congka', 'Kongkak'],
  congklak: ['Tjongklak', 'Conglak', 'Tjongkak'],
  kalah: ['Kalaha', 'Kalahari', 'Mancala', 'Bantumi'],
  'mangala-turkey': ['Turkey', 'Turkish mancala'],
  oware: ['Awalé', 'Awélé', 'Awele', 'Awale', 'Warri', 'Woaley', 'Adji'],
  awari: ['Warri'],
  ayoayo: ['Ayo', 'Ayò'],
  sungka: ['Sunka', 'Sungkaan', 'Tsongka'],
  ohvalhu: ['Ohvalhugondi'],
  'toguz-kumalak': ['Togyzqumalaq', 'Toğyzqūmalaq', 'Togyz qumalaq', 'Togiz kumalak', 'Toguzkumalak'],
  'toguz-xorgol': ['Toguz korgol', 'Toguzkorgool', 'Toguz kargool'],
  pallanguli: ['Pallankuzhi', 'Pallanghuzi'],
  'leyla-gobale': ['Layli goobaley', 'Laleh kalah'],
}

/** Beyond these many letters two may be wrong; from this many, one. */
const FORGIVES_TWO = 5
const FORGIVES_ONE = 4

/** How well a word matches, best first; a word that matches nothing rules a game out. */
const RANK = {
  name: 0,
  otherName: 1,
  nameStart: 2,
  nameWord: 3,
  otherStart: 4,
  /** A little more for each country before the one that is meant. */
  place: 6,
  kind: 8,
  misspelt: 10,
}

/**
 * The presets that a search means, best first: by name in any spelling, by country and region, and by what happens in a game.
 * Every word must match. Two letters may be wrong; whole sentences about a game are not searched.
 */
export function searchPresets(
  presets: readonly Preset[],
  search: string,
  words: Words,
): readonly FoundPreset[] {
  const typed = plain(search).trim()
  if (typed === '') return presets.map((preset) => ({ preset, spelt: null }))
  const found = presets.flatMap((preset, order) => {
    const names = namesOf(preset, words)
    const whole = rankOf(typed, names)
    const parts = typed.split(/\s+/).map((word) => rankOf(word, names))
    const best = whole ?? combined(parts)
    return best === null ? [] : [{ preset, order, fame: names.others.length, ...best }]
  })
  // A guess at another spelling only misleads where something fits as it was typed.
  const best = found.some(({ spelt }) => spelt === null) ? found.filter(({ spelt }) => spelt === null) : found
  return best
    .sort((a, b) => a.rank - b.rank || (isPlace(a) ? b.fame - a.fame : 0) || a.order - b.order)
    .map(({ preset, spelt }) => ({ preset, spelt }))
}

interface Names {
  readonly own: readonly string[]
  readonly others: readonly string[]
  readonly countries: readonly string[]
  readonly regions: readonly string[]
  readonly kinds: readonly string[]
}

function namesOf(preset: Preset, { say, country }: Words): Names {
  const { id, variant, otherNames, regions } = preset
  return {
    own: [say(variantTitle(variant)), variant.name],
    others: [...otherNames, ...(SPELLINGS[id] ?? []), id],
    countries: (homeOf(id)?.countries ?? []).map(country),
    regions: regions.flatMap((region) => [say(regionTitle(region)), region]),
    kinds: mechanismsOf(variant).map((mechanism) => say(MECHANISMS[mechanism])),
  }
}

interface Match {
  readonly rank: number
  readonly spelt: string | null
}

function combined(parts: readonly (Match | null)[]): Match | null {
  if (parts.length < 2 || parts.some((part) => part === null)) return null
  const all = parts as readonly Match[]
  return {
    rank: all.reduce((sum, { rank }) => sum + rank, 0),
    spelt: all.find(({ spelt }) => spelt !== null)?.spelt ?? null,
  }
}

function rankOf(typed: string, { own, others, countries, regions, kinds }: Names): Match | null {
  const exactly = (names: readonly string[]) => names.some((name) => joined(name) === joined(typed))
  const starts = (names: readonly string[]) => names.some((name) => plain(name).startsWith(typed))
  const hasWord = (names: readonly string[]) =>
    names.some((name) =>
      plain(name)
        .split(/[\s,()-]+/)
        .some((word) => word.startsWith(typed)),
    )
  const told = (rank: number, spelt: string | null = null): Match => ({ rank, spelt })
  if (exactly(own)) return told(RANK.name)
  if (exactly(others)) return told(RANK.otherName)
  if (starts(own)) return told(RANK.nameStart)
  if (hasWord(own)) return told(RANK.nameWord)
  if (starts(others)) return told(RANK.otherStart)
  if (typed.length >= 3) {
    const country = countries.findIndex((name) => hasWord([name]))
    if (country >= 0) return told(RANK.place + country / (country + 1))
    if (hasWord(regions)) return told(RANK.place)
  }
  if (typed.length >= 4 && hasWord(kinds)) return told(RANK.kind)
  return misspelt(typed, own, 0) ?? misspelt(typed, others, 0.5)
}

/** The nearest of some names, if it is near enough. */
function misspelt(typed: string, names: readonly string[], further: number): Match | null {
  const near = names
    .filter((name) => isNear(joined(typed), joined(name)))
    .map((spelt) => ({
      rank: RANK.misspelt + editDistance(joined(typed), joined(spelt)) + further,
      spelt,
    }))
  return near.sort((a, b) => a.rank - b.rank)[0] ?? null
}

/** Of games of the same country, those known by many names are the ones meant. */
function isPlace({ rank }: Match): boolean {
  return rank >= RANK.place && rank < RANK.place + 1
}

function isNear(typed: string, name: string): boolean {
  const most = typed.length >= FORGIVES_TWO ? 2 : typed.length >= FORGIVES_ONE ? 1 : 0
  if (most === 0 || Math.abs(typed.length - name.length) > most || typed[0] !== name[0]) return false
  return editDistance(typed, name) <= most
}

/** Letters alone: “Toguz Kumalak” is “toguzkumalak” too. */
function joined(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '')
}
