import { type GameCounts } from '../../../simulation/counts'
import { type ChiSquare, pooledHomogeneity } from '../../../statistics/chiSquare'
import { summarise } from '../../../statistics/histogram'
import { holm } from '../../../statistics/multipleTests'
import type { Preset } from '../../../variant/catalogue/preset'
import type { Variant } from '../../../variant/variant'
import { intervalsFor } from '../../report/distinct'
import { shareOf, type WinShare } from '../../report/winTable'
import { countsBySeries } from '../severalSeries'
import { isComparable, publishedFor, type PublishedResults } from './published'
import type { SurveyPart } from './run'
import { seriesOf, entriesOf, type CatalogueSurveySpec, type SurveyEntry } from './spec'

/** The results of one game. */
export interface SurveyedGame {
  readonly variant: Variant
  /** The game of the catalogue; null for a variant of the user's. */
  readonly preset: Preset | null
  readonly counts: GameCounts
  /** Games won by whoever moved first, and by the other. */
  readonly starterWins: number
  readonly otherWins: number
  readonly starter: WinShare
  /** The share of games that somebody won, and of those that a limit of the program stopped. */
  readonly decided: number
  readonly undecided: number
  readonly meanMoves: number
  /** The mean number of choices. */
  readonly branching: number | null
  readonly endless: number
  readonly published: PublishedResults | null
  /** Our results compared with the published ones, if both are random single rounds. */
  readonly test: ChiSquare | null
  /** The p-value of the test, corrected for the number of games tested (Holm). */
  readonly p: number | null
}

/** The games played so far, in the order of the spec. */
export function surveyedGames(
  spec: CatalogueSurveySpec,
  parts: ReadonlyMap<number, SurveyPart>,
): readonly SurveyedGame[] {
  const counts = countsBySeries(seriesOf(spec), parts)
  const branching = branchingBySeries(parts)
  const games = entriesOf(spec).flatMap((entry, place) => {
    const played = counts[place]!
    return played.games > 0 ? [surveyed(spec, entry, played, branching.get(place) ?? null)] : []
  })
  const corrected = holm(games.flatMap(({ test }) => (test === null ? [] : [test.p])))
  let next = 0
  return games.map((game) => ({ ...game, p: game.test === null ? null : corrected[next++]! }))
}

function surveyed(
  spec: CatalogueSurveySpec,
  { variant, preset }: SurveyEntry,
  counts: GameCounts,
  branching: number | null,
): SurveyedGame {
  const { games, starterWins, wins, endless } = counts
  const otherWins = wins.south + wins.north - starterWins
  const published = preset === null ? null : publishedFor(preset)
  const bothNovices = spec.first === 'novice' && spec.second === 'novice'
  return {
    variant,
    preset,
    counts,
    starterWins,
    otherWins,
    starter: shareOf(starterWins, games, intervalsFor(spec, counts)),
    decided: (wins.south + wins.north) / games,
    undecided: wins.undecided / games,
    meanMoves: summarise(counts.moves).mean,
    branching,
    endless: endless / games,
    published,
    test:
      published !== null && bothNovices && isComparable(published)
        ? pooledHomogeneity([
            [starterWins, otherWins, wins.ties, wins.undecided],
            [published.starter, published.other, published.ties, published.unresolved],
          ])
        : null,
    p: null,
  }
}

/** Choices per position in each game for which they were counted. */
function branchingBySeries(parts: ReadonlyMap<number, SurveyPart>): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { bout, branching } of parts.values()) {
    if (branching !== null) found.set(bout, branching.choices / branching.positions)
  }
  return found
}
