import { message } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import { goesOn } from '../../../variant/consequences'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { agentShape } from '../../spec/playerShape'
import { seedShape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** The most matches. */
export const MAX_MATCHES = 10_000_000

/** Whole matches, round after round, until a player is out or the rounds are played. */
export interface MatchOfRoundsSpec {
  readonly variant: Variant
  readonly first: string
  readonly second: string
  readonly matches: number
  readonly seed: number
}

/** Novices playing congkak, until somebody is out. */
export const DEFAULTS: MatchOfRoundsSpec = {
  variant: findPreset('congkak-rounds')!.make(),
  first: 'novice',
  second: 'novice',
  matches: 500,
  seed: 1,
}

/** Reads a spec. */
export const parseMatchOfRounds = specParser(
  specShape<MatchOfRoundsSpec>(
    {
      variant: variantShape,
      first: agentShape,
      second: agentShape,
      matches: wholeNumber(1, MAX_MATCHES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together({ variant }: MatchOfRoundsSpec): readonly SpecProblem[] {
  if (goesOn(variant)) return []
  return [{ path: 'variant.match.length', message: message('specProblems.severalRounds') }]
}
