import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { list, message, share, type Text } from '../../../../locales/message'
import { mergeCounts } from '../../../simulation/counts'
import { pooledHomogeneity } from '../../../statistics/chiSquare'
import { FAMILIES, type Family } from '../../../variant/catalogue/families'
import { regionTitle } from '../../../variant/catalogue/regions'
import type { Variant } from '../../../variant/variant'
import { variantTitle, variantWords } from '../../../variant/variantTitle'
import { sentences } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { numberColumn, shareColumn, tableOf, wilsonColumn } from '../../report/columns'
import { undecidedFirst } from '../../report/headline'
import type { PointsChart, Report, Table } from '../../report/report'
import { intervalOf } from '../../report/winTable'
import type { Words } from '../../report/words'
import type { SurveyPart } from './run'
import { entriesOf, type CatalogueSurveySpec } from './spec'
import { surveyedGames, type SurveyedGame } from './surveyed'

/** Below this corrected p-value a game counts as different from the published results. */
const SIGNIFICANT = 0.05

/** With a larger share of undecided games, who they help is not known, so a game is not ranked. */
const MOST_UNDECIDED = 0.05

/** The results so far: a table of games, charts, and a comparison with published results. */
export function report(spec: CatalogueSurveySpec, parts: ReadonlyMap<number, SurveyPart>): Report {
  const games = surveyedGames(spec, parts)
  const missing = entriesOf(spec).length - games.length
  const all = mergeCounts(games.map(({ counts }) => counts))
  return {
    finding: undecidedFirst(all, findingOf(games)),
    tables: [fieldTable(games), publishedTable(games)],
    charts: [
      mapOf(
        'fairness',
        message('chartTexts.fairness'),
        games,
        ({ starter }) => starter.value,
        message('columns.firstPlayerWins'),
      ),
      mapOf(
        'decisiveness',
        message('chartTexts.decisiveness'),
        games,
        ({ decided }) => decided,
        message('columns.decided'),
      ),
    ],
    lines: [],
    caveats: [
      ...(missing > 0
        ? [message('caveats.gamesUnplayed', { games: message('amounts.games', { count: missing }) })]
        : []),
      ...caveatsOf(all, spec.games * entriesOf(spec).length),
    ],
  }
}

function findingOf(games: readonly SurveyedGame[]): Text {
  if (games.length === 0) return message('findings.noGames')
  const lead = ({ starterWins, otherWins, counts }: SurveyedGame): number =>
    (starterWins - otherWins) / counts.games
  const ranked = games.filter(({ undecided }) => undecided <= MOST_UNDECIDED)
  const sorted = ranked.toSorted((a, b) => lead(b) - lead(a))
  const shareIn = ({ variant, starter }: SurveyedGame) => ({
    variant: variantTitle(variant),
    share: share(starter.value),
  })
  const [most, least] = [sorted[0], sorted.at(-1)]
  const span = !most
    ? []
    : sorted.length === 1
      ? [message('findings.oneGame', shareIn(most))]
      : [
          message(isTold(most, least!, sorted.length) ? 'findings.field' : 'findings.fieldAlike', {
            games: message('amounts.games', { count: sorted.length }),
            most: message('findings.variantShare', shareIn(most)),
            least: message('findings.variantShare', shareIn(least!)),
          }),
        ]
  return sentences(
    ...span,
    ...unranked(games),
    ...verdictOn(games.filter(({ test }) => test !== null && !test.tooFew)),
  )
}

