import { twoEmptyAtRight } from './layouts'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Relay sowing; a last seed that makes four in the opponent’s row claims that hole permanently. */
const CLAIMED = familyBase('claimed', TRADITIONAL, {
  sow: { relay: 'any' },
  claim: { where: 'opponents' },
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
    sow: { direction: 'outward', relay: 'never' },
    turn: { noMove: 'pass' },
    claim: { where: 'anywhere', places: 'innerAndFarEnds', captured: 'toClaimed' },
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
    sow: { relayIf: 'visited' },
    turn: {
      lastInOwnEmpty: 'captureOpposite',
      captures: 'chain',
      chainWay: 'onward',
      starterWaits: 'untilOtherCaptures',
    },
    claim: { lap: 'severalSeeds' },
  }),

  game(CLAIMED, {
    id: 'enkeshui',
    name: 'Enkeshui',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 42',
    oracle: 'Enkeshui',
    pattern: twoEmptyAtRight,
    board: { holes: 8 },
    turn: { lastInOwnEmpty: 'captureOpposite', captures: 'chain', chainWay: 'onward' },
    claim: { where: 'anywhere', rule: 'countOrPair' },
  }),

  game(CLAIMED, {
    id: 'gabata',
    name: 'Gabata',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 49',
    oracle: 'Gabata',
    sow: { firstMove: 'alternate' },
    turn: { afterCapture: 'moveAgain', noMove: 'pass' },
    claim: { lastSeed: 'takesTwo' },
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
    sow: { direction: 'clockwise', relay: 'never' },
    turn: { lastInOwnEmpty: 'captureOpposite' },
    claim: { where: 'own', atCount: 3, rule: 'across' },
  }),

  game(CLAIMED, {
    id: 'qelat',
    name: 'Qelat',
    regions: ['Eastern Africa'],
    source: 'Mohr 1993, The New Games Treasury, p. 101',
    oracle: 'Qelat',
    lift: { undo: 'barred' },
    sow: { direction: 'outward', origin: 'skipped', relay: 'never' },
    turn: {
      lastInOpponents: 'captureCounts',
      lastInOwn: 'captureCounts',
      captureCounts: [4],
      noMove: 'pass',
    },
    claim: { where: 'anywhere', places: 'endsAndNext', captured: 'toClaimed' },
    end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
  }),

  game(CLAIMED, {
    id: 'qelat-ii',
    name: 'Qelat II',
    regions: ['Eastern Africa'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 138',
    oracle: 'Qelat_II',
    claim: { where: 'anywhere', lastSeed: 'takesTwo' },
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
    turn: { noMove: 'pass' },
    claim: {
      where: 'never',
      fixed: 'rightmost',
      sowing: 'lastByOpponent',
      lastSeed: 'takesTwo',
      captured: 'toClaimed',
    },
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
    sow: { leave: 'oneUnlessSingle', relay: 'never' },
    turn: { lastInOpponents: 'captureCounts', evenFrom: 2 },
    claim: { atCount: 3, places: 'notLastNorSame', most: 'one' },
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
    sow: { direction: 'clockwise', leave: 'oneUnlessSingle', relay: 'never' },
    turn: { lastInOpponents: 'captureCounts', evenFrom: 4 },
    claim: { atCount: 3, places: 'notLastNorFacing', most: 'one' },
  }),

  game(CLAIMED, {
    id: 'weg',
    name: 'Weg',
    regions: ['Northern Africa'],
    source: 'Russ 1984, Mancala Games, p. 48, with details on p. 46',
    oracle: 'Weg',
    turn: { afterCapture: 'moveAgain', noMove: 'pass' },
    claim: { lastSeed: 'takesTwo' },
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
    turn: { afterCapture: 'moveAgain', noMove: 'pass' },
    claim: { lastSeed: 'takesTwo' },
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
    claim: { rule: 'closing', sowing: 'notByOpponent' },
    win: { by: 'immobilise' },
  }),

  game(CLAIMED, {
    id: 'deka',
    name: 'Deka',
    regions: ['Central Africa'],
    source: 'Russ 1984, Mancala Games, p. 40',
    oracle: 'Deka',
    start: { seedsPerHole: 2 },
    turn: { capturesAfter: 1 },
    claim: { atCount: 3, rule: 'closing', places: 'notRightmost', sowing: 'notByOpponent' },
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
    claim: { rule: 'closing', places: 'notRightmost', sowing: 'notByOpponent' },
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
    sow: { direction: 'eitherWay', origin: 'skipped', relay: 'never' },
    turn: { lastInOpponents: 'captureCounts', lastInOwn: 'captureCounts', captureCounts: [2] },
    claim: { where: 'anywhere' },
    end: { when: 'majority', leftovers: 'nobody' },
  }),
]
