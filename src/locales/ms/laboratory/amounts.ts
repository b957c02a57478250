import type { AreaWords } from '../../message'

export const amounts: AreaWords<'amounts'> = {
  share: '{share}',
  shareWithin: '{share} ({low}–{high})',
  p: 'p = {p}',
  pBelow: 'p < {p}',
  degrees: '{count} darjah kebebasan',
  chiSquare: 'χ² = {statistic}, {degrees}, {p}',
  sentences: '{before} {next}',
  holes: '{count} lubang',
  seeds: '{count} buah',
  games: '{count} permainan',
  matches: '{count} perlawanan',
  moves: '{count} gerakan',
  laps: '{count} taburan',
  nodes: '{count} nod',
  aboutGames: 'kira-kira {count} permainan',
  variantSized: '{name}, {holes}, {seeds} setiap lubang',
  variantLaidOut: '{name}, {holes}, susunan tersendiri',
  variantHoles: '{name}, {holes}',
}
