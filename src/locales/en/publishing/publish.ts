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
  shareColumn: '{label}, as a share of one: 0.25 means 25%',
  pointsColumn: '{label}, a difference of shares of one: 0.25 means 25 percentage points',
  unitColumn: '{label}, in {unit}',
  explained: '{label}. {meaning}',
  word: '{word} = {meaning}',
  wordColumn: '{label} ({words})',
  // Files.
  dataPackage: 'Description of every table and column (Frictionless Data Package)',
  crate: 'Which program and settings made each file, with checksums (RO-Crate, Process Run Crate profile)',
  spec: 'Settings of the run, with the complete rules',
  figure: 'Figure: {title}',
  run: 'The run itself, part by part; open it in Lumbung',
  methods: 'Methods',
  results: 'Results',
  citation: 'References (BibTeX)',
  rerun: 'The command that computes this bundle again',
  python: 'Notebook for Python: loads the tables and draws the main chart',
  r: 'Notebook for R: loads the tables and draws the main chart',
  readme: 'What this bundle is',
  contents: 'Contents',
  files:
    '`datapackage.json` gives the type and meaning of every column. `ro-crate-metadata.json` lists every file with its checksum. `citation.bib` says what to cite.',
  rerunHow:
    'The command “lumbung” was not found. Install Lumbung, or name the command with the variable LUMBUNG, for example: {example}',
  again: 'Compute it again',
  noLicence: 'No licence chosen yet',
  chooseLicence: 'If you publish this bundle, choose a licence and name it here.',
  needsPython: 'Needs pandas and matplotlib. Start it in the folder of this bundle.',
  needsR: 'Needs the package jsonlite. Start it in the folder of this bundle.',
  // Sentences of the methods.
  program: 'Lumbung {version}',
  programBuilt: 'Lumbung {version} (commit {commit})',
  asked: 'The numbers were computed with the experiment “{kind}” of {program}, which asks: {question}',
  variants: 'The game was {variants}.',
  sizes: 'Holes per side: {holes}; seeds per hole: {seeds}.',
  sizesAsHoles: 'Holes per side: {holes}, with as many seeds per hole.',
  oneSize: '{from}',
  range: '{from}–{to}',
  changed: 'The rules of {variant} were changed ({changes}); the complete rules are in the settings.',
  changedOtherwise: 'The rules of {variant} were changed; they are in the settings.',
  variantsMany:
    '{count, plural, one {# variants were played; their rules are in the settings.} other {# variants were played; their rules are in the settings.}}',
  players: 'South was played by {south}, North by {north}.',
  bothSides: 'Both sides were played by {player}.',
  field: 'The players were {players}.',
  opponents: '{count, plural, one {The opponent was {players}.} other {The opponents were {players}.}}',
  games: '{count, plural, one {# game was played.} other {# games were played.}}',
  gamesPerPair:
    '{count, plural, one {# game was played by each pair.} other {# games were played by each pair.}}',
  gamesPerVariant: '{count, plural, one {# game of each was played.} other {# games of each were played.}}',
  gamesPerPoint:
    '{count, plural, one {# game was played for each number of laps and seat.} other {# games were played for each number of laps and seat.}}',
  gamesPerSize:
    '{count, plural, one {# game of each size was played.} other {# games of each size were played.}}',
  gamesPerLayout:
    '{count, plural, one {# game was played from each layout.} other {# games were played from each layout.}}',
  gamesPerGeneration:
    '{count, plural, one {# game was played in each generation.} other {# games were played in each generation.}}',
  gamesAtMost:
    'At most {count, plural, one {# game was} other {# games were}} played, until the test had decided.',
  matches: '{count, plural, one {# match was played.} other {# matches were played.}}',
  seedOf: 'All chance comes from random seed {seed}.',
  repeatable: 'The same settings give the same numbers on any computer.',
  noLuck: 'Nothing was left to chance, so the same settings give the same numbers on any computer.',
  intervals: 'Shares of games come with Wilson’s 95% intervals.',
  generator:
    'Random numbers come from the generator xoroshiro128+. Every game has its own stream, whose state is derived by splitmix64 from the random seed, the number of the game and what the numbers are used for, so that games are independent of each other.',
  playerIs: '{player}: {plays}.',
  learnedIs: '{player}: a network that was trained by playing against itself.',
  strategyIs:
    '{player}: a fixed strategy, whose rules are in the settings; chance decides where it leaves a choice.',
  outsideIs: '{player}: another program, which Lumbung asked for its moves.',
  perfectIs: 'Perfect play: moves that are proven best by solving the game.',
  testChiSquare:
    'Distributions of results were compared with Pearson’s χ² test of homogeneity; the rarest results are pooled where expected counts are too small (Cochran’s rule).',
  testHolm:
    'p-values of single differences are those of the two-sided z-test with pooled variance, or of Fisher’s exact test where fewer than five games are expected in a cell, corrected by Holm’s method.',
  testEquivalence:
    'Agreement with published shares was tested by two one-sided tests at 5%: the 90% interval of the difference must lie within the tolerance.',
  testRatings:
    'Ratings are those of the Bradley–Terry model on the Elo scale, a tie counting half a point; their 95% intervals come from the spread of pairs of games from the same start with seats swapped.',
  testSequential:
    'The sequential test is the generalised sequential probability ratio test on pairs of games from the same start with seats swapped.',
  // Tables as papers print them.
  withInterval: '{label} (interval)',
  valueWithin: '{value} ({low} to {high})',
  schemaOfSettings: 'Lumbung settings',
  schemaOfVariants: 'Lumbung variant',
  presetOrRules: 'The id of a preset, or whole rules',
  whereWritten: 'Where these rules are written down',
  lastSeed:
    'What the last seed of a lap does: the first clause that fits is carried out; if none fits, the turn ends',
  slipperIs: '{player}: {plays}; in {percent}% of its choices any legal move instead, all equally likely.',
  testFixedWidth:
    'The series stopped at the first of twenty looks, fixed before, at which the 95% interval of every share was within ±{points} percentage points (fixed-width sequential intervals, Chow & Robbins 1965).',
} as const
