import { mergeCounts } from '../../../simulation/counts'
import { FAMILIES, type Family } from '../../../variant/catalogue/families'
import { caveatsOf } from '../../report/caveats'
import { numberColumn, shareColumn } from '../../report/columns'
import type { Cell, PointsChart, Report, Table } from '../../report/report'
import { intervalOf } from '../../report/winTable'
import { counted, percent } from '../../report/wording'
import type { SurveyPart } from './run'
import { presetsOf, type CatalogueSurveySpec } from './spec'
import { surveyedGames, type SurveyedGame } from './surveyed'

/** Below this corrected p-value a game is said to differ from what was published. */
const SIGNIFICANT = 0.05

/** The field so far: a table of games, maps of it, and how it compares with what was published. */
export function report(spec: CatalogueSurveySpec, parts: ReadonlyMap<number, SurveyPart>): Report {
  const games = surveyedGames(spec, parts)
  const missing = presetsOf(spec).length - games.length
  return {
    finding: findingOf(games),
    tables: [fieldTable(games), publishedTable(games)],
    charts: [
      mapOf(
        'fairness',
        'First player’s share against length',
        games,
        ({ starter }) => starter.value,
        'First player wins',
      ),
      mapOf('decisiveness', 'Decided games against length', games, ({ decided }) => decided, 'Decided games'),
    ],
    lines: [],
    caveats: [
      ...(missing > 0 ? [`${missing} games have not been played yet.`] : []),
      ...caveatsOf(mergeCounts(games.map(({ counts }) => counts)), spec.games * presetsOf(spec).length),
    ],
  }
}

function findingOf(games: readonly SurveyedGame[]): string {
  if (games.length === 0) return 'No game has been played yet.'
  const lead = ({ starterWins, otherWins, counts }: SurveyedGame): number =>
    (starterWins - otherWins) / counts.games
  const sorted = games.toSorted((a, b) => lead(b) - lead(a))
  const says = ({ preset, starter }: SurveyedGame): string =>
    `${preset.variant.name} (${percent(starter.value)})`
  const span =
    games.length === 1
      ? `The first player wins ${percent(games[0]!.starter.value)} of ${games[0]!.preset.variant.name}.`
      : `Among ${counted(games.length, 'game')}, moving first helps most in ${says(sorted[0]!)} and least in ${says(sorted.at(-1)!)}.`
  return `${span} ${verdictOn(games.filter(({ test }) => test !== null))}`.trimEnd()
}

function verdictOn(tested: readonly SurveyedGame[]): string {
  if (tested.length === 0) return ''
  const differ = tested.filter(({ p }) => p !== null && p < SIGNIFICANT)
  const whole = counted(tested.length, 'game')
  if (differ.length === 0) return `No difference beyond chance from the results published for ${whole}.`
  const names = differ.map(({ preset }) => preset.variant.name).join(', ')
  const verb = differ.length === 1 ? 'differs' : 'differ'
  return `Of ${whole} with published results, ${differ.length} ${verb} beyond chance: ${names}.`
}

function fieldTable(games: readonly SurveyedGame[]): Table {
  return {
    id: 'field',
    title: 'The field',
    columns: [
      { key: 'variant', label: 'Game' },
      { key: 'region', label: 'Region' },
      { key: 'family', label: 'Family' },
      numberColumn('holes', 'Holes per side'),
      numberColumn('seeds', 'Seeds'),
      numberColumn('games', 'Games'),
      shareColumn('starter', 'First player wins'),
      shareColumn('starterLow', 'First player, 95 % from'),
      shareColumn('starterHigh', 'First player, 95 % to'),
      shareColumn('other', 'Second player wins'),
      shareColumn('ties', 'Ties'),
      shareColumn('decided', 'Decided games'),
      numberColumn('meanMoves', 'Mean moves'),
      numberColumn('branching', 'Mean choices'),
      shareColumn('endless', 'Endless games'),
    ],
    rows: games.map((game): readonly Cell[] => {
      const { preset, counts, starter } = game
      const { board, start } = preset.variant
      const layout = start.layout === 'even' ? null : [...start.layout.south, ...start.layout.north]
      return [
        preset.variant.name,
        preset.regions.join(', '),
        FAMILIES[preset.family],
        board.holes,
        layout?.reduce((sum, seeds) => sum + seeds, 0) ?? 2 * board.holes * start.seedsPerHole,
        counts.games,
        ...[starter.value, starter.low, starter.high],
        game.otherWins / counts.games,
        counts.wins.ties / counts.games,
        game.decided,
        game.meanMoves,
        game.branching,
        game.endless,
      ]
    }),
  }
}

function publishedTable(games: readonly SurveyedGame[]): Table {
  const known = games.flatMap((game) =>
    game.published === null ? [] : [{ ...game, published: game.published }],
  )
  return {
    id: 'published',
    title: 'Beside published results',
    columns: [
      { key: 'variant', label: 'Game' },
      { key: 'of', label: 'Published are' },
      shareColumn('starter', 'First player wins'),
      shareColumn('publishedStarter', 'First player, published'),
      shareColumn('other', 'Second player wins'),
      shareColumn('publishedOther', 'Second player, published'),
      shareColumn('ties', 'Ties'),
      shareColumn('publishedTies', 'Ties, published'),
      numberColumn('chiSquare', 'χ²'),
      numberColumn('degrees', 'Degrees of freedom'),
      numberColumn('p', 'p-value, Holm’s correction'),
    ],
    rows: known.map(({ preset, counts, published, starter, otherWins, test, p }): readonly Cell[] => {
      const total = published.starter + published.other + published.ties + published.unresolved
      return [
        preset.variant.name,
        { games: 'single rounds', matches: 'whole matches' }[published.of],
        ...[starter.value, published.starter / total],
        ...[otherWins / counts.games, published.other / total],
        ...[counts.wins.ties / counts.games, published.ties / total],
        ...[test?.statistic ?? null, test?.degrees ?? null, p],
      ]
    }),
  }
}

function mapOf(
  id: string,
  title: string,
  games: readonly SurveyedGame[],
  valueOf: (game: SurveyedGame) => number,
  label: string,
): PointsChart {
  const families = [...new Set(games.map(({ preset }) => preset.family))]
  const pointOf = (game: SurveyedGame) => ({
    x: game.meanMoves,
    y: valueOf(game),
    label: game.preset.variant.name,
    ...(id === 'fairness' ? intervalOf(game.starter) : {}),
  })
  return {
    id,
    title,
    note: 'one point per game',
    table: 'field',
    type: 'points',
    x: { label: 'Mean moves', format: 'decimal', scale: 'logarithmic' },
    y: { label, format: 'percent' },
    series: families.map((family: Family) => ({
      name: FAMILIES[family],
      role: 'category',
      points: games.filter(({ preset }) => preset.family === family).map(pointOf),
    })),
  }
}
