import { list, message, type AreaWords, type Message } from '../../../locales/message'
import { leadsOn, lastSeedOf } from '../clauses/clause'
import {
  claimsHoles,
  countsClaims,
  hasFourRows,
  isOneRound,
  keepsHouses,
  losesWithoutMove,
  raidsClaims,
} from '../consequences'
import { sectionOf, valueAt, type RulePath, type Vocabulary, type Word, type WordPath } from '../fields'
import { seedsInGame, type Layout, type Variant } from '../variant'
import { mayBeStopped, mayForbidMoves, mayLeaveSeeds, mayWinHoles } from '../support'
import { hasRule } from '../usual'

/** The name of a sentence: the rule and, if it is a word, the word; where a sentence depends on more, another. */
type Key = keyof AreaWords<'rules'>

/** Rules that are said even where they have their first word or their usual number, because every game has them. */
const ALWAYS = [
  'board.holes',
  'board.stores',
  'start.seedsPerHole',
  'start.first',
  'sow.direction',
  'sow.origin',
  'sow.reversing',
  'claim.sowing',
  'end.when',
  'end.leftovers',
  'end.repetition',
  'win.by',
  'match.outBelow',
  'match.refill',
  'match.burnt',
  'match.nextFirst',
] as const satisfies readonly RulePath[]
const always: ReadonlySet<RulePath> = new Set<RulePath>(ALWAYS)

/** Rules that have no sentence of their own name: another rule's sentence covers them, or one that depends on more. */
type SaidElsewhere =
  | 'start.layout'
  | 'sow.skipCount'
  | 'claim.closed'
  | 'end.few'
  | 'end.fewTo'
  | 'end.repeats'
  | 'match.rounds'
  | 'match.outBelow'

/** The sentence of every number, and of every word that is said. */
type Said = {
  [P in Exclude<RulePath, SaidElsewhere>]: P extends WordPath
    ? `${P}.${P extends (typeof ALWAYS)[number] ? Word<P> : Exclude<Word<P>, Vocabulary[P][0]>}`
    : P
}[Exclude<RulePath, SaidElsewhere>]

/** Fails to compile if a rule or a word has no sentence, and names it. */
type NoneMissing<Missing extends never> = Missing
type SaidKey = Said | NoneMissing<Exclude<Said, Key>>

/** What a sentence says about a variant that has the rule, if not only its word; null: nothing. */
type Special = (variant: Variant) => Key | Message | null

