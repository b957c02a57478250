/** The printed report of the papers. */
export const paperReport = {
  title: 'Lumbung: papers recomputed',
  heading: 'Five studies of sowing games, recomputed',
  quickImprint:
    'Lumbung {version}, quick run, {date}. {summary} Lumbung’s docs/methods.md defines the verdicts; point at one to see its criterion.',
  fullImprint:
    'Lumbung {version}, full run, {date}. {summary} Lumbung’s docs/methods.md defines the verdicts; point at one to see its criterion.',
  summary: '{claims}: {reproduced} reproduced, {differ} differ, {undecided} undecided, {beyond} new.',
  claims: '{count, plural, one {# claim} other {# claims}}',
  settings: 'The settings of the runs',
  readings: 'Where the paper is ambiguous:',
  why: 'Why',
  rows: '{count, plural, one {# row} other {# rows}}',
  firstRows: 'The first {shown} of {count} rows.',
} as const
