import { describe, expect, test } from 'vitest'
import { formatPosition, parsePosition, parseRecord } from '../../src/engine/board/notation'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { startFrom } from '../../src/engine/rules/match'
import { replay } from '../../src/engine/rules/replay'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import type { Variant } from '../../src/engine/variant/variant'

/** Boards small enough to be solved by looking at them: each was worked out by hand, one for every choice of a rule. */
type Rules = Readonly<Record<string, string>>

/** Kalah with these rules changed, on a board of that many holes. */
function variantOf(holes: number, rules: Rules): Variant {
  const changed = overrideAll(findPreset('kalah')!.make({ holes, seeds: 2 }), Object.entries(rules))
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

function positionOf(text: string) {
  const position = parsePosition(text)
  if (!position.ok) throw new Error(position.error)
  return position.value
}

/** Plays moves from a position and returns the game. */
function played(from: string, moves: string, rules: Rules): Game {
  const variant = variantOf(positionOf(from).seeds.length / 2 - 1, rules)
  const record = parseRecord(variant, `${from}: ${moves}`)
  if (!record.ok) throw new Error(record.error)
  const result = replay(variant, record.value)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.game
}

/** The position, and how and for whom the round ended, in a line. */
function tell(game: Game): string {
  const end = game.phase === 'over' ? ` ${game.ended} ${game.winner}` : ''
  return formatPosition(game.position) + end
}

type Case = readonly [rule: string, from: string, moves: string, rules: Rules, to: string]

function check(title: string, cases: readonly Case[]): void {
  describe(title, () => {
    test.each(cases)('%s', (_, from, moves, rules, to) => {
      expect(tell(played(from, moves, rules))).toBe(to)
    })
  })
}

const passing = { 'end.when': 'allInStores', 'turn.noMove': 'pass' }
const noCapture = { 'turn.lastInOwnEmpty': 'nothing' }
const captureTwos = { ...noCapture, 'turn.lastInOpponents': 'captureCounts', 'turn.captureCounts': '2' }
const alternating = { 'turn.lastInStore': 'turnOver' }
const noSownStores = { ...alternating, 'board.stores': 'capturesOnly' }

check('sowing', [
  ['anticlockwise', '1,2+0 1,1+0 S', '2', noCapture, '1,0+1 2,1+0 N'],
  [
    'clockwise, the store at the left',
    '2,1+0 1,1+0 S',
    '1',
    { ...noCapture, 'sow.direction': 'clockwise' },
    '0,1+1 1,2+0 N',
  ],
  ['either way: anticlockwise', '1,1+0 1,1+0 S', '2', { 'sow.direction': 'eitherWay' }, '1,0+1 1,1+0 S'],
  [
    'either way: clockwise passes over the other store',
    '1,1+0 1,1+0 S',
    '1c',
    { 'sow.direction': 'eitherWay' },
    '0,1+0 1,2+0 N',
  ],
  [
    'either way: clockwise reaches the own store from the far side',
    '4,1+0 1,1+0 S',
    '1c',
    { 'sow.direction': 'eitherWay' },
    '0,2+1 2,2+0 N',
  ],
  ['a long lap sows into its origin', '0,6+0 1,1+0 S', '2', {}, '1,1+2 2,2+0 S'],
  ['a long lap skips its origin', '0,6+0 1,1+0 S', '2', { 'sow.origin': 'skipped' }, '1,0+2 3,2+0 N'],
  ['stores only for captures are passed over', '1,2+0 1,1+0 S', '2', noSownStores, '1,0+0 2,2+0 N'],
  ['relay never', '1,1,0+0 1,1,1+0 S', '1', {}, '0,2,0+0 1,1,1+0 N'],
  ['relay from any hole', '1,2+0 1,1+0 S', '2', { 'sow.relay': 'any' }, '0,1+2 0,2+0 S'],
  ['relay from own holes, own', '1,1,0+0 1,1,1+0 S', '1', { 'sow.relay': 'own' }, '0,0,1+1 1,1,1+0 S'],
  [
    'relay from own holes, not from the opponent’s',
    '1,2+0 1,1+0 S',
    '2',
    { 'sow.relay': 'own' },
    '1,0+1 2,1+0 N',
  ],
])

check('the last seed', [
  ['in the own store: move again', '1,1+0 1,1+0 S', '2', {}, '1,0+1 1,1+0 S'],
  ['in the own store: turn over', '1,1+0 1,1+0 S', '2', alternating, '1,0+1 1,1+0 N'],
  ['in an own empty hole: capture across', '1,0,1+0 1,2,1+0 S', '1', {}, '0,0,1+3 1,0,1+0 N'],
  ['in an own empty hole: nothing', '1,0,1+0 1,2,1+0 S', '1', noCapture, '0,1,1+0 1,2,1+0 N'],
  ['nothing across: nothing', '1,0,1+0 1,0,1+0 S', '1', {}, '0,1,1+0 1,0,1+0 N'],
  [
    'nothing across: the last seed is taken',
    '1,0,1+0 1,0,1+0 S',
    '1',
    { 'turn.emptyOpposite': 'takeLast' },
    '0,0,1+1 1,0,1+0 N',
  ],
  ['in an opponent’s hole: nothing', '1,2+0 1,1+0 S', '2', {}, '1,0+1 2,1+0 N'],
  ['in an opponent’s hole: capture by count', '1,2+0 1,1+0 S', '2', captureTwos, '1,0+3 0,1+0 N'],
  ['in an opponent’s hole: another count', '1,2+0 2,1+0 S', '2', captureTwos, '1,0+1 3,1+0 N'],
  [
    'on a single own seed: capture across',
    '1,1,1+0 1,5,1+0 S',
    '1',
    { 'turn.lastOnSingle': 'captureOpposite' },
    '0,0,1+7 1,0,1+0 N',
  ],
  [
    'on a single own seed, nothing across',
    '1,1,1+0 1,0,1+0 S',
    '1',
    { 'turn.lastOnSingle': 'captureOpposite' },
    '0,2,1+0 1,0,1+0 N',
  ],
  [
    'on a single own seed, taken alone',
    '1,1,1+0 1,0,1+0 S',
    '1',
    { 'turn.lastOnSingle': 'captureOpposite', 'turn.emptyOpposite': 'takeLast' },
    '0,0,1+2 1,0,1+0 N',
  ],
  [
    'its hole is taken, an own one',
    '1,1,1+0 1,1,1+0 S',
    '2',
    { 'turn.lastHole': 'take' },
    '1,0,0+2 1,1,1+0 N',
  ],
  [
    'its hole is taken, an opponent’s one',
    '1,2+0 4,1+0 S',
    '2',
    { 'turn.lastHole': 'take' },
    '1,0+6 0,1+0 N',
  ],
  ['one capture by count', '1,1,3+0 1,1,1+0 S', '3', captureTwos, '1,1,0+3 2,0,1+0 N'],
  [
    'a chain of captures by count',
    '1,1,3+0 1,1,1+0 S',
    '3',
    { ...captureTwos, 'turn.captures': 'chain' },
    '1,1,0+5 0,0,1+0 N',
  ],
  [
    'a chain ends at a hole that does not qualify',
    '1,1,4+0 1,2,1+0 S',
    '3',
    { ...captureTwos, 'turn.captures': 'chain' },
    '1,1,0+3 2,3,0+0 N',
  ],
  ['one capture across', '2,0,0,1+0 2,2,2,2+0 S', '1', {}, '0,1,0,1+3 2,0,2,2+0 N'],
  [
    'a chain of captures across',
    '2,0,0,1+0 2,2,2,2+0 S',
    '1',
    { 'turn.captures': 'chain' },
    '0,0,0,1+6 2,0,0,2+0 N',
  ],
  [
    'a chain of captures on singles',
    '2,1,1,1+0 2,2,2,2+0 S',
    '1',
    { 'turn.lastOnSingle': 'captureOpposite', 'turn.captures': 'chain' },
    '0,0,0,1+8 2,0,0,2+0 N',
  ],
])

check('grand slam, feeding and passing', [
  ['a grand slam is allowed', '1,2+0 1,0+0 S', '2', { ...captureTwos, ...passing }, '1,0+3 0,0+0 S'],
  [
    'a grand slam is void',
    '1,2+0 1,0+0 S',
    '2',
    { ...captureTwos, 'turn.grandSlam': 'void' },
    '1,0+1 2,0+0 N',
  ],
  ['nothing to play: pass', '0,1+0 0,1+0 S', '2', passing, '0,0+1 0,1+0 N'],
  [
    'nothing to play: the round ends',
    '0,1+0 0,1+0 S',
    '2',
    { 'end.when': 'moverCannotMove' },
    '0,0+1 0,0+1 S cannotMove tie',
  ],
])

describe('what may be chosen', () => {
  const feeding = { 'end.when': 'moverCannotMove', 'turn.mustFeed': 'yes' }
  const cases: readonly (readonly [string, string, Rules, readonly number[]])[] = [
    ['a grand slam is forbidden', '1,2+0 1,0+0 S', { ...captureTwos, 'turn.grandSlam': 'forbidden' }, [1]],
    ['an empty opponent must be fed', '1,2+0 0,0+0 S', { ...noSownStores, ...feeding }, [2]],
    ['nobody need be fed', '1,2+0 0,0+0 S', { ...noSownStores, 'end.when': 'moverCannotMove' }, [1, 2]],
    ['nobody can be fed', '1,0+0 0,0+0 S', { ...noSownStores, ...feeding }, []],
  ]
  test.each(cases)('%s', (_, from, rules, holes) => {
    const game = startFrom(variantOf(2, rules), positionOf(from))
    expect(legal(variantOf(2, rules), game).map(({ hole }) => hole)).toEqual(holes)
  })
})

const eitherWay = { ...noCapture, ...passing, 'sow.direction': 'eitherWay' }
const wheel = { ...noSownStores, ...captureTwos, 'turn.captureCounts': '9', 'sow.relay': 'any' }

check('the end of a round', [
  ['all seeds are in stores', '0,1+3 0,0+2 S', '2', passing, '0,0+4 0,0+2 S allInStores south'],
  [
    'the mover cannot move',
    '0,1+0 1,0+0 S',
    '2 1',
    { ...alternating, 'end.when': 'moverCannotMove' },
    '0,0+1 0,0+1 S cannotMove tie',
  ],
  ['either side is empty', '0,1+0 2,0+0 S', '2', {}, '0,0+1 0,0+2 S sideEmpty north'],
  [
    'a majority counts only at the end of a turn',
    '1,1+3 1,0+0 S',
    '2',
    { ...noCapture, 'end.when': 'majority', 'end.leftovers': 'nobody' },
    '1,0+4 1,0+0 S',
  ],
  [
    'a majority at the end of a turn',
    '1,1+3 1,0+0 S',
    '2 1',
    { ...noCapture, 'end.when': 'majority', 'end.leftovers': 'nobody' },
    '0,1+4 1,0+0 N majority south',
  ],
  [
    'a majority when the turn ends for want of seeds',
    '0,1+3 1,1+0 S',
    '2',
    { 'end.when': 'majority', 'end.leftovers': 'nobody', 'turn.noMove': 'pass' },
    '0,0+4 1,1+0 S majority south',
  ],
  [
    'half each and nothing left',
    '0,1+1 0,0+2 S',
    '2',
    { 'end.when': 'majority' },
    '0,0+2 0,0+2 S allInStores tie',
  ],
  [
    'both have nothing they may play',
    '1,0+0 0,0+0 S',
    '',
    { ...noSownStores, ...passing, 'turn.mustFeed': 'yes' },
    '0,0+1 0,0+0 S cannotMove south',
  ],
  ['repetition: shared by side', '1,0+0 1,0+0 S', '1 1 2c 2c', eitherWay, '0,0+1 0,0+1 S repetition tie'],
  [
    'repetition: a draw',
    '1,0+0 1,0+5 S',
    '1 1 2c 2c',
    { ...eitherWay, 'end.repetition': 'draw' },
    '1,0+0 1,0+5 S repetition tie',
  ],
  [
    'quiet moves: shared by side',
    '2,2+0 2,2+0 S',
    '1 1',
    { ...alternating, ...noCapture, 'end.quietMoves': '2' },
    '0,0+4 0,0+4 S quietMoves tie',
  ],
  ['a capture breaks the quiet', '1,0,1+0 1,2,1+0 S', '1 1', { 'end.quietMoves': '2' }, '0,0,1+3 0,1,1+0 S'],
  ['an endless relay is taken back and shared', '3+0 1+0 S', '1', wheel, '0+3 0+1 N endlessRelay south'],
  [
    'an endless relay is a draw',
    '3+0 1+0 S',
    '1',
    { ...wheel, 'end.repetition': 'draw' },
    '3+0 1+0 N endlessRelay tie',
  ],
])

const left = '1,0,1+0 0,2,0+0 S'

check('leftovers and winning', [
  ['to the owner of the side', left, '1', {}, '0,0,0+4 0,0,0+0 N sideEmpty south'],
  [
    'to the other player',
    left,
    '1',
    { 'end.leftovers': 'toOtherPlayer' },
    '0,0,0+3 0,0,0+1 N sideEmpty south',
  ],
  ['to the last mover', left, '1', { 'end.leftovers': 'toLastMover' }, '0,0,0+4 0,0,0+0 N sideEmpty south'],
  [
    'to the last mover, from the other side',
    '0,1+0 2,0+0 S',
    '2',
    { 'end.leftovers': 'toLastMover' },
    '0,0+3 0,0+0 S sideEmpty south',
  ],
  ['to nobody', left, '1', { 'end.leftovers': 'nobody' }, '0,0,1+3 0,0,0+0 N sideEmpty south'],
  ['most seeds win', '0,1+0 2,0+0 S', '2', { 'end.leftovers': 'nobody' }, '0,0+1 2,0+0 S sideEmpty south'],
  [
    'a majority is needed',
    '0,1+0 2,0+0 S',
    '2',
    { 'end.leftovers': 'nobody', 'win.by': 'majority' },
    '0,0+1 2,0+0 S sideEmpty tie',
  ],
])

const rounds = { ...passing, 'match.length': 'untilOut' }

check('rounds and burnt holes', [
  ['refill next to the store', '0,1+4 0,0+3 S', '2', rounds, '2,2+1 x,2+1 S'],
  [
    'refill next to the store, clockwise',
    '1,0+4 0,0+3 S',
    '1',
    { ...rounds, 'sow.direction': 'clockwise' },
    '2,2+1 2,x+1 S',
  ],
  ['refill from the left', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.refill': 'fromLeft' }, '2,2+1 2,x+1 S'],
  ['the loser starts', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.nextFirst': 'loser' }, '2,2+1 x,2+1 N'],
  ['the other starts', '0,1+4 0,0+3 S', '2', { ...rounds, 'match.nextFirst': 'other' }, '2,2+1 x,2+1 N'],
  ['after a tie, the one who did not start', '0,1+3 0,0+4 S', '2', rounds, '2,2+0 2,2+0 N'],
  [
    'a draw is taken back before refilling',
    '1,0+0 1,0+5 S',
    '1 1 2c 2c',
    { ...eitherWay, ...rounds, 'start.seedsPerHole': '1', 'end.repetition': 'draw' },
    'x,1+0 1,1+4 N',
  ],
  ['a player is out', '0,1+5 0,0+1 S', '2', rounds, '0,0+6 0,0+1 S allInStores south'],
  [
    'the rounds are played',
    '0,1+4 0,0+3 S',
    '2',
    { ...rounds, 'match.length': 'rounds', 'match.rounds': '1' },
    '0,0+5 0,0+3 S allInStores south',
  ],
  ['burnt holes are passed over', '2,x,1+0 1,1,1+0 S', '1', passing, '0,x,2+1 1,1,1+0 S'],
  [
    'burnt holes confiscate',
    '2,x,1+0 1,1,1+0 S',
    '1',
    { ...passing, 'match.burnt': 'confiscated' },
    '0,x,2+0 1,1,1+1 N',
  ],
  [
    'a last seed is confiscated',
    '1,x,1+0 1,1,1+0 S',
    '1',
    { ...passing, 'match.burnt': 'confiscated' },
    '0,x,1+0 1,1,1+1 N',
  ],
])