/** Rules whose sentence depends on other rules as well, or that are said only where they matter. */
const SPECIAL: { readonly [P in RulePath]?: Special } = {
  // On four rows said by board.rows.
  'board.holes': ({ board }) =>
    hasFourRows({ board }) ? null : board.holes <= SMALL ? 'board.holesSmall' : 'board.holes',
  'board.stores': (variant) =>
    hasFourRows(variant) ? whereCapturesGo(variant) : own(variant, 'board.stores'),
  'start.seedsPerHole': ({ start }) => (start.layout === 'even' ? 'start.seedsPerHole' : null),
  'start.layout': ({ board, start: { layout } }) =>
    layout === 'even' ? null : hasFourRows({ board }) ? layoutOfFour(layout) : layoutSentence(layout),
  'sow.direction': (variant) =>
    hasFourRows(variant) ? roundTheRing(variant) : own(variant, 'sow.direction'),
  // Where the first seed goes back, the hole has one already.
  'sow.origin': (variant) =>
    variant.sow.origin === 'sown' && hasRule(variant, 'sow.leave')
      ? 'sow.origin.sownAgain'
      : own(variant, 'sow.origin'),
  'sow.reversing': (variant) => (variant.sow.reverse === 'no' ? null : own(variant, 'sow.reversing')),
  'lift.houseSeeds': (variant) => (keepsHouses(variant) ? 'lift.houseSeeds' : null),
  // Said by sow.skips.
  'sow.skipCount': () => null,
  'sow.turning': (variant) =>
    maySowOn(variant) && hasRule(variant, 'sow.turning') ? own(variant, 'sow.turning') : null,
  'turn.capturesAfter': (variant) =>
    hasRule(variant, 'turn.capturesAfter')
      ? variant.last.some(({ claim }) => claim !== undefined)
        ? 'turn.capturesAfter.claims'
        : 'turn.capturesAfter'
      : null,
  'turn.noMove': (variant) => {
    // Empty holes of two rows can be filled again by the opponent.
    const onlyEmpty =
      variant.end.when === 'allInStores' &&
      !mayForbidMoves(variant) &&
      !claimsHoles(variant) &&
      !hasFourRows(variant)
    const sentence = (
      {
        pass: onlyEmpty ? 'turn.noMove.passEmpty' : 'turn.noMove.pass',
        roundEnds: 'turn.noMove.roundEnds',
      } as const
    )[variant.turn.noMove]
    if (variant.end.when === 'moverCannotMove') return null
    // A player who has seeds can then move, unless a rule forbids it.
    return variant.end.when === 'eitherSideEmpty' && !mayForbidMoves(variant) ? null : sentence
  },
  'claim.closed': ({ claim, last }) => {
    // What a claimed hole is must be said wherever one can be claimed.
    const isClaimed = last.some((clause) => clause.claim !== undefined)
    const claimed = isClaimed
      ? message(raidsClaims({ last }) ? 'clauses.claimedRaided' : 'clauses.claimed')
      : null
    return { no: claimed, yes: message('clauses.closed') }[claim.closed]
  },
  'claim.fixed': (variant) =>
    ({
      none: null,
      rightmost: raidsClaims(variant) ? 'claim.fixed.rightmostRaided' : 'claim.fixed.rightmost',
    })[variant.claim.fixed] as SaidKey | null,
  'claim.captured': ({ claim }) =>
    ({
      toStore: null,
      toClaimed: { none: 'claim.captured.toClaimed', rightmost: 'claim.captured.toFixed' }[claim.fixed],
    })[claim.captured] as SaidKey | null,
  'claim.sowing': (variant) => (claimsHoles(variant) ? own(variant, 'claim.sowing') : null),
  'end.when': (variant) => orClaimed(variant, own(variant, 'end.when')),
  'end.few': ({ end }) => (end.few === 0 ? null : `end.few.${end.fewTo}`),
  'end.fewTo': () => null,
  'end.leftovers': (variant) =>
    seedsMatter(variant) && mayLeaveSeeds(variant) ? orClaimed(variant, own(variant, 'end.leftovers')) : null,
  'end.repetition': (variant) => {
    if (!mayBeStopped(variant)) return null
    const { repetition, repeats } = variant.end
    if (!seedsMatter(variant)) {
      const goal = { stop: 'rules.end.repetition.goal', playOn: 'rules.end.endless.goal' } as const
      return message(goal[repeats], { round: roundOf(variant) })
    }
    const isClaimed = claimsHoles(variant)
    const place = message(isClaimed ? 'rules.word.storeOrClaim' : 'rules.word.store')
    const args = { round: roundOf(variant), place }
    const sentence = {
      stop: message(`rules.end.repetition.${repetition}`, args),
      playOn: message(`rules.end.endless.${repetition}`, args),
    }[repeats]
    const isShared = { shareBySide: true, draw: false, splitEvenly: true }[repetition]
    if (!isClaimed || !isShared) return sentence
    const sentences = list([sentence, message('rules.end.claimedApart')], 'sentences')
    return message('clauses.whole', { sentences })
  },
  // What repeated positions do is said by end.repetition; this is about turns.
  'end.repeats': (variant) => (mayBeStopped(variant) && maySowForEver(variant) ? 'end.endlessTurn' : null),
  'win.by': (variant) =>
    variant.win.by === 'deprive' ? deprived(variant) : orClaimed(variant, own(variant, 'win.by')),
  'match.length': (variant) => {
    const saysOut = saysWhoIsOut(variant)
    return (
      {
        oneRound: null,
        rounds: saysOut ? 'match.length.roundsOrOut' : 'match.length.rounds',
        untilOut: saysOut ? 'match.length.untilOneIsOut' : 'match.length.untilOut',
      } as const
    )[variant.match.length]
  },
  // Said by match.length.
  'match.rounds': () => null,
  'match.outBelow': (variant) =>
    !saysWhoIsOut(variant) ? null : mayWinHoles(variant) ? 'match.outBelow.owned' : 'match.outBelow.filled',
}

/** The number in the sentence of a rule, if it is not the rule itself. */
const COUNTS: { readonly [P in RulePath]?: (variant: Variant) => number } = {
  'board.rows': ({ board }) => board.holes / 2,
  'lift.reach': ({ board }) => board.holes,
  'lift.reserve': ({ lift }) => lift.houseSeeds,
  'sow.skips': ({ sow }) => sow.skipCount,
  'end.when': (variant) => Math.floor(seedsInGame(variant) / 2) + 1,
  'match.length': ({ match }) => match.rounds,
  'match.refill': ({ start }) => start.seedsPerHole,
}

/** The sentence of a rule; null if the rule changes nothing or another rule's sentence covers it. */
export function explainRule(variant: Variant, path: RulePath): Message | null {
  if (sectionOf(path) === 'match' && path !== 'match.length' && !hasLaterRounds(variant)) return null
  const special = SPECIAL[path]
  const said = special
    ? special(variant)
    : always.has(path) || hasRule(variant, path)
      ? own(variant, path)
      : null
  if (typeof said !== 'string') return said
  const value: unknown = valueAt(variant, path)
  const count = COUNTS[path]?.(variant) ?? (typeof value === 'number' ? value : undefined)
  const args = {
    round: roundOf(variant),
    ...chosenFrom(variant),
    ...(count === undefined ? {} : { count }),
  }
  return { key: `rules.${said}`, args }
}

/** The sentence that is named after a rule and its word; of a number, after the rule alone. */
function own(variant: Variant, path: RulePath): SaidKey {
  const value: unknown = valueAt(variant, path)
  return (typeof value === 'number' ? path : `${path}.${String(value)}`) as SaidKey
}

