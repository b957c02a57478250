import { message, type Message } from '../../../locales/message'
import type { RulePath } from '../fields'
import type { Worded, WordPath } from './words'

/** Two words that cannot be turned into clauses together, and why. */
interface Refusal {
  readonly paths: readonly [RulePath | WordPath, RulePath | WordPath]
  readonly because: Message
  holds(variant: Worded): boolean
}

/** Rules that captured or looked by count, and whether they did. */
const BY_COUNT: readonly (readonly [WordPath, (variant: Worded) => boolean])[] = [
  ['turn.lastInOpponents', ({ turn }) => turn.lastInOpponents === 'captureCounts'],
  ['turn.lastInOwn', ({ turn }) => turn.lastInOwn === 'captureCounts'],
  ['turn.acrossCounts', ({ turn }) => turn.acrossCounts === 'captureCounts'],
  ['turn.nextHole', ({ turn }) => turn.nextHole === 'takeAtCount'],
  ['turn.sweep', ({ turn }) => turn.sweep === 'opponentsCounts'],
  ['turn.takesToo', ({ turn }) => turn.takesToo === 'opponentsCounts'],
  ['sow.passing', ({ sow }) => sow.passing !== 'nothing'],
]

/**
 * Pairs of words that contradicted each other, and pairs that mean something together which no list of clauses can say,
 * mostly because one rule cut another short in passing. No game has such a pair.
 */
export const REFUSALS: readonly Refusal[] = [
  refusal(
    'board.stores',
    'turn.lastInStore',
    ({ board, turn }) => board.stores === 'capturesOnly' && turn.lastInStore === 'moveAgain',
    message('ruleProblems.storesNotSown'),
  ),
  refusal(
    'sow.relay',
    'turn.lastHole',
    ({ sow, turn }) => sow.relay !== 'never' && turn.lastHole === 'take',
    message('ruleProblems.relayAfterTaking'),
  ),
  refusal(
    'turn.emptyOpposite',
    'turn.capturingSeed',
    ({ turn }) => turn.emptyOpposite === 'takeLast' && turn.capturingSeed === 'stays',
    message('ruleProblems.lastSeedStaysOrTaken'),
  ),
  ...BY_COUNT.map(([path, counts]) =>
    refusal(
      path,
      'turn.captureCounts',
      (variant) => counts(variant) && variant.turn.captureCounts.length === 0 && variant.turn.evenFrom === 0,
      message('ruleProblems.noCounts'),
    ),
  ),
  // A link that a stronger rule would take used to end the chain.
  refusal('turn.captures', 'turn.lastInOwnEmpty', (variant) => {
    const singleToo = single(variant) && variant.turn.acrossFrom !== 'empty'
    return chains(variant) && across(variant) && (singleToo || byCount(variant))
  }),
  refusal('turn.captures', 'turn.lastOnSingle', (variant) => {
    return chains(variant) && single(variant) && byCount(variant)
  }),
  // After a capture only the relay was looked at, not the other captures.
  refusal('turn.afterCapture', 'turn.captures', (variant) => {
    return relaysOn(variant) && kindsOfCapture(variant) > 1
  }),
  refusal('turn.afterCapture', 'claim.lastSeed', (variant) => {
    return relaysOn(variant) && takesTwo(variant) && fromNext(variant)
  }),
  // The row that counted was that of the next hole, not that of the last seed.
  refusal('sow.relayFrom', 'sow.relay', (variant) => fromNext(variant) && variant.sow.relay === 'own'),
  // The second hole had to be one that could be claimed by itself.
  refusal('claim.rule', 'claim.places', ({ claim }) => {
    const pairs = { count: false, closing: false, countOrPair: true, across: true }[claim.rule]
    return claim.where !== 'never' && pairs && claim.places !== 'all'
  }),
  refusal('claim.rule', 'claim.where', ({ claim }) => {
    return claim.rule === 'countOrPair' && claim.where !== 'never' && claim.where !== 'anywhere'
  }),
  // Which hole is the last, and whether a hole ahead was empty before, changed with the direction.
  refusal('claim.places', 'sow.direction', (variant) => {
    const { where, places } = variant.claim
    const isLast = ['notLastNorSame', 'notLastNorFacing'].includes(places)
    return where !== 'never' && isLast && changesWay(variant)
  }),
  refusal('turn.chainWay', 'sow.direction', (variant) => {
    const { chainWay } = variant.turn
    return chains(variant) && across(variant) && chainWay === 'clockwise' && changesWay(variant)
  }),
  refusal('turn.sweep', 'turn.takesToo', ({ turn }) => {
    const facing = ['opposite', 'eachOpposite'].includes(turn.takesToo)
    return turn.sweep !== 'nothing' && facing
  }),
  // The extra move was part of the capture, and what was taken before a lap counted as sown.
  ...(
    [
      'turn.capturesAfter',
      'turn.starterWaits',
      'sow.before',
      'sow.passing',
      'sow.firstMove',
      'lift.reach',
    ] as const
  ).map((path) =>
    refusal('turn.acrossAfter', path, (variant) => {
      return waits(variant) && isUnusual(variant, path)
    }),
  ),
  // The second lap of a move counted as one that had reached the opponent, however it came about.
  ...(
    ['turn.afterCapture', 'claim.rule', 'sow.firstMove', 'sow.before', 'sow.passing', 'lift.reach'] as const
  ).map((path) =>
    refusal('sow.relayIf', path, (variant) => {
      return relays(variant) && variant.sow.relayIf === 'visited' && isUnusual(variant, path)
    }),
  ),
  // The last seed was taken from a locked hole.
  refusal('lift.opening', 'turn.lastInOwnEmpty', (variant) => {
    return variant.lift.opening === 'unlocks' && across(variant)
  }),
  // Late in a round only captures by count kept a last seed on the board.
  ...(
    [
      'turn.lastInOwnEmpty',
      'turn.lastInOpponentsEmpty',
      'turn.lastOnSingle',
      'turn.lastHole',
      'sow.passing',
      'claim.lastSeed',
    ] as const
  ).map((path) =>
    refusal('sow.lateSeeds', path, (variant) => variant.sow.lateSeeds > 0 && isUnusual(variant, path)),
  ),
  // A lap of no seeds at all was not a lap of one.
  refusal('turn.singleSeed', 'sow.before', (variant) => {
    return variant.turn.singleSeed === 'capturesNothing' && mayLiftNothing(variant)
  }),
  refusal('claim.lap', 'sow.before', (variant) => {
    const { where, lap } = variant.claim
    return where !== 'never' && lap === 'severalSeeds' && mayLiftNothing(variant)
  }),
  // A special first move is not sown like others, so its last seed took nothing in passing.
  refusal('sow.passing', 'sow.firstMove', ({ sow }) => {
    return sow.passing === 'toOwnerWithLast' && sow.firstMove !== 'asOthers'
  }),
]

