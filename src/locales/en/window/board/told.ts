/**
 * A turn told under the board, while it runs and after it. Words between asterisks are emphasised. The sentences about
 * "you" are apart from those about anybody else.
 */
export const told = {
  you: 'You',
  // Places
  yourHole: 'your hole {hole}',
  yourEmptyHole: 'your empty hole {hole}',
  yourStore: 'your store',
  hole: '{who}’s hole {hole}',
  emptyHole: '{who}’s empty hole {hole}',
  store: '{who}’s store',
  holes: '{count, plural, one {# hole} other {# holes}}',
  // A move that was played
  sowed:
    '{count, plural, one {{who} sowed *one seed* from hole {hole}} other {{who} sowed *# seeds* from hole {hole}}}',
  sowedClockwise:
    '{count, plural, one {{who} sowed *one seed* clockwise from hole {hole}} other {{who} sowed *# seeds* clockwise from hole {hole}}}',
  movedAlong:
    '{count, plural, one {{who} played hole {hole}, which moved one seed along} other {{who} played hole {hole}, which moved # seeds along}}',
  ran: '{count, plural, one {{sowed}} other {{sowed} and ran *# laps*}}',
  move: '{start}: {parts}.',
  home: '{count, plural, one {one seed went into {store}} other {# seeds went into {store}}}',
  confiscated:
    '{count, plural, one {one seed fell into a burnt hole and went to {who}} other {# seeds fell into burnt holes and went to {who}}}',
  onTheWay:
    '{count, plural, one {one seed was captured on the way} other {*# seeds were captured* on the way}}',
  lastFell: 'the last fell in {place}',
  lastEnded: 'the last fell in {place}, which ended the turn',
  lastAgain: 'the last fell in {place}, so *{who} moves again*',
  lastAgainYou: 'the last fell in {place}, so *you move again*',
  again: '*{who} moves again*',
  againYou: '*you move again*',
  lastCaptured:
    '{count, plural, one {the last, in {place}, *captured one seed* from {holes}} other {the last, in {place}, *captured # seeds* from {holes}}}',
  claimed: '{count, plural, one {{holes} was claimed for good} other {{holes} were claimed for good}}',
  voided: 'the capture would have taken everything, so *nothing was captured*',
  tookBack: '{who} chose hole {hole}, but the relay would never end, so *the move was taken back*.',
  thisTurn:
    '{count, plural, one {This turn brought one seed in {moves} moves.} other {This turn brought *# seeds* in {moves} moves.}}',
  collected:
    '{count, plural, one {The seed left on the board went into {store}.} other {The # seeds left on the board went into {store}.}}',
  gameWon: '*You won the game.*',
  gameLost: '*You lost the game.*',
  roundWon: '*You won the round.*',
  roundLost: '*You lost the round.*',
  matchWon: '*You won the match.*',
  matchLost: '*You lost the match.*',
  passesYou: 'You have no move and pass.',
  yourTurn: 'Your turn.',
  turnOf: '{who}’s turn.',
  // A simultaneous opening
  bothChoose:
    'Both players choose a hole before a seed is sown. Then *both sow at the same time*, one seed each in turn; whoever stops first moves next.',
  waits:
    '{count, plural, one {{who} picked up one seed from hole {hole}} other {{who} picked up # seeds from hole {hole}}}. Sowing begins when both have chosen.',
  bothSowed: '{who} played hole {hole}, and *both sowed at the same time*: {parts}.',
  bothSow: '*Both sow at the same time*, one seed each in turn.',
  sideStopped: '{who} stopped in {place}',
  sideCaptured:
    '{count, plural, one {{who} stopped in {place} and captured one seed} other {{who} stopped in {place} and captured # seeds}}',
  sideAgain: '{who} ended in {place} and *chooses again*',
  youAgain: 'you ended in {place} and *choose again*',
  sideHolds: '{count, plural, one {{who} still holds one seed} other {{who} still holds # seeds}}',
  youStill: 'you',
  stoppedFirst: '{who} stopped first and moves next.',
  stoppedFirstYou: 'You stopped first and *move next*.',
  // While a move runs
  lapInHand:
    '{count, plural, one {Lap *{lap} of {laps}*, one seed in hand.} other {Lap *{lap} of {laps}*, # seeds in hand.}}',
  lap: 'Lap *{lap} of {laps}*.',
  inHand: '{count} in hand',
  lifts:
    '{count, plural, one {{who} picks up one seed from {place}.} other {{who} picks up # seeds from {place}.}}',
  liftsYou:
    '{count, plural, one {You pick up one seed from {place}.} other {You pick up # seeds from {place}.}}',
  relays: 'The last seed fell on others, so {who} *picks up all {count} from {place}* and sows on.',
  relaysYou: 'The last seed fell on others, so you *pick up all {count} from {place}* and sow on.',
  sowing: 'sowing, lap {lap} of {laps}',
  chooseRinged: 'Your turn: choose a ringed hole',
  personChooses: '{who}’s turn: choose a ringed hole',
  // Before the first move
  firstYou: 'You move first. *Choose one of the ringed holes.*',
  firstPerson: '{who} moves first. *Choose one of the ringed holes.*',
  first: '{who} moves first.',
  twoComputers: 'Two computers play this game. You can watch, pause and skip.',
  start: 'Start the game',
  // The ribbon and its buttons
  gainFor: 'for {who}',
  gainYou: 'for you',
  soFar: 'so far',
  ribbon: '{count, plural, one {# lap of this turn} other {# laps of this turn}}',
  ribbonNote:
    'Each piece is a lap, with the seeds it sowed; a dot is a seed in the store. Choose one to see it again.',
  lapLabel:
    '{count, plural, one {Lap {lap} of {laps}: one seed from {place}} other {Lap {lap} of {laps}: # seeds from {place}}}',
  lapHome: '{count, plural, one {{lap}, one into the store} other {{lap}, # into the store}}',
  lapCaptures: '{lap}, captures {count}',
  replayTurn: 'Replay the turn',
  continue: 'Continue',
  skipToEnd: 'Skip to the end',
  // Errors at a hole
  chooseAnother: '{problem} Choose a ringed hole.',
  shownAgain: 'The turn is being shown again. Press Esc to return to the game.',
  // The rules of a game that is new here
  rulesOf: '{name} in five lines',
  rulesOfFew: '{name} in a few lines',
  allRules: 'All rules',
  gotIt: 'Got it',
  'other.placing': 'Put a seed into one of your holes',
  'other.picks': 'Take one of your opponent’s holes',
  'other.stop': 'Sow on from the ringed hole, or end your turn',
  'other.way': 'Choose which way to sow on',
  nowChoose: '*{what}.*',
  endTurn: 'End the turn',
  placed: '{who} put a seed into hole {hole}.',
  tookChosen:
    '{count, plural, one {{who} took *# seed* from hole {hole} of the other side.} other {{who} took *# seeds* from hole {hole} of the other side.}}',
  endedTurn: '{who} ended the turn there.',
} as const
