/** Studies to start from. */
export const studyTemplates = {
  table2: 'Table 2 of the congkak paper, and beyond',
  table2About:
    'The winning shares of random congkak (Chen et al. 2022, Table 2), and how they change with the size of the board, one rule, skill, and a match of rounds.',
  table2Run: '7 holes, as published',
  noCapture: 'No captures',
  skill: 'Skill against the first move',
  rounds: 'Matches of rounds',
  boardSize: 'Size of the board',
  oneRule: 'One rule changed',
  dakon: 'Winning openings in dakon',
  dakonAbout:
    'The openings of Dakon that win in one turn (Donkers, de Voogt and Uiterwijk 2000): most counters captured, fewest moves, fewest laps, on boards of 4 to 6 holes.',
  dakonRun: '{goal}, {holes} holes',
  kalah: 'Values of kalah',
  kalahAbout:
    'Who wins under perfect play on boards of 1 to 4 holes with 1 to 4 seeds, for three readings of the rules (Pok 2001).',
} as const
