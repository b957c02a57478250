/** The page for teachers. */
export const teach = {
  title: 'Teach',
  rules: 'Print the rules',
  worksheet: 'Worksheet',
  project: 'Projector view',
  series: 'Set up {games} games',
  homework: 'Set up the homework',
  patch: 'Set up congklak with and without the patch',
  kalahAlt: 'Set up Kalah and KalahAlt',
  puzzles: 'Six puzzles on a sheet',
  hosted:
    'If your school hosts Lumbung, enter its address in Settings: QR codes then open the game on pupils’ phones.',
} as const
