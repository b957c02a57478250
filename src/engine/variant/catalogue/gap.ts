import { oneMoreAtRight } from './layouts'
import { CAPTURE_BEYOND, RELAY, RELAY_NEXT } from './clauses'
import { familyBase, game, type Preset } from './preset'
import { TRADITIONAL } from './base'

/** Sowing continues from the next hole; if that is empty, the hole beyond it is taken. */
const GAP = familyBase('gap', TRADITIONAL, {
  last: [RELAY_NEXT, CAPTURE_BEYOND],
})

/** The games of this family, in the order lists show them. */
export const GAP_GAMES: readonly Preset[] = [
  game(GAP, {
    id: 'ali-guli-mane',
    name: 'Ali Guli Mane',
    regions: ['South Asia'],
    otherNames: ['Alaguli mane'],
    source: 'Mancala World, “Ali Guli Mane”',
    oracle: 'Ali_Guli_Mane',
    board: { holes: 7 },
    start: { seedsPerHole: 5 },
    last: [RELAY_NEXT, { at: 'any', next: [0], beyond: '1+', take: ['beyond', 'facing'], then: 'againOnce' }],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', few: 1 },
  }),

  game(GAP, {
    id: 'bay-khom',
    name: 'Bay Khom',
    regions: ['Southeast Asia'],
    source: 'Mancala World, “Bay Khom”',
    oracle: 'Bay_Khom',
    pattern: oneMoreAtRight,
    board: { holes: 5 },
    sow: { direction: 'eitherWay' },
    last: [RELAY_NEXT, { ...CAPTURE_BEYOND, chain: 'on' }],
  }),

  game(GAP, {
    id: 'bosh',
    name: 'Bosh',
    regions: ['Eastern Africa'],
    source: 'Russ 1984, Mancala Games, p. 45',
    oracle: 'Bosh',
    board: { holes: 5 },
  }),

  game(GAP, {
    id: 'longbeu-a-cha',
    name: 'Longbeu-a-cha',
    regions: ['South Asia'],
    otherNames: ['Walak-pussa'],
    source: 'Russ 1984, Mancala Games, p. 60',
    oracle: 'Longbeu-a-cha',
    board: { holes: 5 },
    start: { seedsPerHole: 5 },
    last: [RELAY_NEXT, { ...CAPTURE_BEYOND, chain: 'on' }],
  }),

  game(GAP, {
    id: 'olinda',
    name: 'Olinda',
    regions: ['South Asia'],
    otherNames: ['Olinda keliya'],
    source: 'Russ 1984, Mancala Games, p. 61',
    oracle: 'Olinda',
    board: { holes: 7 },
    sow: { direction: 'firstMoveDecides' },
    last: [RELAY_NEXT, { ...CAPTURE_BEYOND, chain: 'on' }],
  }),

  game(GAP, {
    id: 'pallam-kuzhi',
    name: 'Pallam Kuzhi',
    regions: ['South Asia'],
    otherNames: ['Pallanguzhi'],
    source: 'Russ 1984, Mancala Games, p. 58',
    oracle: 'Pallam_Kuzhi',
    board: { holes: 7 },
    passing: { at: 'any', makes: [4], to: 'owner' },
    last: [{ at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' }, RELAY_NEXT, CAPTURE_BEYOND],
  }),

  game(GAP, {
    id: 'pallanguli',
    name: 'Pallanguli',
    regions: ['South Asia'],
    otherNames: ['Pallanguzhi'],
    source: 'Hanson & Hanson 2003, All about Mancala, pp. 85–92',
    oracle: 'Pallanguli',
    board: { holes: 7 },
    start: { seedsPerHole: 6 },
    passing: { at: 'any', makes: [4], to: 'owner' },
    turn: { noMove: 'pass', mustFeed: 'ifPossible' },
    end: { when: 'allInStores', few: 6, fewTo: 'mover' },
  }),

  game(GAP, {
    id: 'pandi',
    name: 'Pandi',
    regions: ['South Asia'],
    source: 'Russ 1984, Mancala Games, p. 60',
    oracle: 'Pandi',
    board: { holes: 7 },
    start: { seedsPerHole: 5 },
    passing: { at: 'any', makes: [4], to: 'owner' },
    last: [
      { at: 'any', makes: [4], take: ['here'], to: 'owner', then: 'on' },
      RELAY_NEXT,
      { at: 'any', next: [0], beyond: '1+', take: ['beyond', 'facing'] },
    ],
  }),

  game(GAP, {
    id: 'raja-pasu',
    name: 'Raja Pasu',
    regions: ['South Asia'],
    source: 'Mancala World, “Raja Pasu”',
    oracle: 'Raja_Pasu',
    readings: 1,
    board: { holes: 7 },
    start: { seedsPerHole: 7 },
    passing: { at: 'any', makes: [4], to: 'owner' },
  }),

  game(GAP, {
    id: 'san-yao',
    name: 'Sàn yáo',
    regions: ['East Asia'],
    source: 'Mancala World, “Sàn Yáo”',
    oracle: 'San_Yao',
    board: { holes: 5 },
    start: { seedsPerHole: 5 },
    last: [RELAY_NEXT, { ...CAPTURE_BEYOND, chain: 'on' }],
    turn: { noMove: 'pass' },
    end: { when: 'allInStores', few: 1 },
  }),

  game(GAP, {
    id: 'tap-urdy',
    name: 'Tap-Urdy',
    regions: ['Central Asia'],
    source: 'Valdez 2023, 50 Ways to Play Mancala, p. 113',
    oracle: 'Tap-Urdy',
    readings: 1,
    last: [{ ...CAPTURE_BEYOND, then: 'on' }, RELAY],
    end: { leftovers: 'nobody', repetition: 'draw' },
  }),
]
