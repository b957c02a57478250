import { houseOn, type Clause, type Guard } from '../clauses/clause'
import type { LayoutPattern } from './layouts'
import { BASE } from './base'
import { familyBase, game, type Preset } from './preset'
import { bothAlike, inHand, row, rowEnding, rowsPattern } from './rows'

/** A last seed in a hole of the mover's own that was not empty is lifted with its contents and sown on. */
const RELAY: Clause = { at: 'own', makes: '2+', then: 'relay' }

/** A last seed in an empty inner hole takes the opponent's inner hole of the column, and the outer one behind it. */
const FROM_EMPTY: Clause = { at: 'inner', makes: [1], across: '1+', take: ['across', 'behind'] }

/** The same where both hold seeds, and two more holes by choice. */
const FROM_BOTH: Clause = {
  at: 'inner',
  makes: [1],
  across: '1+',
  behind: '1+',
  take: ['across', 'behind'],
  pick: 2,
}

/** A last seed in a filled inner hole takes both opposite holes, if both hold seeds. */
const FROM_FILLED: Clause = {
  at: 'inner',
  makes: '2+',
  across: '1+',
  behind: '1+',
  take: ['across', 'behind'],
}
/** The same, even if the outer hole is empty. */
const FROM_FILLED_INNER: Clause = { at: 'inner', makes: '2+', across: '1+', take: ['across', 'behind'] }

/** Players own two rows each and sow round them; who cannot move has lost. */
const FOUR_ROWS = familyBase('fourRows', BASE, {
  board: { rows: 'four', stores: 'capturesOnly', holes: 16 },
  start: { seedsPerHole: 2 },
  last: [FROM_EMPTY, RELAY],
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverCannotMove', repetition: 'draw', repeats: 'playOn' },
  win: { by: 'immobilise' },
})

/** Captured seeds leave the board; single seeds are moved only if there is nothing else; who has no seeds left has lost. */
const TSORO = familyBase('fourRows', FOUR_ROWS, {
  lift: { singles: 'lastResortOntoEmpty' },
  turn: { noMove: 'pass' },
  end: { when: 'eitherSideEmpty' },
  win: { by: 'deprive' },
})

/** Until a player has no seeds left; whoever then has more, on the board and off it, wins. A player who cannot move passes. */
const MOST_SEEDS = familyBase('fourRows', FOUR_ROWS, {
  turn: { noMove: 'pass' },
  end: { when: 'eitherSideEmpty', leftovers: 'toSideOwner', repetition: 'shareBySide' },
  win: { by: 'mostSeeds' },
})

/** Laps of captured seeds; who is left with single seeds only cannot move and has lost. */
const RESOWN = familyBase('fourRows', FOUR_ROWS, { lift: { atLeast: 2 } })

/** The seeds that make a house worth sparing, and of a house at the start. */
const HOUSE = 6

/** A house with its seeds, two holes to its right, and the rest in hand. */
const houseAndHand: LayoutPattern = (holes, seeds) => {
  const columns = holes / 2
  const house = houseOn(holes) - columns
  const inner = row(columns, 0).map((_, place) =>
    place === house - 1 ? HOUSE : place === house - 2 || place === house - 3 ? seeds : 0,
  )
  const ring = [...row(columns, 0), ...inner]
  const hand = Math.max(0, 2 * seeds * columns - inner.reduce((sum, count) => sum + count, 0))
  return { south: ring, north: ring, southStore: hand, northStore: hand }
}

/** Bao la kiswahili; a lap that ends at a house stops there only under these guards. */
function bao(...stage: readonly Guard[]) {
  return {
    lift: { reserve: 'enteredBesideHouse', rows: 'innerFirst', onlyThreat: 'barred' },
    sow: { direction: 'eitherWay' },
    last: [
      { at: 'own', if: ['innerEmpty'] },
      { at: 'outer', if: ['ownInnerEmpty'] },
      { at: 'own', makes: '2+', lifted: '16+', if: ['firstLap'], then: 'relay' },
      { at: 'inner', makes: '2+', across: '1+', take: ['across'], sow: 'end', then: 'relay' },
      { at: 'house', makes: `${HOUSE + 1}+`, if: ['entered'], then: 'relayTwo' },
      { at: 'inner', makes: '2+', if: ['entered'], then: 'relay' },
      { at: 'house', makes: `${HOUSE}+`, if: ['captured', ...stage], then: 'relayOrStop' },
      { at: 'house', makes: `${HOUSE}+`, ...(stage.length > 0 && { if: stage }) },
      RELAY,
    ],
    turn: { mustCapture: 'firstLap', laterCaptures: 'afterFirst' },
    end: { when: 'innerRowEmpty' },
    win: { by: 'deprive' },
    pattern: houseAndHand,
  } as const
}

