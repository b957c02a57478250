import * as v from 'valibot'
import { message, nameOf, type Text } from '../../../../locales/message'
import { ok, refuse, type Result } from '../../../result'
import type { Bout } from '../../../simulation/bout'
import { findPreset, PRESETS } from '../../../variant/catalogue'
import type { Preset } from '../../../variant/catalogue/preset'
import type { SpecProblem } from '../../contract/experiment'
import { issueText } from '../../spec/issueText'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { seedShape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { inTurn } from '../bouts'
import { MAX_GAMES } from '../matchSeries/spec'

/** Many games of the catalogue, each played as often. */
export interface CatalogueSurveySpec {
  /** `all`, or ids of presets separated by commas. */
  readonly variants: string
  readonly first: string
  readonly second: string
  /** Games per variant. */
  readonly games: number
  readonly seed: number
}

/** The whole catalogue between novices. */
export const DEFAULTS: CatalogueSurveySpec = {
  variants: 'all',
  first: 'novice',
  second: 'novice',
  games: 2000,
  seed: 1,
}

/** Reads a spec; every id that names no preset is reported. */
export const parseCatalogueSurvey = specParser(
  specShape<CatalogueSurveySpec>(
    {
      variants: v.pipe(v.string(), v.maxLength(10_000, issueText(message('specProblems.tooLong')))),
      first: playerShape,
      second: playerShape,
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together({ variants, first, second }: CatalogueSurveySpec): readonly SpecProblem[] {
  const named = presetsNamed(variants)
  if (!named.ok) return [{ path: 'variants', message: named.error }]
  const players = { first, second }
  return playerProblems(
    players,
    named.value.map((preset) => preset.make()),
  )
}

/** The presets that are surveyed, in the order of the catalogue or of the list. */
export function presetsOf({ variants }: Pick<CatalogueSurveySpec, 'variants'>): readonly Preset[] {
  const named = presetsNamed(variants)
  if (!named.ok) throw new Error(nameOf(named.error))
  return named.value
}

function presetsNamed(text: string): Result<readonly Preset[], Text> {
  if (text.trim() === 'all') return ok(PRESETS)
  const ids = [...new Set(text.split(',').map((id) => id.trim()))]
  const unknown = ids.filter((id) => findPreset(id) === undefined)
  if (unknown.length === 0) return ok(ids.flatMap((id) => findPreset(id) ?? []))
  return refuse(message('specProblems.presetIds', { unknown: unknown.join(', ').slice(0, 200) }))
}

/** One bout for each preset. */
export function boutsOf(spec: CatalogueSurveySpec): readonly Bout[] {
  const { first, second, games, seed } = spec
  return inTurn(
    presetsOf(spec).map((preset) => ({ variant: preset.make(), first, second, seed })),
    games,
  )
}
