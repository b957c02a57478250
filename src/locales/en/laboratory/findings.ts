/** What experiments found, kind by kind. */
export const findings = {
  noGames: 'No games have been played yet.',
  noMatches: 'No matches have been played yet.',
  // Match series.
  series: 'South ({first}) wins {south} of {games}. North ({second}) wins {north}, and {ties} are ties.',
  seriesMovesFirst:
    'South ({first}, moving first) wins {south} of {games}. North ({second}) wins {north}, and {ties} are ties.',
  agreementSame: 'All shares agree with {source} to within one percentage point (half a point for ties).',
  agreementDifferent:
    'Not all shares agree with {source} to within one percentage point (half a point for ties).',
  agreementUndecided: 'There are too few games to say whether the shares agree with {source}.',
  // Scenario matrix.
  edgeFirst: 'With {player} on both sides, the first player has the edge ({south} to {north}, {games}).',
  edgeSecond: 'With {player} on both sides, the second player has the edge ({south} to {north}, {games}).',
  edgeUnclear: 'With {player} on both sides, the edge is unclear ({south} to {north}, {games}).',
  edgeRepeated:
    'With {player} on both sides, the first player wins {south} and the second {north} of {games}, {distinct} of them distinct.',
  whoeverFirst: 'Between {first} and {second}, whoever moves first nearly always wins ({one} and {other}).',
  skillOutweighs:
    'When {weak} moves first against {strong}, {strong} wins {strongShare} and {weak} {weakShare}: skill outweighs the first move. When {strong} moves first, it wins {strongFirst}.',
  firstMoveOutweighs:
    'When {weak} moves first against {strong}, {strong} wins {strongShare} and {weak} {weakShare}: the first move outweighs skill. When {strong} moves first, it wins {strongFirst}.',
  skillUnclear:
    'When {weak} moves first against {strong}, {strong} wins {strongShare} and {weak} {weakShare}: whether skill or the first move weighs more is not clear. When {strong} moves first, it wins {strongFirst}.',
  skillRepeated:
    'When {weak} moves first against {strong}, {strong} wins {strongShare} and {weak} {weakShare} of {games}, {distinct} of them distinct. When {strong} moves first, it wins {strongFirst}.',
  noTies: 'There were no ties.',
  tiesMost: 'The largest share of ties was seen when {first} moved first against {second}: {share}.',
  tiesAlike: 'One test over all {cells} cells finds no significant difference ({test}).',
  tiesDiffer: 'One test over all {cells} cells shows that they differ ({test}).',
  tiesElsewhere:
    '{count, plural, =0 {They are more frequent there than in any other cell (pairs tested with Holm’s correction).} one {Ties may be as frequent in # other cell (pairs tested with Holm’s correction).} other {Ties may be as frequent in # other cells (pairs tested with Holm’s correction).}}',
  tiesLeftOut: 'Cells in which every game was the same are left out.',
  shortestGame:
    '{count, plural, one {The shortest game took # move: {first} moved first against {second}.} other {The shortest game took # moves: {first} moved first against {second}.}}',
  // Skill curve.
  notEnoughLaps:
    'As second player, no calculator tested clearly wins more than half of its games against {opponent}. The largest share of wins went to the one that foresees {laps}: {share}.',
  enoughLaps:
    'Foreseeing moves of up to {laps} is enough to win more than half of the games against {opponent} as second player: {share} of {games}.',
  // Game values.
  valuesOfGames: 'Under perfect play South wins {south} of {games}, loses {north} and draws {drawn}.',
  valueBetween: 'The value of {game} is between {low} and {high}.',
  valueDrawn: '{game} is drawn under perfect play.',
  valueSouth: 'South wins {game} by {value} under perfect play.',
  valueNorth: 'North wins {game} by {value} under perfect play.',
  resultOpen: 'The result of {game} is still open.',
  winSouth: 'South wins {game} under perfect play.',
  winNorth: 'North wins {game} under perfect play.',
  bestMove: 'Best first move: {moves}.',
  bestMoves: 'Best first moves: {moves}.',
  bestPlay: 'Best play of {game}',
  // Sweep.
  sweep: 'South wins {wins} of {games}, loses {losses} and draws {draws}.',
  repunits:
    '{count, plural, one {Of # number written 11…1 in base 3, South loses {lost}.} other {Of # numbers written 11…1 in base 3, South loses {lost}.}}',
  // Strategy check.
  strategyFails: '“{strategy}” loses {game}, whichever of its equal moves it chooses.',
  strategyDoubtful:
    '“{strategy}” never loses if it chooses well among equal moves (holes per side: {sizes}), but can lose {game} if it chooses badly.',
  strategyHolds: '“{strategy}” never loses, whatever the replies (holes per side: {sizes}).',
  strategyRefuted: '“{strategy}” refuted in {game}',
  strategyBestReply: 'North’s best play against “{strategy}” in {game}',
  // Starting layouts.
  fairLayouts: 'Of {layouts} layouts with at most {moved}, {fair} are fair.',
  bestLayout: 'Best for South: {layout}, by {value}.',
  fairLine: 'Fair: {layout}',
  bestLine: 'Best for South: {layout}',
  playedLayouts:
    'Over {layouts} layouts, {player}, playing both sides, scores {mean} of the points as South. Nearest to even: {nearest} ({share}).',
  noLayoutPlayed: 'No layout has been played yet.',
  // Variant comparison.
  variantShares: '{variant} ({south} to {north} of {games})',
  oneVariant: 'Wins of South and North: {variant}.',
  listedVariants: 'Wins of South and North: {variants}.',
  evenSeats:
    'The two sides are more evenly matched in {fairest} than in {steepest} ({p}, corrected for all pairs of variants).',
  sameVariants: 'All variants have the same rules, so whatever differs between their results is chance.',
  testRepeated: 'No test applies, because every game was the same.',
  testTooFew: 'There are too few games for a test.',
  testDiffers: 'One test over all variants shows that they differ ({test}).',
  testAlike: 'No difference was found by one test over all variants ({test}).',
  southsDifference:
    'South’s share of wins in {variant} minus that in {base}: {difference} percentage points (95% interval {low} to {high}).',
  // Matches of several rounds.
  rounds:
    'In {matches} of {variant}, a match lasts {mean} rounds on average and at most {max}. South wins {south}, North {north}; {undecided} are undecided. South is knocked out in {southOut}, North in {northOut}, nobody in {nobody}.',
  // Catalogue survey.
  oneGame: 'The first player wins {share} of the games of {variant}.',
  field: 'Among {games}, moving first helps most in {most} and least in {least}.',
  fieldAlike:
    'Among {games}, no difference was found in how much moving first helps; the ends are {most} and {least}.',
  fieldUndecided: 'Not ranked, because more than {share} of the games are undecided: {names}.',
  variantShare: '{variant} ({share})',
  publishedAlike: 'No significant difference from the results published for {games}.',
  publishedDiffer:
    '{count, plural, one {Of {games} with published results, # differs significantly: {names}.} other {Of {games} with published results, # differ significantly: {names}.}}',
  // Replays, routes, trees.
  playable: '{playable} of {lines} can be played to the end.',
  moveProblem: 'Move {number}: {problem}',
  routeCycles: 'Each route is one directed cycle. Vertices: {lengths}.',
  tree: '{game} has {nodes} and value {value}.',
  precise:
    'The series stopped once the 95% interval of every share was within ±{points} percentage points (fixed-width sequential intervals, Chow & Robbins 1965).',
  sharesBySize: '{first} (South) against {second} (North), {games} per size: South wins {from} and {to}.',
  sharesOfOneSize: '{first} (South) against {second} (North), {games}: South wins {at}.',
  shareAtSize: '{share} on a board of ({holes}, {seeds})',
  sizesDiffer: 'One test over all sizes shows that the results differ ({test}).',
  sizesAlike: 'No difference was found by one test over all sizes ({test}).',
} as const