/** Whether a test tells the two ends of a ranking apart, corrected for all pairs of games. */
function isTold(most: SurveyedGame, least: SurveyedGame, ranked: number): boolean {
  const results = [most, least].map(({ starterWins, otherWins, counts }) => [
    starterWins,
    otherWins,
    counts.games - starterWins - otherWins,
  ])
  if (pooledHomogeneity(results).tooFew) return false
  const [high, low] = [most, least].map(({ starterWins, otherWins, counts: { games } }) => {
    const lead = (starterWins - otherWins) / games
    return { lead, variance: ((starterWins + otherWins) / games - lead ** 2) / games }
  }) as [{ lead: number; variance: number }, { lead: number; variance: number }]
  const deviation = Math.sqrt(high.variance + low.variance)
  const pairs = (ranked * (ranked - 1)) / 2
  return deviation > 0 && pairs * 2 * cdf(-(high.lead - low.lead) / deviation, 0, 1) < SIGNIFICANT
}

/** Games in which too many games are undecided to say whom moving first helps. */
function unranked(games: readonly SurveyedGame[]): readonly Text[] {
  const open = games.filter(({ undecided }) => undecided > MOST_UNDECIDED)
  if (open.length === 0) return []
  const names = list(
    open.map(({ variant }) => variantTitle(variant)),
    'comma',
  )
  return [message('findings.fieldUndecided', { share: share(MOST_UNDECIDED, 0), names })]
}

function verdictOn(tested: readonly SurveyedGame[]): readonly Text[] {
  if (tested.length === 0) return []
  const differ = tested.filter(({ p }) => p !== null && p < SIGNIFICANT)
  const games = message('amounts.games', { count: tested.length })
  if (differ.length === 0) return [message('findings.publishedAlike', { games })]
  const names = list(
    differ.map(({ variant }) => variantTitle(variant)),
    'comma',
  )
  return [message('findings.publishedDiffer', { games, count: differ.length, names })]
}

/** The name of a family; null for the user's own variants. */
function familyTitle(family: Family | null): Text {
  return family === null ? message('columns.ownVariants') : FAMILIES[family]
}

function fieldTable(games: readonly SurveyedGame[]): Table {
  return tableOf('field', message('tables.field'), games, [
    {
      key: 'variant',
      label: message('columns.game'),
      words: nameWords(games),
      cell: ({ variant }) => variant.name,
    },
    {
      key: 'region',
      label: message('columns.region'),
      words: regionWords(games),
      cell: ({ preset }) => preset?.regions.join(', ') ?? null,
    },
    {
      key: 'family',
      label: message('columns.family'),
      words: FAMILY_WORDS,
      cell: ({ preset }) => preset?.family ?? 'own',
    },
    { ...numberColumn('holes', message('columns.holesPerSide')), cell: ({ variant }) => variant.board.holes },
    { ...numberColumn('seeds', message('columns.seeds')), cell: ({ variant }) => seedsIn(variant) },
    { ...numberColumn('games', message('columns.games')), cell: ({ counts }) => counts.games },
    { ...shareColumn('starter', message('columns.firstPlayerWins')), cell: ({ starter }) => starter.value },
    {
      ...wilsonColumn('starterLow', message('columns.from95Of', { name: message('columns.firstPlayer') })),
      cell: ({ starter }) => starter.low,
    },
    {
      ...shareColumn('starterHigh', message('columns.to95Of', { name: message('columns.firstPlayer') })),
      cell: ({ starter }) => starter.high,
    },
    {
      ...shareColumn('other', message('columns.secondPlayerWins')),
      cell: ({ otherWins, counts }) => otherWins / counts.games,
    },
    {
      ...shareColumn('ties', message('columns.ties')),
      cell: ({ counts }) => counts.wins.ties / counts.games,
    },
    shareColumn('decided', message('columns.decided')),
    shareColumn('undecided', message('columns.undecided')),
    numberColumn('meanMoves', message('columns.meanMoves')),
    numberColumn('branching', message('columns.meanChoices')),
    shareColumn('endless', message('columns.endlessGames')),
    { key: 'preset', label: message('columns.preset'), cell: ({ preset }) => preset?.id ?? null },
  ])
}

function seedsIn({ board, start }: Variant): number {
  if (start.layout === 'even') return 2 * board.holes * start.seedsPerHole
  return [...start.layout.south, ...start.layout.north].reduce((sum, seeds) => sum + seeds, 0)
}

