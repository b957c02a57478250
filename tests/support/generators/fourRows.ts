import fc from 'fast-check'
import { parseVariant } from '../../../src/engine/variant/parse'
import type { Clause } from '../../../src/engine/variant/clauses/clause'
import type { Variant } from '../../../src/engine/variant/variant'

const COUNTS = fc.constantFrom<Clause['makes']>(undefined, undefined, '1+', '2+', [0], [1], [1, 2], 'even')
const TAKES = fc.constantFrom<Clause['take']>(
  ['across', 'behind'],
  ['across', 'behind'],
  ['across'],
  ['behind'],
  ['here', 'across', 'behind'],
  ['next'],
)

/** Clauses that take holes, in every way in which captured seeds leave the board or come back. */
const captures = fc
  .record({
    at: fc.constantFrom<Clause['at']>('inner', 'inner', 'inner', 'outer', 'own', 'house'),
    hole: fc.constantFrom<Clause['hole']>(undefined, undefined, undefined, [1, -1], '2..-1'),
    makes: fc.constantFrom<Clause['makes']>(undefined, [1], '2+', [2, 3]),
    across: COUNTS,
    behind: COUNTS,
    next: fc.constantFrom<Clause['next']>(undefined, undefined, undefined, [0], '2+'),
    lifted: fc.constantFrom<Clause['lifted']>(undefined, undefined, '2+'),
    if: fc.constantFrom<Clause['if']>(
      undefined,
      undefined,
      undefined,
      undefined,
      ['innerEmpty'],
      ['ownInnerEmpty'],
      ['entered'],
      ['entering'],
      ['captured'],
      ['firstLap'],
    ),
    take: TAKES,
    goes: fc.constantFrom<Partial<Clause>>(
      {},
      { then: 'again' },
      { then: 'relay' },
      { then: 'relayNext' },
      { then: 'relayStart' },
      { then: 'on' },
      { to: 'here' },
      { to: 'here', then: 'relay' },
      { to: 'start' },
      { to: 'start', then: 'relayStart' },
      { sow: 'next' },
      { sow: 'next', then: 'relay' },
      { sow: 'start' },
      { sow: 'start', then: 'relayHere' },
      { sow: 'afterStart', then: 'relay' },
      { sow: 'afterStart', then: 'relayHere' },
      { sow: 'afterStart', then: 'again' },
      { sow: 'end', then: 'relay' },
      { sow: 'end', then: 'relayHere' },
      { pick: 1 },
      { to: 'here', pick: 3 },
      { then: 'relayOrStop' },
      { then: 'relayTwo' },
    ),
  })
  .map(({ goes, ...clause }) => present({ ...clause, ...goes }))

/** What bao does with houses, which few seeds fill. */
const HOUSE: readonly Clause[] = [
  { at: 'house', makes: '3+', if: ['entered'], then: 'relayTwo' },
  { at: 'inner', makes: '2+', if: ['entered'], then: 'relay' },
  { at: 'house', makes: '3+', if: ['captured', 'entering'], then: 'relayOrStop' },
  { at: 'house', makes: '3+', if: ['entering'] },
  { at: 'outer', if: ['ownInnerEmpty'] },
  { at: 'own', makes: '2+', then: 'relay' },
]

const relays = fc.constantFrom<readonly Clause[]>(
  [],
  [{ at: 'own', makes: '2+', then: 'relay' }],
  [{ at: 'own', makes: '2+', then: 'relay' }],
  [{ at: 'own', makes: '2+', then: 'relayOrStop' }],
  [
    { at: 'own', hole: [1, -1], makes: '2+', then: 'relayOrStop' },
    { at: 'own', makes: '2+', then: 'relay' },
  ],
  [
    { at: 'inner', makes: [1], pick: 2 },
    { at: 'own', makes: '2+', then: 'relay' },
  ],
  [{ at: 'outer', makes: '2+', then: 'relay' }],
  [{ at: 'own', next: '1+', then: 'relayNext' }],
  [{ at: 'inner' }, { at: 'any', makes: '2+', then: 'relay' }],
  HOUSE,
  HOUSE,
  [
    { at: 'house', makes: '2+', then: 'relayTwo' },
    { at: 'own', makes: '2+', then: 'relay' },
  ],
)

const endings = fc.constantFrom(
  { turn: { noMove: 'roundEnds' }, end: { when: 'moverCannotMove' }, win: { by: 'immobilise' } },
  { turn: { noMove: 'pass' }, end: { when: 'eitherSideEmpty' }, win: { by: 'deprive' } },
  { turn: { noMove: 'pass' }, end: { when: 'allInStores' }, win: { by: 'mostSeeds' } },
  { turn: { noMove: 'pass' }, end: { when: 'moverSideEmpty' }, win: { by: 'clear' } },
  { turn: { noMove: 'roundEnds' }, end: { when: 'innerRowEmpty' }, win: { by: 'deprive' } },
)