/** What to know before relying on the numbers of a report. */
export const caveats = {
  unplayed: 'Only {played} of {all} have been played so far.',
  budgeted:
    'Budget ran out: in {some} ({share}), a player reached its limit of moves to look at. It then played the best turn it had seen, which may not be the best there is.',
  endless: 'The rule against endless play ended {some} ({share}).',
  undecided:
    'Undecided: {some} ({share}). A limit of the program stopped play before anybody had won, so these count neither as wins nor as ties.',
  sameGame:
    'All of {games} between {first} and {second} were the same game: nothing was left to chance. No interval is given.',
  of: '{name}: {caveat}',
  publishedElsewhere:
    'Not compared with {source}: its games had another board, other rules or other players than this series.',
  unevenCategories:
    'The categories differ from each other ({test}). Chance alone produces this for about one random seed in a hundred; compare several random seeds.',
  unfinished: 'Not finished: this is what is known so far.',
  sameRules: '{names} have the same rules, so whatever differs between their results is chance.',
  cannotBePlayed: 'Move {number} cannot be played.',
  shorterMayExist: 'Best so far: the search was not exhaustive, so a shorter opening may exist.',
  betterMayExist: 'Best so far: the search was not exhaustive, so a better opening may exist.',
  gamesUnsolved: '{missing} of {all} games are not solved yet.',
  movesBounded:
    'Some moves that are not best have bounds instead of a value. Choose exact values to get all of them.',
  valuesBounded:
    'Bounds instead of a value for {games}: play can repeat endlessly there, and the result depends on where it is stopped.',
  proofsUnfinished: 'Bounds instead of a value for {games}: the proof was stopped before it was complete.',
  gamesUnplayed: 'Not played yet: {games}.',
  boardsUnchecked: 'Not checked yet: {boards}.',
  layoutsUnsolved: '{missing} of {all} layouts are not solved yet.',
  layoutsUnplayed: '{missing} of {all} layouts have not been played yet.',
  layoutGamesStopped:
    '{count, plural, one {# game was stopped by a limit and counts for nobody.} other {# games were stopped by a limit and count for nobody.}}',
  gamesMayRepeat:
    'A player that rarely makes random choices repeats the same games, so a share describes these games rather than a probability.',
  cutShort:
    '{count, plural, one {# match was stopped after {rounds} rounds, so the mean and the maximum are lower bounds.} other {# matches were stopped after {rounds} rounds, so the mean and the maximum are lower bounds.}}',
} as const

