import type { LabelsOf } from './label'

/** The labels of the rules in section turn. */
export const turnLabels: LabelsOf<'turn'> = {
  'turn.lastInStore': {
    label: 'Last in own store',
    words: { moveAgain: 'move again', turnOver: 'turn over' },
  },
  'turn.lastInOwnEmpty': {
    label: 'Last in own empty',
    words: {
      captureOpposite: 'capture opposite',
      nothing: 'nothing',
    },
  },
  'turn.lastInOpponentsEmpty': {
    label: 'Last in opponent’s empty',
    words: { captureOpposite: 'capture opposite', nothing: 'nothing' },
  },
  'turn.emptyOpposite': {
    label: 'Opposite is empty',
    words: {
      nothing: 'nothing',
      takeLast: 'the last seed is taken',
    },
  },
  'turn.acrossFrom': {
    label: 'Capture across from',
    words: { empty: 'an empty hole', emptyThenAny: 'empty, then any in a chain', any: 'any hole' },
  },
  'turn.acrossCounts': {
    label: 'Opposite must hold',
    words: { any: 'any number', captureCounts: 'one of the counts' },
  },
  'turn.acrossAfter': {
    label: 'Capture across after',
    words: { anySowing: 'any sowing', opponentsSown: 'sowing the other row' },
  },
  'turn.capturingSeed': { label: 'Capturing seed', words: { taken: 'is taken too', stays: 'stays' } },
  'turn.lastInOpponents': {
    label: 'Last in opponent’s',
    words: {
      nothing: 'nothing',
      captureCounts: 'capture at certain counts',
    },
  },
  'turn.lastInOwn': {
    label: 'Last in own',
    words: { nothing: 'nothing', captureCounts: 'capture at certain counts' },
  },
  'turn.captureCounts': { label: 'Counts' },
  'turn.evenFrom': { label: 'Even counts from' },
  'turn.lastOnSingle': {
    label: 'Last on a single',
    words: {
      nothing: 'nothing',
      captureOpposite: 'capture opposite',
    },
  },
  'turn.lastHole': { label: 'Hole it falls in', words: { nothing: 'stays', take: 'is taken' } },
  'turn.gap': {
    label: 'Next hole is empty',
    words: { nothing: 'nothing', captureBeyond: 'capture beyond it' },
  },
  'turn.nextHole': {
    label: 'Next hole',
    words: {
      nothing: 'stays',
      takeAtCount: 'is taken at a count',
      takeFromOpponents: 'is taken from the other row',
    },
  },
  'turn.sweep': { label: 'Sweep', words: { nothing: 'never', opponentsCounts: 'opponent’s at the counts' } },
  'turn.takesToo': {
    label: 'A capture also takes',
    words: {
      nothing: 'nothing',
      opposite: 'opposite the first',
      eachOpposite: 'opposite each',
      opponentsCounts: 'opponent’s at the counts',
      lastHole: 'the last hole',
    },
  },
  'turn.captures': { label: 'Captures', words: { one: 'one', chain: 'a chain' } },
  'turn.chainWay': { label: 'A chain runs', words: { backward: 'back over the lap', onward: 'onward' } },
  'turn.chainMost': { label: 'Holes in a chain' },
  'turn.chainSides': {
    label: 'A chain by count',
    words: { sameSides: 'keeps to its rows', bothSides: 'runs over both rows' },
  },
  'turn.singleSeed': {
    label: 'A lap of one seed',
    words: { captures: 'may capture', capturesNothing: 'captures nothing' },
  },
  'turn.capturesAfter': { label: 'Turns before captures' },
  'turn.starterWaits': {
    label: 'Who begins may capture',
    words: { no: 'at once', untilOtherCaptures: 'after the other has' },
  },
  'turn.afterCapture': {
    label: 'After a capture',
    words: {
      turnOver: 'turn over',
      moveAgain: 'move again',
      moveAgainOnce: 'move again, once',
      sowOn: 'sow on',
      relayOn: 'go on relaying',
    },
  },
  'turn.noMove': { label: 'Nothing to play', words: { pass: 'pass', roundEnds: 'the round ends' } },
  'turn.mustFeed': {
    label: 'Feed the opponent',
    words: { yes: 'must', no: 'need not', ifPossible: 'must if possible' },
  },
  'turn.grandSlam': {
    label: 'Taking everything',
    words: {
      allowed: 'allowed',
      void: 'captures nothing',
      forbidden: 'forbidden',
      ifForced: 'only if forced',
      leavesRight: 'spares the rightmost',
      leavesLeft: 'spares the leftmost',
      movesAgain: 'moves again',
    },
  },
}
