/** What each command does, for its help. */
export const commands = {
  variants: 'list the presets, or show the rules of one',
  variantsShow: 'show a variant and its rules in words',
  play: 'play a list of moves and show where they lead',
  replay: 'play every game of a --records file again and check how it ends',
  review: 'value every move of a game and mark its mistakes',
  simulate: 'play many games between two players',
  simulateLong:
    'play a series of games between two players and count who wins; game i of a random seed is the same game with any number of workers on any computer',
  matrix: 'play all players against each other, in both seats',
  matrixLong:
    'play all players against each other, as South and as North: which matters more, moving first or skill?',
  ladder: 'play everyone against everyone and rate them, or test which of two is stronger',
  ladderLong:
    'play everyone against everyone, in pairs of games from the same start with seats swapped, and rate them, a tie being half a point; with --sprt, play two until a sequential test has decided',
  train: 'train a network by letting it play itself',
  trainLong:
    'train a network by letting it play against itself, generation by generation, and write the player with its whole history to a file; SPEC is a JSON file with training settings',
  skillCurve: 'measure the win rate by the number of laps foreseen',
  skillCurveLong:
    'play calculators that foresee more and more laps against one opponent, as first and as second player',
  compare: 'play the same series under several variants, or compare runs from files',
  compareLong:
    'play the same series under several variants, side by side; --holes, --seeds and --set change them all. With files, compare the runs in them: those that differ only in the random seed are pooled',
  survey: 'play many games of the catalogue side by side',
  surveyLong: 'play many games of the catalogue side by side, and compare them with published results',
  rounds: 'play matches of many rounds until a player is out',
  roundsLong:
    'play whole matches and report how many rounds they last, how holes burn, and who is knocked out',
  merge: 'join the parts of a plan, or of a series that was played separately',
  mergeLong:
    'join the parts in a folder made by `plan` into the same result as one run on one machine; or join files written by `simulate --range A..B --json` on any machines into the whole series; parts that overlap or leave a gap are rejected',
  openings:
    'find openings that win before the opponent moves: how many there are, the shortest, the simplest',
  solve: 'prove the exact value of a game and of its first moves',
  values: 'prove the values of a game over a grid of sizes',
  tree: 'print the tree of a small game, folded where it is large',
  sweep: 'play or solve a game on boards of many sizes',
  checkStrategy: 'play a strategy for South against every reply',
  layouts: 'find starting layouts that are fair, or best for South',
  verify: 'prove a stored answer about kalah a second time',
  verifyLong:
    'Prove a stored answer about kalah a second time: which layouts are fair (layouts --find results --json), or a game’s value and the value of each move (solve --json). The second solver is short and plain and shares nothing with the first: neither rules nor search nor endgame tables. It is slow on full-size boards; --sample checks a part.',
  reproduce: 'recompute the tables and claims of the papers and judge each',
  bench: 'check the signature of the engine and measure its speed',
  sweepLong:
    'solve a family of games, one for each number in a range; or, with --south, --north or --games, play each size and count who wins',
} as const
