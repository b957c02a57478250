import * as v from 'valibot'
import { message, nameOf, type Text } from '../../../../locales/message'
import { ok, refuse, type Result } from '../../../result'
import type { SeriesRange } from '../../../kernel/series'
import { findPreset, PRESETS } from '../../../variant/catalogue'
import type { Preset } from '../../../variant/catalogue/preset'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { issueText, listOf, seedShape, wholeNumber } from '../../spec/shapes'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { inTurn } from '../severalSeries'
import { MAX_GAMES } from '../matchSeries/spec'

/** The most user-defined variants in a survey. */
const MAX_OWN = 50

/** Many games of the catalogue, each played as often. */
export interface CatalogueSurveySpec {
  /** `all`, or ids of presets separated by commas; may be empty if the user's own variants are given. */
  readonly variants: string
  /** Variants that are not in the catalogue. */
  readonly own: readonly Variant[]
  readonly first: string
  readonly second: string
  /** Games per variant. */
  readonly games: number
  readonly seed: number
}

/** The whole catalogue between novices. */
export const DEFAULTS: CatalogueSurveySpec = {
  variants: 'all',
  own: [],
  first: 'novice',
  second: 'novice',
  games: 2000,
  seed: 1,
}

/** Parses a spec; reports every unknown preset id. */
export const parseCatalogueSurvey = specParser(
  specShape<CatalogueSurveySpec>(
    {
      variants: v.pipe(v.string(), v.maxLength(10_000, issueText(message('specProblems.tooLong')))),
      own: listOf(variantShape, 0, MAX_OWN),
      first: playerShape,
      second: playerShape,
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together({ variants, own, first, second }: CatalogueSurveySpec): readonly SpecProblem[] {
  const named = own.length > 0 && variants.trim() === '' ? ok([]) : presetsNamed(variants)
  if (!named.ok) return [{ path: 'variants', message: named.error }]
  const players = { first, second }
  return playerProblems(players, [...named.value.map((preset) => preset.make()), ...own])
}

/** A surveyed game: one from the catalogue, or a variant of the user's. */
export interface SurveyEntry {
  readonly variant: Variant
  readonly preset: Preset | null
}

/** The games that are surveyed: presets in the order of the catalogue or of the list, then the user's own variants. */
export function entriesOf({
  variants,
  own,
}: Pick<CatalogueSurveySpec, 'variants' | 'own'>): readonly SurveyEntry[] {
  const named = variants.trim() === '' ? ok([]) : presetsNamed(variants)
  if (!named.ok) throw new Error(nameOf(named.error))
  return [
    ...named.value.map((preset) => ({ variant: preset.make(), preset })),
    ...own.map((variant) => ({ variant, preset: null })),
  ]
}

function presetsNamed(text: string): Result<readonly Preset[], Text> {
  if (text.trim() === 'all') return ok(PRESETS)
  const ids = [...new Set(text.split(',').map((id) => id.trim()))]
  const unknown = ids.filter((id) => findPreset(id) === undefined)
  if (unknown.length === 0) return ok(ids.flatMap((id) => findPreset(id) ?? []))
  return refuse(message('specProblems.presetIds', { unknown: unknown.join(', ').slice(0, 200) }))
}

/** One series for each game. */
export function seriesOf(spec: CatalogueSurveySpec): readonly SeriesRange[] {
  const { first, second, games, seed } = spec
  return inTurn(
    entriesOf(spec).map(({ variant }) => ({ variant, first, second, seed })),
    games,
  )
}
