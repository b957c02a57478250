/** What a research bundle says: its files, its columns, and how the numbers were made. */
export const publish = {
  // Columns of the numbers behind a chart.
  row: 'Row',
  part: 'Part',
  role: 'What it stands for',
  column: 'Column',
  series: 'Series',
  label: 'Label',
  value: 'Value',
  // What a column holds.
  shareColumn: '{label}, as a share of one: 0.25 means 25 %',
  unitColumn: '{label}, in {unit}',
  word: '{word} = {meaning}',
  wordColumn: '{label} ({words})',
  // Files.
  dataPackage: 'Description of every table and column (Frictionless Data Package)',
  crate: 'Which program and settings made each file, with checksums (RO-Crate, Process Run Crate profile)',
  spec: 'Settings of the run, with the complete rules',
  figure: 'Figure: {title}',
  run: 'The run itself, part by part; open it in Lumbung',
  methods: 'Methods',
  citation: 'References (BibTeX)',
  rerun: 'The command that computes this bundle again',
  python: 'Notebook for Python: loads the tables and draws the main chart',
  r: 'Notebook for R: loads the tables and draws the main chart',
  readme: 'What this bundle is',
  contents: 'Contents',
  files:
    '`datapackage.json` gives the type and meaning of every column. `ro-crate-metadata.json` lists every file with its checksum. `citation.bib` says what to cite.',
  again: 'Compute it again',
  noLicence: 'No licence chosen yet',
  chooseLicence: 'If you publish this bundle, choose a licence and name it here.',
  needsPython: 'Needs pandas and matplotlib. Start it in the folder of this bundle.',
  needsR: 'Needs the package jsonlite. Start it in the folder of this bundle.',
  // Sentences of the methods.
  program: 'Lumbung {version}',
  programBuilt: 'Lumbung {version} (commit {commit})',
  asked: 'The numbers were computed with {program}, experiment “{kind}”: {question}',
  variants: 'The game was {variants}.',
  variantsMany:
    '{count} variants were played; their rules are in the settings. | {count} variants were played; their rules are in the settings.',
  players: 'South was played by {south}, North by {north}.',
  games: '{count} game was played. | {count} games were played.',
  seed: 'All chance comes from random seed {seed}, so the same settings give the same numbers on any computer.',
  noLuck: 'Nothing was left to chance, so the same settings give the same numbers on any computer.',
  intervals: 'Shares of games come with Wilson’s 95 % intervals.',
} as const
