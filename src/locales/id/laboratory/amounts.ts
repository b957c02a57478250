import type { AreaWords } from '../../message'

export const amounts: AreaWords<'amounts'> = {
  share: '{share}',
  shareWithin: '{share} ({low}–{high})',
  p: 'p = {p}',
  pBelow: 'p < {p}',
  degrees: '{count} derajat kebebasan',
  chiSquare: 'χ² = {statistic}, {degrees}, {p}',
  sentences: '{before} {next}',
  holes: '{count} lubang',
  seeds: '{count} biji',
  games: '{count} permainan',
  matches: '{count} pertandingan',
  moves: '{count} langkah',
  laps: '{count} taburan',
  nodes: '{count} simpul',
  aboutGames: 'sekitar {count} permainan',
  variantSized: '{name}, {holes}, {seeds} per lubang',
  variantLaidOut: '{name}, {holes}, susunan sendiri',
  variantHoles: '{name}, {holes}',
}
