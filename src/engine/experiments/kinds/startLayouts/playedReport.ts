import { message, share } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import { numberColumn, shareColumn, tableOf, type FilledColumn } from '../../report/columns'
import type { BarsChart, Report } from '../../report/report'
import { layoutColumns, layoutsWith, type FoundLayout, writtenLayout } from './foundLayouts'
import type { LayoutsPart, Score } from './run'
import { layoutsFor, startedFrom, type StartLayoutsSpec } from './spec'

/** A layout with the games played from it. */
interface PlayedLayout extends FoundLayout {
  readonly score: Score
  /** South's share of the points, a tie counting half; null if no game was decided. */
  readonly share: number | null
}

/** A report opens this many layouts on the board. */
const MOST_LINES = 24
/** Shares are counted in this many classes. */
const CLASSES = 10

/** The layouts played so far, those nearest to even first; equals stay in the order they were listed. */
export function playedLayouts(
  spec: StartLayoutsSpec,
  parts: ReadonlyMap<number, LayoutsPart>,
): readonly PlayedLayout[] {
  return layoutsWith(spec, parts, (part, at) => part.scores?.[at])
    .map(({ found: score, ...layout }) => ({ ...layout, score, share: shareOf(score) }))
    .toSorted((a, b) => distance(a) - distance(b))
}

/** What players made of the layouts: the share of the points that South took from each. */
export function playedReport(spec: StartLayoutsSpec, parts: ReadonlyMap<number, LayoutsPart>): Report {
  const played = playedLayouts(spec, parts)
  const planned = layoutsFor(spec).length
  const shares = played.flatMap((layout) => layout.share ?? [])
  const nearest = played.find((layout) => layout.share !== null)
  const missing = planned - played.length
  const stopped = played.reduce((sum, { score }) => sum + score[3], 0)
  return {
    finding: nearest
      ? message('findings.playedLayouts', {
          player: describePlayer(spec.player),
          layouts: played.length,
          mean: share(shares.reduce((sum, value) => sum + value, 0) / shares.length),
          nearest: writtenLayout(nearest.layout),
          share: share(nearest.share!),
        })
      : message('findings.noLayoutPlayed'),
    tables: [tableOf('layouts', message('tables.layouts'), played, COLUMNS)],
    charts: nearest ? [chartOf(shares)] : [],
    lines: played.slice(0, MOST_LINES).map(({ layout }) => ({
      title: writtenLayout(layout),
      variant: startedFrom(spec, layout),
      moves: '',
    })),
    caveats: [
      message('caveats.gamesMayRepeat'),
      ...(missing > 0 ? [message('caveats.layoutsUnplayed', { missing, all: planned })] : []),
      ...(stopped > 0 ? [message('caveats.layoutGamesStopped', { count: stopped })] : []),
    ],
  }
}

const COLUMNS: readonly FilledColumn<PlayedLayout>[] = [
  ...layoutColumns<PlayedLayout>(),
  { ...numberColumn('wins', message('columns.southWins')), cell: ({ score }) => score[0] },
  { ...numberColumn('ties', message('columns.ties')), cell: ({ score }) => score[1] },
  { ...numberColumn('losses', message('columns.northWins')), cell: ({ score }) => score[2] },
  { ...numberColumn('undecided', message('columns.undecided')), cell: ({ score }) => score[3] },
  shareColumn('share', message('columns.southPoints')),
]

function chartOf(shares: readonly number[]): BarsChart {
  const classOf = (value: number): number => Math.min(CLASSES - 1, Math.floor(value * CLASSES))
  return {
    id: 'shares',
    type: 'bars',
    title: message('tables.layoutShares'),
    note: message('chartTexts.layoutSharesNote'),
    table: 'layouts',
    x: { label: message('columns.southPoints'), format: 'percent' },
    y: { label: message('columns.layouts'), format: 'integer' },
    series: [
      {
        name: message('columns.layouts'),
        role: 'ours',
        points: Array.from({ length: CLASSES }, (_, at) => ({
          x: (at + 0.5) / CLASSES,
          y: shares.filter((value) => classOf(value) === at).length,
        })),
      },
    ],
  }
}

function shareOf([wins, ties, losses]: Score): number | null {
  const games = wins + ties + losses
  return games === 0 ? null : (wins + ties / 2) / games
}

function distance(played: PlayedLayout): number {
  return played.share === null ? Infinity : Math.abs(played.share - 0.5)
}