/** Families for people, by what the cells of a CSV have. */
const FAMILY_WORDS: Words = { ...FAMILIES, own: message('columns.ownVariants') }

/** Names of games for people. */
function nameWords(games: readonly SurveyedGame[]): Words {
  return variantWords(games.map(({ variant }) => variant.name))
}

/** Regions for people, by what the cells of a CSV have: `Java, Bali`. */
function regionWords(games: readonly SurveyedGame[]): Words {
  return Object.fromEntries(
    games.flatMap(({ preset }) => {
      if (preset === null) return []
      const items = list(preset.regions.map(regionTitle), 'comma')
      return [[preset.regions.join(', '), message('amounts.listed', { items })]]
    }),
  )
}

const PUBLISHED_WORDS: Words = {
  'single rounds': message('cells.singleRounds'),
  'whole matches': message('cells.wholeMatches'),
}

function publishedTable(games: readonly SurveyedGame[]): Table {
  const known = games.flatMap(({ published, ...game }) => {
    if (published === null) return []
    const all = published.starter + published.other + published.ties + published.unresolved
    return [{ ...game, published, all }]
  })
  return tableOf('published', message('tables.published'), known, [
    {
      key: 'variant',
      label: message('columns.game'),
      words: nameWords(games),
      cell: ({ variant }) => variant.name,
    },
    {
      key: 'of',
      label: message('columns.publishedFor'),
      words: PUBLISHED_WORDS,
      cell: ({ published }) => ({ games: 'single rounds', matches: 'whole matches' })[published.of],
    },
    { ...shareColumn('starter', message('columns.firstPlayerWins')), cell: ({ starter }) => starter.value },
    {
      ...shareColumn('publishedStarter', message('columns.firstPlayerPublished')),
      cell: ({ published, all }) => published.starter / all,
    },
    {
      ...shareColumn('other', message('columns.secondPlayerWins')),
      cell: ({ otherWins, counts }) => otherWins / counts.games,
    },
    {
      ...shareColumn('publishedOther', message('columns.secondPlayerPublished')),
      cell: ({ published, all }) => published.other / all,
    },
    {
      ...shareColumn('ties', message('columns.ties')),
      cell: ({ counts }) => counts.wins.ties / counts.games,
    },
    {
      ...shareColumn('publishedTies', message('columns.tiesPublished')),
      cell: ({ published, all }) => published.ties / all,
    },
    shareColumn('undecided', message('columns.undecided')),
    {
      ...shareColumn('publishedUndecided', message('columns.undecidedPublished')),
      cell: ({ published, all }) => published.unresolved / all,
    },
    {
      ...numberColumn('chiSquare', message('columns.chiSquare')),
      cell: ({ test }) => test?.statistic ?? null,
    },
    { ...numberColumn('degrees', message('columns.degrees')), cell: ({ test }) => test?.degrees ?? null },
    numberColumn('p', message('columns.pHolm')),
  ])
}

function mapOf(
  id: string,
  title: Text,
  games: readonly SurveyedGame[],
  valueOf: (game: SurveyedGame) => number,
  label: Text,
): PointsChart {
  const families = [...new Set(games.map(({ preset }) => preset?.family ?? null))]
  const pointOf = (game: SurveyedGame) => ({
    x: game.meanMoves,
    y: valueOf(game),
    label: variantTitle(game.variant),
    ...(id === 'fairness' ? intervalOf(game.starter) : {}),
  })
  return {
    id,
    title,
    note: message('chartTexts.pointPerGame'),
    table: 'field',
    type: 'points',
    x: { label: message('columns.meanMoves'), format: 'decimal', scale: 'logarithmic' },
    y: { label, format: 'percent' },
    series: families.map((family) => ({
      name: familyTitle(family),
      role: 'category',
      points: games.filter(({ preset }) => (preset?.family ?? null) === family).map(pointOf),
    })),
  }
}