/** Sentences that speak of stores, where claimed holes count as well. */
const CLAIMED: { readonly [K in Key]?: Key } = {
  'end.when.allInStores': 'end.when.allInStoresClaimed',
  'end.when.majority': 'end.when.majorityClaimed',
  'end.leftovers.toSideOwner': 'end.leftovers.toSideOwnerClaimed',
  'end.leftovers.nobody': 'end.leftovers.nobodyClaimed',
  'win.by.mostSeeds': 'win.by.mostSeedsClaimed',
  'win.by.majority': 'win.by.majorityClaimed',
}

function orClaimed(variant: Variant, key: Key): Key {
  return (countsClaims(variant) && CLAIMED[key]) || key
}

/** A board with no more holes per side than this is called small. */
const SMALL = 4

/** What people call a round: if there is only one, it is the game. */
function roundOf(variant: Variant): Message {
  return message(isOneRound(variant) ? 'rules.word.game' : 'rules.word.round')
}

/** Which holes players choose from, and whose row such a hole is in. */
function chosenFrom({ lift }: Variant): Readonly<Record<'from' | 'row', Message>> {
  const own = { from: message('rules.word.ownHole'), row: message('rules.word.ownRow') }
  const any = { from: message('rules.word.anyHole'), row: message('rules.word.itsRow') }
  return { anywhere: own, opponentOrEmpty: own, bothRows: any }[lift.reach]
}

function layoutSentence({ south, north, southStore, northStore }: Layout): Message {
  const rows = { south: list(south.map(String), 'comma'), north: list(north.map(String), 'comma') }
  return southStore + northStore > 0
    ? message('rules.start.layoutAndStores', { ...rows, southStore, northStore })
    : message('rules.start.layout', rows)
}

/** The outer and inner row of each player, both from the player's left. */
function layoutOfFour({ south, north, southStore, northStore }: Layout): Message {
  const length = south.length / 2
  const outer = (side: readonly number[]) => list(side.slice(0, length).map(String), 'comma')
  const inner = (side: readonly number[]) => list(side.slice(length).reverse().map(String), 'comma')
  const layout =
    south.join() === north.join()
      ? message('rules.start.eachRows', { outer: outer(south), inner: inner(south) })
      : message('rules.start.fourRows', {
          southOuter: outer(south),
          southInner: inner(south),
          northOuter: outer(north),
          northInner: inner(north),
        })
  const isEmpty = southStore + northStore === 0
  return isEmpty ? layout : message('rules.start.withStores', { layout, southStore, northStore })
}

/** Whether captured seeds leave a board of four rows. */
function whereCapturesGo({ last }: Variant): Key {
  const stays = last.filter(({ take }) => take !== undefined).map(({ to, sow }) => (to ?? sow) !== undefined)
  if (stays.every((each) => !each)) return 'board.storesOutside'
  return stays.every((each) => each) ? 'board.storesUnused' : 'board.storesBoth'
}

/** How players sow round their own two of four rows. */
function roundTheRing({ sow }: Variant): Key {
  return (
    {
      anticlockwise: 'sow.direction.ring.anticlockwise',
      clockwise: 'sow.direction.ring.clockwise',
      eitherWay: 'sow.direction.ring.eitherWay',
      outward: 'sow.direction.ring.anticlockwise',
      firstMoveDecides: 'sow.direction.ring.firstMoveDecides',
      byParity: 'sow.direction.ring.byParity',
      ownRow: 'sow.direction.ring.anticlockwise',
      firstMoveOfEach: 'sow.direction.ring.firstMoveOfEach',
      secondTurnOfEach: 'sow.direction.ring.secondTurnOfEach',
    } as const
  )[sow.direction]
}

/** Whether it matters who has which seeds when a round is over: they decide it, or fill the holes of the next. */
function seedsMatter({ win, match }: Variant): boolean {
  const seedsDecide = { mostSeeds: true, majority: true, deprive: false, immobilise: false, clear: false }[
    win.by
  ]
  return seedsDecide || match.length !== 'oneRound'
}

/** What the opponent must be left without. */
function deprived(variant: Variant): Key {
  if (variant.end.when === 'innerRowEmpty') return 'win.by.depriveInner'
  return losesWithoutMove(variant) ? 'win.by.deprive' : 'win.by.depriveSeeds'
}

/** Whether a move can have several laps. */
function maySowOn({ sow, last }: Variant): boolean {
  return last.some(leadsOn) || sow.firstMove === 'plainRelay'
}

/** Whether a turn can have laps without end: only where none of them costs a seed, because no store is sown. */
function maySowForEver(variant: Variant): boolean {
  return lastSeedOf(variant).last.some(leadsOn) && variant.board.stores === 'capturesOnly'
}

/** Whether the rule on who is out needs its own sentence: not if it is a player who cannot fill a single hole. */
function saysWhoIsOut(variant: Variant): boolean {
  return variant.match.outBelow > 1 || mayWinHoles(variant)
}

/** Whether rules matter that only matter from the second round. */
function hasLaterRounds({ match }: Variant): boolean {
  return { oneRound: false, rounds: match.rounds > 1, untilOut: true }[match.length]
}
