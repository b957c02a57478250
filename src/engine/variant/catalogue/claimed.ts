import { twoEmptyAtRight } from './layouts'
import { CAPTURE_ACROSS, RELAY } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing; a last seed that makes four in the opponent’s row claims that hole permanently. */
const CLAIMED = familyBase('claimed', TRADITIONAL, {
  last: [{ at: 'theirs', makes: [4], claim: ['here'] }, RELAY],
})

/** The games of this family, in the order lists show them. */
export const CLAIMED_GAMES: readonly Preset[] = [
  game(CLAIMED, {
    id: 'andot',
    name: 'Andot',
    regions: ['Northern Africa', 'Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 134',
    oracle: 'Andot',
    lift: { undo: 'barred' },
    sow: { direction: 'outward' },
    last: [
      { at: 'own', hole: '2..-2', makes: [4], claim: ['here'] },
      { at: 'theirs', hole: [1, -1], makes: [4], claim: ['here'] },
    ],
    turn: { noMove: 'pass' },
    claim: { captured: 'toClaimed' },
    end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
  }),

  game(CLAIMED, {
    id: 'bao',
    name: 'Bao (two rows)',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 43',
    oracle: 'Bao',
    readings: 1,
    board: { holes: 7 },
    last: [
      { at: 'theirs', makes: [4], lifted: '2+', claim: ['here'] },
      { ...CAPTURE_ACROSS, chain: { way: 'on', makes: [0] } },
      { at: 'any', makes: '2+', if: ['reached'], then: 'relay' },
    ],
    turn: { starterWaits: 'untilOtherCaptures' },
  }),

  game(CLAIMED, {
    id: 'enkeshui',
    name: 'Enkeshui',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 42',
    oracle: 'Enkeshui',
    pattern: twoEmptyAtRight,
    board: { holes: 8 },
    last: [
      { at: 'any', makes: [4], before: [3], claim: ['here', 'before'] },
      { at: 'any', makes: [3], before: [4], claim: ['here', 'before'] },
      { at: 'any', makes: [4], claim: ['here'] },
      { ...CAPTURE_ACROSS, chain: { way: 'on', makes: [0] } },
      RELAY,
    ],
  }),

  game(CLAIMED, {
    id: 'gabata',
    name: 'Gabata',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 49',
    oracle: 'Gabata',
    sow: { firstMove: 'alternate' },
    last: [
      { at: 'theirs', makes: [4], claim: ['here'] },
      { at: 'claimed', take: ['two'], then: 'again' },
      RELAY,
    ],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(CLAIMED, {
    id: 'krur',
    name: 'Krur',
    regions: ['Northern Africa', 'Western Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 132',
    oracle: 'Krur',
    board: { holes: 4 },
    claim: { sowing: 'notByOpponent', captured: 'toClaimed' },
    end: { when: 'majority' },
  }),

  game(CLAIMED, {
    id: 'leyla-gobale',
    name: 'Leyla-Gobale',
    regions: ['Eastern Africa'],
    otherNames: ['Layli goobalay'],
    source: 'Russ 1984, Mancala Games, p. 44',
    oracle: 'Leyla-Gobale',
    board: { holes: 8 },
    sow: { direction: 'clockwise' },
    last: [{ at: 'own', makes: [1], across: [3], claim: ['here', 'across'] }, CAPTURE_ACROSS],
  }),

  game(CLAIMED, {
    id: 'qelat',
    name: 'Qelat',
    regions: ['Eastern Africa'],
    source: 'Mohr 1993, The New Games Treasury, p. 101',
    oracle: 'Qelat',
    lift: { undo: 'barred' },
    sow: { direction: 'outward', origin: 'skipped' },
    last: [
      { at: 'own', hole: [1, -1], makes: [4], claim: ['here'] },
      { at: 'theirs', hole: [1, 2, -2, -1], makes: [4], claim: ['here'] },
      { at: 'any', makes: [4], take: ['here'] },
    ],
    turn: { noMove: 'pass' },
    claim: { captured: 'toClaimed' },
    end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
  }),

  game(CLAIMED, {
    id: 'qelat-ii',
    name: 'Qelat II',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 138',
    oracle: 'Qelat_II',
    last: [{ at: 'any', makes: [4], claim: ['here'] }, { at: 'claimed', take: ['two'] }, RELAY],
    end: { when: 'majority' },
  }),

  game(CLAIMED, {
    id: 'rath',
    name: 'Rath',
    regions: ['Eastern Africa'],
    source: 'Mancala World, “Rath”',
    oracle: 'Rath',
    board: { holes: 8 },
    lift: { atLeast: 2 },
    last: [{ at: 'claimed', take: ['two'] }, RELAY],
    turn: { noMove: 'pass' },
    claim: { fixed: 'rightmost', sowing: 'lastByOpponent', captured: 'toClaimed' },
    end: { when: 'allInStores' },
  }),

  game(CLAIMED, {
    id: 'toguz-kumalak',
    name: 'Toguz Kumalak',
    regions: ['Central Asia', 'East Asia'],
    otherNames: ['Togyz kumalak', 'Toguz korgool', 'Nine pebbles'],
    source: 'Mancala World, “Toguz Kumalak”',
    oracle: 'Toguz_Kumalak',
    board: { holes: 9 },
    start: { seedsPerHole: 9 },
    sow: { leave: 'oneUnlessSingle' },
    last: [
      { at: 'theirs', hole: '1..-2', makes: [3], if: ['firstClaim', 'notSame'], claim: ['here'] },
      { at: 'theirs', makes: 'even', take: ['here'] },
    ],
  }),

  game(CLAIMED, {
    id: 'toguz-xorgol',
    name: 'Toguz Xorgol',
    regions: ['Central Asia'],
    otherNames: ['Toguz korgool'],
    source: 'Russ 1984, Mancala Games, p. 25',
    oracle: 'Toguz_Xorgol',
    board: { holes: 9 },
    start: { seedsPerHole: 9 },
    sow: { direction: 'clockwise', leave: 'oneUnlessSingle' },
    last: [
      { at: 'theirs', hole: '2..-1', makes: [3], if: ['firstClaim', 'notFacing'], claim: ['here'] },
      { at: 'theirs', makes: 'even4+', take: ['here'] },
    ],
  }),

  game(CLAIMED, {
    id: 'weg',
    name: 'Weg',
    regions: ['Northern Africa'],
    source: 'Russ 1984, Mancala Games, p. 48, with details on p. 46',
    oracle: 'Weg',
    last: [
      { at: 'theirs', makes: [4], claim: ['here'] },
      { at: 'claimed', take: ['two'], then: 'again' },
      RELAY,
    ],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(CLAIMED, {
    id: 'sadeqa-ii',
    name: 'Sadeqa II',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 50',
    oracle: 'Sadeqa_II',
    start: {
      seedsPerHole: 8,
      layout: {
        south: [2, 8, 0, 8, 0, 8],
        north: [0, 8, 0, 8, 0, 6],
        southStore: 0,
        northStore: 0,
      },
      turned: 'withStarter',
    },
    last: [
      { at: 'theirs', makes: [4], claim: ['here'] },
      { at: 'claimed', take: ['two'], then: 'again' },
      RELAY,
    ],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores' },
  }),

  game(CLAIMED, {
    id: 'nambayi',
    name: 'Nambayi',
    regions: ['Central Africa'],
    source: 'Russ 1984, Mancala Games, p. 41',
    oracle: 'Nambayi',
    board: { holes: 8 },
    start: { seedsPerHole: 3 },
    last: [{ at: 'theirs', makes: [4], claim: ['here'], then: 'relay' }, RELAY],
    claim: { closed: 'yes', sowing: 'notByOpponent' },
    win: { by: 'immobilise' },
  }),

  game(CLAIMED, {
    id: 'deka',
    name: 'Deka',
    regions: ['Central Africa'],
    source: 'Russ 1984, Mancala Games, p. 40',
    oracle: 'Deka',
    start: { seedsPerHole: 2 },
    last: [{ at: 'theirs', hole: '1..-2', makes: [3], claim: ['here'], then: 'relay' }, RELAY],
    turn: { capturesAfter: 1 },
    claim: { closed: 'yes', sowing: 'notByOpponent' },
    win: { by: 'immobilise' },
  }),

  game(CLAIMED, {
    id: 'embeli',
    name: 'Embeli',
    regions: ['Central Africa'],
    source: 'Mancala World, “Embeli”',
    oracle: 'Embeli',
    board: { holes: 11 },
    lift: { atLeast: 2 },
    last: [{ at: 'theirs', hole: '1..-2', makes: [4], claim: ['here'], then: 'relay' }, RELAY],
    claim: { closed: 'yes', sowing: 'notByOpponent' },
    win: { by: 'immobilise' },
  }),

  game(CLAIMED, {
    id: 'no-sides-child',
    name: 'No Sides Child',
    regions: ['Americas'],
    source: 'MancalaGames, example',
    oracle: 'NoSidesChild',
    board: { holes: 7 },
    start: { seedsPerHole: 2 },
    lift: { reach: 'bothRows' },
    sow: { direction: 'eitherWay', origin: 'skipped' },
    last: [
      { at: 'any', makes: [4], claim: ['here'] },
      { at: 'any', makes: [2], take: ['here'] },
    ],
    end: { when: 'majority', leftovers: 'nobody' },
  }),
]
