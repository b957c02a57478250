/** Studies: several runs, comparisons, tables and figures in one file. */
export const studies = {
  table: 'Table {number}',
  figure: 'Figure {number}',
  caption: '{name}. {caption}',
  captionOf: '{name}: {title}',
  // What a study file may not say.
  notAStudy: 'This is not a study of Lumbung.',
  noTitle: 'A study needs a title.',
  text: 'Must be text.',
  id: 'Must be small letters, digits and hyphens, at most 60.',
  idTaken: 'Another run or comparison is called “{id}” already.',
  date: 'Must be a day such as 2026-11-18.',
  unknownRun: 'There is no “{id}” in this study before this place.',
  noKind: 'Must name the kind of experiment, or another run with “like”.',
  noSuchSetting: 'The other run has no such setting.',
  notComparable: 'Runs of “{kind}” have no games to compare.',
  baseline: 'Must be one of the compared runs: {runs}.',
  // One methods section and one README.
  computed:
    '{count, plural, one {All numbers were computed with {program}, by one run.} other {All numbers were computed with {program}, by # runs.}} The same settings give the same numbers on any computer.',
  experiment: 'Experiment: {kind}.',
  players: 'Players',
  runs: 'Runs',
  comparisons: 'Comparisons',
  tablesAndFigures: 'Tables and figures',
  folder:
    '`{file}` is the whole study. `specs/` holds the settings of every run, `runs/` their results part by part, which Lumbung opens, `data/` all tables, `tables/` and `figures/` the numbered ones. `methods.md` and `results.md` are written from the runs, `citation.bib` says what to cite. What the study writes is written anew each time.',
  action: 'Study',
  fileStudy: 'The whole study: runs, comparisons, tables and figures',
  fileSpec: 'Settings of “{name}”',
  fileRun: 'Results of “{name}”, part by part; open it in Lumbung',
  fileData: '{name}: {title}',
} as const