const OUTER_ROW_ONLY = rowsPattern((columns, seeds) => ({
  outer: row(columns, seeds),
  inner: row(columns, 0),
}))

const INNER_ROW_ONLY = rowsPattern((columns, seeds) => ({
  outer: row(columns, 0),
  inner: row(columns, seeds),
}))

/** The games of this family, in the order lists show them. */
export const FOUR_ROW_GAMES: readonly Preset[] = [
  game(RESOWN, {
    id: 'hus',
    name: 'Hus',
    regions: ['Southern Africa'],
    otherNames: ['Hus (Damara)', '||Hus'],
    source: 'Townshend 1977, pp. 88–89; Vedder 1923, Die Bergdama, pp. 95–96',
    readings: 1,
    board: { holes: 24 },
    last: [{ ...FROM_FILLED, sow: 'next', then: 'relay' }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: rowEnding(columns, 0, row(Math.ceil(columns / 3), seeds)),
    })),
  }),

  game(RESOWN, {
    id: 'hus-nama',
    name: 'Hus (Nama)',
    regions: ['Southern Africa'],
    source: 'Schultze 1907, Aus Namaland und Kalahari, pp. 313–315',
    readings: 1,
    board: { holes: 32 },
    last: [{ ...FROM_FILLED_INNER, to: 'here', then: 'relay' }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: rowEnding(columns, 0, row(Math.floor(columns / 2), seeds)),
    })),
  }),

  game(RESOWN, {
    id: 'owela',
    name: 'Owela (Benguela)',
    regions: ['Southern Africa', 'Central Africa'],
    source: 'Silva 1995, Jogos de quadrícula do tipo mancala, pp. 75–82',
    board: { holes: 24 },
    last: [{ ...FROM_FILLED_INNER, sow: 'next', then: 'relay' }, RELAY],
    pattern: (holes, seeds) => {
      const filled = Math.max(1, Math.floor((3 * holes) / 4) - 1)
      const ring = row(holes, 0, row(filled, seeds))
      return { south: ring, north: ring, southStore: 0, northStore: 0 }
    },
  }),

  game(RESOWN, {
    id: 'omweso',
    name: 'Omweso',
    regions: ['Eastern Africa'],
    otherNames: ['Mweso'],
    source: 'Shackell 1934, Mweso – the Board Game, Uganda Journal 2, pp. 14–19',
    readings: 2,
    start: { seedsPerHole: 4 },
    sow: { reverse: 'fourLeftmost' },
    last: [{ ...FROM_FILLED, sow: 'afterStart', then: 'relay' }, RELAY],
    pattern: OUTER_ROW_ONLY,
  }),

  game(RESOWN, {
    id: 'omweso-placed',
    name: 'Omweso (placed)',
    regions: ['Eastern Africa'],
    source: 'Shackell 1934, Mweso – the Board Game, Uganda Journal 2, pp. 14–19',
    readings: 1,
    start: { seedsPerHole: 4, placing: 'byPlayers' },
    sow: { reverse: 'fourLeftmost' },
    last: [{ ...FROM_FILLED, sow: 'afterStart', then: 'relay' }, RELAY],
    pattern: inHand((columns, seeds) => columns * seeds),
  }),

  game(RESOWN, {
    id: 'mweiso',
    name: 'Mweiso',
    regions: ['Eastern Africa'],
    otherNames: ['Ruweisho', 'Bahendagabo'],
    source: 'Murray 1951, A History of Board-Games other than Chess, p. 217',
    readings: 2,
    lift: { opening: 'outerRow' },
    sow: { reverse: 'outerEndInnerSecond', reversing: 'anyLap' },
    last: [{ ...FROM_FILLED, to: 'start', then: 'relayStart' }, RELAY],
  }),

  game(RESOWN, {
    id: 'ikibuguzo',
    name: 'Ikibuguzo',
    regions: ['Central Africa', 'Eastern Africa'],
    otherNames: ['Uruheso', 'Uruheisho'],
    source: 'Murray 1951, A History of Board-Games other than Chess, p. 217',
    readings: 2,
    start: {
      layout: bothAlike({ outer: [0, 6, 0, 0, 0, 0, 0, 17], inner: [1, 2, 1, 2, 1, 2, 0, 0] }),
    },
    sow: { reverse: 'outerEndInnerSecond', reversing: 'anyLap' },
    last: [{ ...FROM_FILLED, to: 'start', then: 'relayStart' }, RELAY],
  }),

  game(RESOWN, {
    id: 'kubuguza',
    name: 'Kubuguza',
    regions: ['Central Africa', 'Eastern Africa'],
    source: 'Merriam 1953, The Game of Kubuguza among the Abatutsi of North-East Ruanda, Man 53, pp. 169–172',
    start: { seedsPerHole: 4 },
    sow: { reverse: 'outerEndsInnerSeconds', reversing: 'anyLap' },
    turn: { capturesAfter: 2 },
    last: [{ ...FROM_FILLED, sow: 'afterStart', then: 'relay' }, RELAY],
    pattern: INNER_ROW_ONLY,
  }),

  game(RESOWN, {
    id: 'nsumbi',
    name: 'Nsumbi',
    regions: ['Central Africa'],
    otherNames: ['Sombi'],
    source: 'Townshend 1977, p. 23',
    readings: 1,
    turn: { capturesAfter: 2 },
    last: [{ ...FROM_FILLED, sow: 'start', then: 'relay' }, RELAY],
  }),

  game(RESOWN, {
    id: 'pereauni',
    name: 'Pereaüni',
    regions: ['Eastern Africa'],
    source: 'Driberg 1927, The Game of Choro or Pereauni, Man 27, p. 189; Murray 1951, pp. 215–216',
    readings: 1,
    last: [{ ...FROM_FILLED, to: 'start', then: 'relayStart' }, RELAY],
  }),

  game(RESOWN, {
    id: 'muvalavala-quioco',
    name: 'Muvalavala (Quioco)',
    regions: ['Central Africa'],
    source: 'Silva 1995, Jogos de quadrícula do tipo mancala, pp. 83–85',
    board: { holes: 12 },
    start: { seedsPerHole: 1 },
    last: [{ ...FROM_FILLED_INNER, sow: 'next' }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds, [2 * columns]),
      inner: row(columns, seeds, [0]),
    })),
  }),

  game(RESOWN, {
    id: 'kisolo',
    name: 'Kisolo (Lali)',
    regions: ['Central Africa'],
    source: 'Klepzig 1972, Kinderspiele der Bantu, pp. 190–191',
    readings: 1,
    start: { seedsPerHole: 4 },
    sow: { leave: 'oneEveryLap' },
    last: [{ at: 'inner', makes: '2+', across: '1+', take: ['across'], to: 'here', then: 'relay' }, RELAY],
    pattern: INNER_ROW_ONLY,
  }),

  game(FOUR_ROWS, {
    id: 'katra',
    name: 'Katra',
    regions: ['Eastern Africa'],
    otherNames: ['Fangaya'],
    source: 'Murray 1951, A History of Board-Games other than Chess, pp. 214–215',
    sow: { direction: 'firstMoveOfEach' },
    last: [
      { at: 'inner', makes: '2+', across: '2+', take: ['across'], to: 'here', then: 'relay' },
      {
        at: 'inner',
        makes: '2+',
        behind: '2+',
        if: ['innerEmpty'],
        take: ['behind'],
        to: 'here',
        then: 'relay',
      },
      { at: 'inner' },
      RELAY,
    ],
  }),

  game(FOUR_ROWS, {
    id: 'katra-boaoaka',
    name: 'Katra Boaoaka',
    regions: ['Eastern Africa'],
    source: 'Linton 1933, The Tanala, pp. 261–262',
    sow: { direction: 'firstMoveOfEach' },
    last: [
      { at: 'inner', makes: [1], across: [1], behind: [1] },
      { at: 'inner', across: '1+', take: ['across', 'behind'], to: 'here', then: 'relay' },
      { at: 'inner', behind: '1+', take: ['behind'], to: 'here', then: 'relay' },
      RELAY,
    ],
  }),

  game(FOUR_ROWS, {
    id: 'ngolo',
    name: 'Ngolo',
    regions: ['Central Africa'],
    source: 'Klepzig 1972, Kinderspiele der Bantu, p. 306',
    readings: 1,
    board: { holes: 18 },
    last: [{ at: 'inner', across: '1+', behind: '1+', take: ['across', 'behind'], sow: 'next' }],
  }),

  game(RESOWN, {
    id: 'bao-congo',
    name: 'Bao (Congo)',
    regions: ['Central Africa'],
    otherNames: ['Lusole', 'Busolo'],
    source: 'Townshend 1977, pp. 41–43',
    readings: 2,
    start: { seedsPerHole: 1 },
    lift: { reserve: 'entered' },
    sow: { direction: 'eitherWay' },
    last: [
      { at: 'inner', makes: '2+', across: '1+', take: ['across'], sow: 'end', then: 'relay' },
      { at: 'own', makes: '2+', then: 'relay' },
    ],
    turn: { mustCapture: 'firstLap', laterCaptures: 'afterFirst' },
    end: { when: 'innerRowEmpty' },
    win: { by: 'deprive' },
    pattern: (holes, seeds) => {
      const ring = [...row(holes / 2, 0), ...row(holes / 2, seeds)]
      return { south: ring, north: ring, southStore: 3 * (holes / 2), northStore: 3 * (holes / 2) }
    },
  }),

  game(RESOWN, {
    id: 'bao-kiswahili',
    name: 'Bao la Kiswahili',
    regions: ['Eastern Africa'],
    otherNames: ['Bao', 'Bao la Kiswahili (Zanzibar)'],
    source: 'Donkers 2001, Zanzibar Bao Rules for the Computer; de Voogt 1995, Limits of the Mind, pp. 35–44',
    readings: 5,
    ...bao('entering'),
  }),

  game(RESOWN, {
    id: 'bao-kiba',
    name: 'Bao la Kiswahili (KIBA)',
    regions: ['Eastern Africa'],
    source: 'Vessella, Bao: sum-up of rules, Klubo Internacia de Bao-Amantoj, §§ 1–4',
    readings: 2,
    ...bao(),
  }),

  game(TSORO, {
    id: 'tsoro',
    name: 'Tsoro',
    regions: ['Southern Africa'],
    otherNames: ['Fuva', 'Imbwe'],
    source: 'Matthews 1964, pp. 64–65',
    pattern: OUTER_ROW_ONLY,
  }),

  game(TSORO, {
    id: 'tsoro-reentered',
    name: 'Tsoro (re-entered captures)',
    regions: ['Southern Africa'],
    source: 'Matthews 1964, pp. 65–66',
    last: [{ ...FROM_EMPTY, sow: 'next' }, RELAY],
    pattern: OUTER_ROW_ONLY,
  }),

  game(TSORO, {
    id: 'tsoro-additional',
    name: 'Tsoro (additional capture)',
    regions: ['Southern Africa'],
    source: 'Matthews 1964, pp. 65–66',
    last: [{ ...FROM_EMPTY, pick: 3 }, RELAY],
    pattern: OUTER_ROW_ONLY,
  }),

  game(TSORO, {
    id: 'musoro-tsoro',
    name: 'Musoro Tsoro',
    regions: ['Southern Africa'],
    source: 'Matthews 1964, pp. 65–66',
    last: [FROM_EMPTY, { at: 'outer', hole: [-1], makes: '2+', then: 'relayOrStop' }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: rowEnding(columns, seeds, [seeds + 1]),
      inner: row(columns, 0),
    })),
  }),

  game(TSORO, {
    id: 'msuwa',
    name: 'Msuwa',
    regions: ['Southern Africa', 'Eastern Africa'],
    source: 'Sanderson 1913, Native Games of Central Africa, p. 735',
    board: { holes: 20 },
    last: [FROM_BOTH, FROM_EMPTY, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: rowEnding(columns, seeds, [1, 0]),
    })),
  }),

  game(TSORO, {
    id: 'tshuba',
    name: 'Tshuba',
    regions: ['Southern Africa'],
    otherNames: ['Shimuana'],
    source: 'Junod 1912, The Life of a South African Tribe, pp. 314–318',
    board: { holes: 8 },
    lift: { singles: 'free' },
    last: [{ ...FROM_EMPTY, pick: 1 }, RELAY],
  }),

  game(TSORO, {
    id: 'mefuvha',
    name: 'Mefuvha',
    regions: ['Southern Africa'],
    source: 'Stayt 1931, The Bavenda, pp. 364–366',
    readings: 1,
    board: { holes: 32 },
    lift: { singles: 'lastResort' },
    last: [{ ...FROM_EMPTY, pick: 1 }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: row(columns, seeds, [0, 1]),
    })),
  }),

  game(TSORO, {
    id: 'nsolo',
    name: 'Nsolo',
    regions: ['Southern Africa', 'Eastern Africa'],
    source: 'Sanderson 1913, Native Games of Central Africa, pp. 733–734',
    board: { holes: 20 },
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: rowEnding(columns, seeds, [0]),
    })),
  }),

  game(TSORO, {
    id: 'njombwa',
    name: 'Njombwa',
    regions: ['Southern Africa'],
    source: 'Sanderson 1913, Native Games of Central Africa, pp. 732–733',
    readings: 1,
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: row(columns, seeds, [0, 1]),
    })),
  }),

  game(TSORO, {
    id: 'njombwa-heap',
    name: 'Njombwa (heap)',
    regions: ['Southern Africa'],
    source: 'Sanderson 1913, Native Games of Central Africa, pp. 732–733',
    readings: 1,
    start: {
      layout: {
        south: [2, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 4, 1, 2, 0],
        north: [2, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 4, 4, 1, 2, 0],
        southStore: 1,
        northStore: 2,
      },
    },
  }),

  game(TSORO, {
    id: 'chisolo',
    name: 'Chisolo',
    regions: ['Southern Africa'],
    otherNames: ['Natatu'],
    source: 'Smith and Dale 1920, The Ila-Speaking Peoples of Northern Rhodesia, pp. 232–237',
    board: { holes: 14 },
    start: { seedsPerHole: 3 },
    lift: { singles: 'free' },
    sow: { direction: 'secondTurnOfEach' },
    last: [{ ...FROM_EMPTY, pick: 1 }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: row(columns, seeds, [2, 1, 0, 0]),
    })),
  }),

  game(TSORO, {
    id: 'namudilakunze',
    name: 'Namudilakunze',
    regions: ['Southern Africa'],
    source: 'Smith and Dale 1920, The Ila-Speaking Peoples of Northern Rhodesia, p. 237',
    board: { holes: 14 },
    start: { seedsPerHole: 1 },
    lift: { singles: 'free' },
    sow: { direction: 'secondTurnOfEach' },
    last: [{ at: 'inner', makes: [1], across: [0], behind: '1+', take: ['behind'] }, RELAY],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds, [0]),
      inner: row(columns, seeds),
    })),
  }),

  game(TSORO, {
    id: 'nchayo',
    name: 'Nchayo',
    regions: ['Eastern Africa'],
    source: 'Viegas Guerreiro 1966, Os Macondes de Moçambique, pp. 79–90',
    board: { holes: 10 },
    start: { seedsPerHole: 1 },
    lift: { singles: 'free' },
  }),

  game(TSORO, {
    id: 'lisolo',
    name: 'Lisolo',
    regions: ['Central Africa'],
    source: 'Edmé 1946, p. 160',
    readings: 1,
    lift: { singles: 'free' },
    last: [FROM_FILLED_INNER, { at: 'inner', makes: '2+', behind: '1+', take: ['behind'] }, RELAY],
  }),

  game(TSORO, {
    id: 'sute',
    name: 'Sute',
    regions: ['Southern Africa'],
    source: 'Sanderson 1913, Native Games of Central Africa, p. 736',
    start: { seedsPerHole: 1 },
    lift: { singles: 'ontoEmpty' },
    last: [{ at: 'inner', makes: [1], across: [0], behind: '1+', take: ['behind'] }],
    pattern: rowsPattern((columns, seeds) => ({
      outer: row(columns, seeds),
      inner: rowEnding(columns, seeds, [0]),
    })),
  }),

  game(FOUR_ROWS, {
    id: 'muvalavala',
    name: 'Muvalavala (Luena)',
    regions: ['Central Africa'],
    source: 'Silva 1995, Jogos de quadrícula do tipo mancala, p. 87',
    board: { holes: 12 },
    lift: { opening: 'innerRow' },
    sow: { direction: 'clockwise' },
  }),

  game(MOST_SEEDS, {
    id: 'moruba',
    name: 'Moruba',
    regions: ['Southern Africa'],
    source: 'Malesa 2012, pp. 29–30',
    readings: 1,
    board: { holes: 24 },
    start: { seedsPerHole: 4 },
    last: [{ at: 'inner', across: '1+', take: ['across', 'behind'] }],
  }),

  game(MOST_SEEDS, {
    id: 'hawalis',
    name: 'Hawalis',
    regions: ['Western Asia'],
    source: 'de Voogt 2003, Hawalis in Oman, pp. 95–97',
    board: { holes: 14 },
    lift: { singles: 'lastResortOntoEmpty' },
    last: [{ at: 'inner', across: '1+', take: ['across'] }],
  }),

  game(MOST_SEEDS, {
    id: 'bao-ki-arabu',
    name: 'Bao Ki Arabu',
    regions: ['Eastern Africa'],
    source: 'Ingrams 1931, Zanzibar: Its History and Its People, pp. 256–257',
  }),

  game(MOST_SEEDS, {
    id: 'bao-ki-arabu-ii',
    name: 'Bao Ki Arabu II',
    regions: ['Eastern Africa'],
    source: 'Ingrams 1931, Zanzibar: Its History and Its People, pp. 256–257',
    start: { seedsPerHole: 3 },
    sow: { direction: 'eitherWay' },
    last: [FROM_EMPTY, { at: 'inner', makes: [1], behind: '1+', take: ['behind'] }, RELAY],
  }),
]
