import { PRESETS } from '../../../engine/variant/catalogue'
import { homeOf } from '../../../engine/variant/catalogue/countries'
import type { Preset } from '../../../engine/variant/catalogue/preset'
import { regionTitle } from '../../../engine/variant/catalogue/regions'
import { explain, isRuleOf } from '../../../engine/variant/explain'
import type { Variant } from '../../../engine/variant/variant'
import type { Message } from '../../../locales/message'
import { currentLanguage, say } from '../../locales/i18n'
import type { Playable } from '../../storage/stores/variantsStore'
import FACTS from './gameFacts.json'

/** A game as the picker shows it. */
export interface GameCard {
  readonly game: Playable
  readonly preset: Preset | null
  readonly variant: Variant
}

/** How long random games last: the third of the catalogue that a game is in. */
export type Length = 'short' | 'middling' | 'long'
/** How many rules there are to learn: likewise. */
export type Difficulty = 'first' | 'further' | 'demanding'

const facts: Readonly<Record<string, { readonly moves?: number; readonly rules: number }>> = FACTS

/** What is known of a game of the catalogue; null for the user's own. */
export function factsOf(preset: Preset | null) {
  const known = preset && facts[preset.id]
  if (!known) return null
  const { moves } = known
  const length: Length | undefined =
    moves === undefined ? undefined : moves < SHORT ? 'short' : moves < LONG ? 'middling' : 'long'
  const difficulty: Difficulty = known.rules < FEW ? 'first' : known.rules < MANY ? 'further' : 'demanding'
  return { ...known, length, difficulty }
}

const thirds = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b)
  return [sorted[Math.floor(sorted.length / 3)]!, sorted[Math.floor((2 * sorted.length) / 3)]!]
}
const [SHORT, LONG] = thirds(Object.values(facts).flatMap(({ moves }) => moves ?? []))
const [FEW, MANY] = thirds(Object.values(facts).map(({ rules }) => rules))

/** The cards of all games that can be played. */
export function gameCards(games: readonly Playable[]): readonly GameCard[] {
  const presets = new Map(PRESETS.map((preset) => [preset.id, preset]))
  return games.map((game) => {
    const preset = game.group === 'preset' ? (presets.get(game.id) ?? null) : null
    return { game, preset, variant: preset?.variant ?? game.make({}) }
  })
}

/** A country in the window's language. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code) ?? code
}

/** Where a game is at home: its countries, or its regions where no country is known. */
export function placesOf(preset: Preset): readonly string[] {
  const home = homeOf(preset.id)
  return home ? home.countries.map(countryName) : preset.regions.map((region) => say(regionTitle(region)))
}

/** The way and the side of the store that families differ in; null for games that are sown otherwise, or one way only. */
export type FamilyWay = 'anticlockwise' | 'clockwise'
export function familyWay({ preset, variant }: GameCard): FamilyWay | null {
  const { direction } = variant.sow
  const isTold = direction === 'anticlockwise' || direction === 'clockwise'
  return preset?.family === 'congkak' && isTold ? direction : null
}

/** A game sown the way a family does: another way, it is the same game in a mirror. */
export function sownTheirWay(variant: Variant, way: FamilyWay | null): Variant {
  return way === null ? variant : { ...variant, sow: { ...variant.sow, direction: way } }
}

/** The rules in which a game differs from another, as sentences. */
export function differencesFrom(base: Variant, variant: Variant): readonly Message[] {
  return explain(variant)
    .filter((rule) => !isRuleOf(base, variant, rule))
    .map(({ sentence }) => sentence)
}
