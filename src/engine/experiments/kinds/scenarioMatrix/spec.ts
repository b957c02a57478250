import { message } from '../../../../locales/message'
import { formatPlayer, playerNamed } from '../../../players/player'
import type { SeriesRange } from '../../../kernel/series'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { listOf, seedShape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { inTurn } from '../severalSeries'
import { MAX_GAMES } from '../matchSeries/spec'

/** Every agent against every agent, on both seats. */
export interface ScenarioMatrixSpec {
  readonly variant: Variant
  readonly agents: readonly string[]
  /** Games per cell. */
  readonly games: number
  readonly seed: number
}

/** Scenarios I–IV of the congkak paper. */
export const DEFAULTS: ScenarioMatrixSpec = {
  variant: findPreset('congkak')!.make(),
  agents: ['novice', 'maximal'],
  games: 1_000,
  seed: 1,
}

/** Reads a spec. */
export const parseScenarioMatrix = specParser(
  specShape<ScenarioMatrixSpec>(
    {
      variant: variantShape,
      agents: listOf(playerShape, 1, 20),
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  together,
)

function together({ variant, agents }: ScenarioMatrixSpec): readonly SpecProblem[] {
  const named = Object.fromEntries(agents.map((name, place) => [`agents.${place}`, name]))
  const problems = [...playerProblems(named, [variant])]
  // A name without a number uses the default: “minimax” and “minimax:4” may be the same player.
  const different = new Set(agents.map((name) => formatPlayer(playerNamed(name))))
  if (different.size < agents.length) {
    problems.push({ path: 'agents', message: message('specProblems.playerTwice') })
  }
  return problems
}

/** The cells row by row: who plays South, then who plays North. */
export function seriesOf({ variant, agents, games, seed }: ScenarioMatrixSpec): readonly SeriesRange[] {
  const pairs = agents.flatMap((first) => agents.map((second) => ({ variant, first, second, seed })))
  return inTurn(pairs, games)
}