function refusal(
  first: RulePath | WordPath,
  second: RulePath | WordPath,
  holds: (variant: Worded) => boolean,
  because = message('ruleProblems.notTogether'),
): Refusal {
  return { paths: [first, second], because, holds }
}

/** Whether a rule of these does something in a variant. */
function isUnusual(variant: Worded, path: RulePath | WordPath): boolean {
  const { turn, sow, lift, claim } = variant
  switch (path) {
    case 'turn.capturesAfter':
      return turn.capturesAfter > 0
    case 'turn.starterWaits':
      return turn.starterWaits !== 'no'
    case 'turn.afterCapture':
      return turn.afterCapture === 'sowOn'
    case 'turn.lastInOwnEmpty':
      return turn.lastInOwnEmpty !== 'nothing'
    case 'turn.lastInOpponentsEmpty':
      return turn.lastInOpponentsEmpty !== 'nothing'
    case 'turn.lastOnSingle':
      return turn.lastOnSingle !== 'nothing'
    case 'turn.lastHole':
      return turn.lastHole !== 'nothing'
    case 'sow.before':
      return sow.before !== 'nothing'
    case 'sow.passing':
      return sow.passing !== 'nothing'
    case 'sow.firstMove':
      return sow.firstMove !== 'asOthers'
    case 'lift.reach':
      return lift.reach === 'bothRows'
    case 'claim.rule':
      return claim.where !== 'never' && claim.rule === 'closing'
    case 'claim.lastSeed':
      return takesTwo(variant)
    default:
      throw new Error(`No refusal asks about ${path}`)
  }
}

function chains({ turn }: Worded): boolean {
  return turn.captures === 'chain' && turn.chainMost !== 1
}

function across({ turn }: Worded): boolean {
  return turn.lastInOwnEmpty !== 'nothing' || turn.lastInOpponentsEmpty !== 'nothing'
}

function single({ turn }: Worded): boolean {
  return turn.lastOnSingle !== 'nothing'
}

function byCount({ turn }: Worded): boolean {
  return turn.lastInOwn !== 'nothing' || turn.lastInOpponents !== 'nothing'
}

function kindsOfCapture(variant: Worded): number {
  const { lastHole, gap, nextHole, sweep } = variant.turn
  const beyond = [lastHole, gap, nextHole, sweep].filter((word) => word !== 'nothing')
  return beyond.length + [across, single, byCount].filter((has) => has(variant)).length
}

function relays({ sow }: Worded): boolean {
  return sow.relay !== 'never'
}

function relaysOn(variant: Worded): boolean {
  return relays(variant) && variant.turn.afterCapture === 'relayOn'
}

function fromNext(variant: Worded): boolean {
  return relays(variant) && variant.sow.relayFrom === 'nextHole'
}

function takesTwo({ claim }: Worded): boolean {
  return claim.lastSeed === 'takesTwo' && (claim.where !== 'never' || claim.fixed !== 'none')
}

/** Whether the seeds of a hole can be taken just before it is lifted, or a first move may find nothing to move. */
function mayLiftNothing({ sow }: Worded): boolean {
  return sow.before === 'singlesAcross' || sow.firstMove === 'alternate'
}

function waits({ turn }: Worded): boolean {
  return turn.lastInOwnEmpty !== 'nothing' && turn.acrossAfter === 'opponentsSown'
}

/** Whether laps of one player can go in both directions. */
function changesWay({ sow }: Worded): boolean {
  return !['anticlockwise', 'clockwise', 'ownRow'].includes(sow.direction) || sow.turning === 'everyLap'
}
