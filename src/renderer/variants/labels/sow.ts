import type { LabelsOf } from './label'

/** The labels of the rules in section sow. */
export const sowLabels: LabelsOf<'sow'> = {
  'sow.direction': {
    label: 'Direction',
    words: {
      anticlockwise: 'anticlockwise',
      clockwise: 'clockwise',
      eitherWay: 'either way',
      outward: 'outward',
      firstMoveDecides: 'as the first move decides',
      byParity: 'by parity of seeds',
    },
  },
  'sow.origin': { label: 'Long laps', words: { sown: 'sow into the origin', skipped: 'skip it' } },
  'sow.leave': {
    label: 'First seed',
    words: { nothing: 'moves on', one: 'stays behind', oneUnlessSingle: 'stays unless alone' },
  },
  'sow.skips': {
    label: 'Holes skipped',
    words: { nothing: 'none', opponentsAt: 'opponent’s with exactly', holesFrom: 'any with at least' },
  },
  'sow.skipCount': { label: 'Seeds to be skipped' },
  'sow.before': {
    label: 'Before a lap',
    words: {
      nothing: 'nothing',
      storeOne: 'one seed is stored',
      singlesAcross: 'take across singles',
      lastSeedAcross: 'take across a lone seed',
    },
  },
  'sow.passing': {
    label: 'Capture in passing',
    words: {
      nothing: 'never',
      toOwner: 'for the row’s owner',
      toOwnerWithLast: 'and with the last seed',
      toMover: 'for the mover',
      ownToMover: 'for the mover, own row',
    },
  },
  'sow.lateSeeds': { label: 'Few seeds to give' },
  'sow.relay': { label: 'Relay', words: { never: 'never', any: 'from any hole', own: 'from own holes' } },
  'sow.relayFrom': { label: 'Relay lifts', words: { lastHole: 'the last hole', nextHole: 'the next hole' } },
  'sow.relayIf': {
    label: 'Relay if the last hole',
    words: {
      notEmpty: 'was not empty',
      atLeast: 'holds at least',
      exactly: 'holds exactly',
      visited: 'saw the other row sown',
    },
  },
  'sow.relayCount': { label: 'Seeds to relay' },
  'sow.turning': {
    label: 'Further laps go',
    words: { sameWay: 'the same way', everyLap: 'the other way each time' },
  },
  'sow.firstMove': {
    label: 'First move',
    words: {
      asOthers: 'as any other',
      plainRelay: 'relays plainly',
      alternate: 'shifts every second seed',
      overToOpponent: 'goes over to the opponent',
    },
  },
}