/** Legal variants on small boards of four rows, over all rules that such boards support. */
export function fourRows(): fc.Arbitrary<Variant> {
  return fc
    .constantFrom(2, 4, 4, 6, 8, 12, 16)
    .chain((holes) =>
      fc.record({
        board: fc.constant({ rows: 'four', holes, stores: 'capturesOnly' }),
        start: fc.record({
          seedsPerHole: fc.integer({ min: 1, max: 4 }),
          first: fc.constantFrom('south', 'lot'),
          layout: fc.oneof(fc.constant('even'), layouts(holes)),
          placing: fc.constantFrom('asLaid', 'asLaid', 'asLaid', 'byPlayers', 'inTurns'),
        }),
        lift: fc.record({
          atLeast: fc.constantFrom(1, 1, 2),
          singles: fc.constantFrom('free', 'free', 'lastResort', 'ontoEmpty', 'lastResortOntoEmpty'),
          pairs: fc.constantFrom('free', 'free', 'free', 'lastResort', 'lastResortRightmost'),
          opening: fc.constantFrom('free', 'free', 'innerRow', 'outerRow'),
          facing: fc.constantFrom('free', 'free', 'free', 'notFacingSingle'),
          reserve: fc.constantFrom(
            'none',
            'none',
            'none',
            'entered',
            'enteredBesideHouse',
            'enteredBesideHouse',
          ),
          houseSeeds: fc.constantFrom(2, 3, 6),
          rows: fc.constantFrom('free', 'free', 'innerFirst'),
          onlyThreat: fc.constantFrom('free', 'free', 'free', 'barred'),
        }),
        sow: fc.record({
          direction: fc.constantFrom(
            'anticlockwise',
            'anticlockwise',
            'anticlockwise',
            'clockwise',
            'eitherWay',
            'eitherWay',
            'eitherWay',
            'firstMoveDecides',
            'byParity',
            'ownRow',
            'firstMoveOfEach',
            'secondTurnOfEach',
          ),
          origin: fc.constantFrom('sown', 'sown', 'skipped'),
          leave: fc.constantFrom('nothing', 'nothing', 'nothing', 'one', 'oneUnlessSingle', 'oneEveryLap'),
          reverse: fc.constantFrom(
            'no',
            'no',
            'fourLeftmost',
            'outerEndInnerSecond',
            'outerEndsInnerSeconds',
            'innerEndsOuterSeconds',
          ),
          reversing: fc.constantFrom('wholeTurn', 'wholeTurn', 'anyLap'),
          firstMove: fc.constantFrom('asOthers', 'asOthers', 'oneLap'),
          turning: fc.constantFrom('sameWay', 'sameWay', 'sameWay', 'everyLap'),
        }),
        captures: fc.array(captures, { minLength: 1, maxLength: 3 }),
        relays,
        capturesAfter: fc.constantFrom(0, 0, 0, 2),
        mustCapture: fc.constantFrom('no', 'no', 'firstLap'),
        laterCaptures: fc.constantFrom('free', 'free', 'afterFirst'),
        endings,
        repeats: fc.constantFrom('stop', 'playOn'),
      }),
    )
    .map(
      ({
        captures: taking,
        relays: lifting,
        endings: ending,
        capturesAfter,
        mustCapture,
        laterCaptures,
        repeats,
        ...rules
      }) =>
        parseVariant({
          schema: 4,
          name: 'Generated',
          source: 'tests',
          ...rules,
          ...ending,
          turn: { ...ending.turn, capturesAfter, mustCapture, laterCaptures },
          end: { ...ending.end, repeats },
          last: [
            ...(rules.lift.reserve === 'none'
              ? taking
              : taking.map((clause) => stayingOnBoard(clause, rules.sow.direction === 'eitherWay'))),
            ...lifting,
          ],
        }),
    )
    .filter((parsed) => parsed.ok)
    .map((parsed) => (parsed as Extract<typeof parsed, { ok: true }>).value)
}

/** A capture that does not add to the seeds in hand. */
function stayingOnBoard({ pick: _, ...clause }: Clause, eitherWay: boolean): Clause {
  if (clause.to !== undefined || (clause.sow !== undefined && clause.sow !== 'end')) return clause
  return { ...clause, sow: eitherWay ? 'end' : 'next', then: 'relay' }
}

function layouts(holes: number): fc.Arbitrary<unknown> {
  const ring = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: holes, maxLength: holes })
  const store = fc.constantFrom(0, 0, 2, 5)
  return fc.record({ south: ring, north: ring, southStore: store, northStore: store })
}

function present(clause: Readonly<Record<string, unknown>>): Clause {
  return Object.fromEntries(
    Object.entries(clause).filter(([, value]) => value !== undefined),
  ) as unknown as Clause
}