/** What searches for winning openings found. */
export const openings = {
  noneExists: 'No first turn of {game} wins at once; every continuation was checked.',
  noneYet: 'No winning opening of {game} has been found yet.',
  canWin: 'The first turn of {game} can win at once, in {moves}.',
  shortest: 'The shortest winning opening of {game} has {moves} (proven).',
  shortestOnly: 'Only one winning opening of {game} is as short as {moves} (proven).',
  shortestCounted: 'The shortest winning opening of {game} has {moves} (proven; {solutions} are as short).',
  shortestSoFar: 'The shortest winning opening of {game} found so far has {moves}.',
  capture: 'A first turn of {game} can capture all but {seeds} (proven to be the most).',
  captureOnly: 'Only one first turn of {game} captures all but {seeds}, and none captures more (proven).',
  captureCounted:
    'A first turn of {game} can capture all but {seeds} (proven to be the most; {solutions} different openings do so).',
  captureSoFar: 'The best first turn of {game} found so far captures all but {seeds}.',
  cannotAvoid: 'Every winning opening of {game} has at least one move of {least} or more (proven).',
  keepsTo: 'Some winning opening of {game} needs at most {least} per move, the fewest found so far.',
  keepsToAtLeast:
    'Some winning opening of {game} needs at most {least} per move, the fewest found so far (at least {lower} are needed).',
  lengthProven: 'The shortest opening within this limit has {moves} (proven).',
  lengthSoFar: 'The shortest opening within this limit found so far has {moves}.',
  noneWithin:
    'No winning opening of {game} keeps to at most {limit} per move; every continuation was checked.',
  noneWithinYet: 'No winning opening of {game} with at most {limit} per move has been found yet.',
  shortestWithin:
    'With at most {limit} per move, the shortest winning opening of {game} has {moves} (proven).',
  shortestWithinSoFar:
    'With at most {limit} per move, the shortest winning opening of {game} found so far has {moves}.',
  longProven: 'Of its {moves} moves, {long} go all the way round, the fewest possible (proven).',
  longSoFar: 'Of its {moves} moves, {long} go all the way round, the fewest found so far.',
  measured:
    '{moves} with {laps}, at most {most} in one move. Moves that go all the way round: {long}. Seeds left: {left}.',
  doesNotWin: 'It does not win.',
  countNothing: 'No openings of {game} have been counted yet.',
  counted: '{game}: {winning} openings win at once; {others} do not.',
  countedSoFar: '{game}, so far: {winning} openings win at once; {others} do not.',
  ranOut:
    'In {stuck} more, the first player runs out of seeds before the turn ends; they are in neither number.',
  // Lines that open on the board.
  lineAnalysed: '{game}: line',
  lineWinning: '{game}: winning opening',
  lineShortest: '{game}: shortest opening',
  lineMaxCapture: '{game}: opening that captures most',
  lineFewestLaps: '{game}: opening with fewest laps per move',
  lineWithinLaps: '{game}: opening with at most {limit} per move',
  lineFewestCycles: '{game}: opening with fewest cycles per move',
} as const

/** What findings say before anything else. */
export const headlines = {
  stopped:
    '{count, plural, one {# of {all} ({share}) was stopped by a limit of the program and is undecided.} other {# of {all} ({share}) were stopped by a limit of the program and are undecided.}}',
  nothingDecided:
    '{count, plural, one {Nothing was measured: a limit of the program stopped {all} before anybody had won.} other {Nothing was measured: a limit of the program stopped all {all} before anybody had won.}} Rules that end sooner help, such as another end of the round, or fewer rounds per match.',
  stoppedAfterRounds:
    '{count, plural, one {# of {all} ({share}) was stopped after {rounds} rounds and is undecided.} other {# of {all} ({share}) were stopped after {rounds} rounds and are undecided.}}',
  roundsAtLeast:
    'So a match of {variant} lasts at least {mean} rounds on average. South wins {south}, North {north}. South is knocked out in {southOut}, North in {northOut}, nobody in {nobody}.',
} as const
