import { mayBeStopped } from './support/repetition'
import type { Layout, Variant } from './variant'
import { SECTIONS, type RulePath, type Section } from './vocabulary'

/** One rule in words, with the field it comes from. */
export interface Explanation {
  readonly section: Section
  readonly path: RulePath
  readonly sentence: string
}

/** A variant's rules in words, in the order of play. A field that changes nothing in this variant says nothing. */
export function explain(variant: Variant): readonly Explanation[] {
  return (Object.keys(SENTENCES) as RulePath[]).flatMap((path) => {
    const sentence = SENTENCES[path](variant)
    const section = SECTIONS.find((name) => path.startsWith(`${name}.`))!
    return sentence === null ? [] : [{ section, path, sentence }]
  })
}

/** The sentence of each rule, or null where the rule changes nothing or another rule's sentence says it. */
const SENTENCES: Readonly<Record<RulePath, (variant: Variant) => string | null>> = {
  'board.holes': ({ board }) =>
    board.holes === 1
      ? 'Each side has one hole; each player has a store.'
      : `Each side has ${board.holes} holes; each player has a store.`,
  'board.stores': ({ board }) =>
    ({
      own: 'A player sows into the own store and passes over the opponent’s.',
      capturesOnly: 'Nobody sows into the stores: they only keep what is captured.',
    })[board.stores],
  'start.seedsPerHole': ({ start }) =>
    start.layout === 'even' ? `Every hole begins with ${seeds(start.seedsPerHole)}.` : null,
  'start.layout': ({ start }) => (start.layout === 'even' ? null : sayLayout(start.layout)),
  'start.first': ({ start }) =>
    ({
      south: 'South moves first.',
      lot: 'Who moves first is drawn by lot.',
      bothAtOnce:
        'Both play their first turn at once, seed by seed; the one that stops first moves next, South if both stop together.',
    })[start.first],
  'sow.direction': ({ sow }) =>
    ({
      anticlockwise: 'Seeds are sown one by one, anticlockwise; each store stands at its owner’s right.',
      clockwise: 'Seeds are sown one by one, clockwise; each store stands at its owner’s left.',
      eitherWay: 'Seeds are sown one by one, anticlockwise or clockwise as the mover chooses for each move.',
    })[sow.direction],
  'sow.origin': ({ sow }) =>
    ({
      sown: 'A lap that comes round sows into the hole it began from as into any other.',
      skipped: 'A lap that comes round leaves out the hole it began from.',
    })[sow.origin],
  'sow.relay': ({ sow }) =>
    ({
      never: 'A move is a single lap.',
      any: 'When the last seed falls into a hole that was not empty, that hole is lifted and sown on.',
      own: 'When the last seed falls into an own hole that was not empty, that hole is lifted and sown on; in an opponent’s hole it is not.',
    })[sow.relay],
  'turn.lastInStore': ({ board, turn }) =>
    board.stores === 'capturesOnly'
      ? null
      : {
          moveAgain: 'A last seed in the own store earns another move.',
          turnOver: 'A last seed in the own store ends the turn: turns always alternate.',
        }[turn.lastInStore],
  'turn.lastInOwnEmpty': ({ turn }) =>
    ({
      captureOpposite:
        'A last seed in an own empty hole captures what lies in the hole across, and goes to the store with it.',
      nothing: 'A last seed in an own empty hole captures nothing across.',
    })[turn.lastInOwnEmpty],
  'turn.lastOnSingle': ({ turn }) =>
    turn.lastOnSingle === 'nothing'
      ? null
      : 'A last seed in an own hole that held exactly one captures what lies across, together with the two.',
  'turn.emptyOpposite': ({ turn }) =>
    turn.lastInOwnEmpty === 'nothing' && turn.lastOnSingle === 'nothing'
      ? null
      : {
          nothing: 'If nothing lies across, nothing is captured.',
          takeLast: 'If nothing lies across, the hole of the last seed is taken all the same.',
        }[turn.emptyOpposite],
  'turn.lastInOpponents': ({ turn }) =>
    turn.lastInOpponents === 'nothing'
      ? 'No hole of the opponent is captured for the number of seeds in it.'
      : `A last seed that brings an opponent’s hole to ${either(turn.captureCounts)} captures that hole.`,
  // Said by turn.lastInOpponents.
  'turn.captureCounts': () => null,
  'turn.lastHole': ({ turn }) =>
    turn.lastHole === 'nothing'
      ? null
      : 'Where no other capture applies, the player takes all of the hole in which the last seed falls.',
  'turn.captures': ({ turn }) =>
    ({
      one: 'A move captures once.',
      chain:
        'Holes sown just before the last one are captured too, as long as each qualifies by the same rule.',
    })[turn.captures],
  'turn.noMove': ({ end, turn }) =>
    end.when === 'moverCannotMove'
      ? null
      : {
          pass: 'A player with nothing to play passes; when neither can play, the round ends.',
          roundEnds: 'The round ends when a player has nothing to play.',
        }[turn.noMove],
  'turn.mustFeed': ({ turn }) =>
    ({
      yes: 'If the opponent’s holes are empty, only moves that put seeds there may be made.',
      no: 'Nobody is obliged to feed an opponent without seeds.',
    })[turn.mustFeed],
  'turn.grandSlam': ({ turn }) =>
    ({
      allowed: 'A capture may take everything the opponent has.',
      void: 'A capture that would empty the opponent’s holes captures nothing.',
      forbidden: 'A move whose capture would empty the opponent’s holes may not be made.',
    })[turn.grandSlam],
  'end.when': ({ end }) =>
    ({
      allInStores: 'The round ends when all seeds are in the stores.',
      moverCannotMove: 'The round ends when the player to move cannot.',
      eitherSideEmpty: 'The round ends when a move leaves either side without seeds.',
      majority: 'The round ends when a player holds more than half of all seeds at the end of a turn.',
    })[end.when],
  'end.leftovers': ({ end, turn }) =>
    end.when === 'allInStores' && turn.mustFeed === 'no' && turn.grandSlam !== 'forbidden'
      ? null
      : {
          toSideOwner: 'Seeds left in holes go to the player on whose side they lie.',
          toOtherPlayer: 'Seeds left in holes go to the player on the other side.',
          toLastMover: 'Seeds left in holes go to the player who moved last.',
          nobody: 'Seeds left in holes count for nobody.',
        }[end.leftovers],
  'end.repetition': (variant) =>
    mayBeStopped(variant)
      ? {
          shareBySide:
            'If a position comes again, or play would not end, each takes what lies on the own side.',
          draw: 'If a position comes again, or play would not end, the round is a draw.',
        }[variant.end.repetition]
      : null,
  'end.quietMoves': ({ end }) =>
    end.quietMoves === 0
      ? null
      : `So too after ${end.quietMoves === 1 ? 'a move' : `${end.quietMoves} moves in a row`} without a capture.`,
  'win.by': ({ win }) =>
    ({
      mostSeeds: 'The player with more seeds in store wins the round; equal stores are a tie.',
      majority: 'To win the round takes more than half of all seeds; otherwise it is a tie.',
    })[win.by],
  'match.length': ({ match }) =>
    ({
      oneRound: 'A match is one round.',
      rounds: `A match is ${match.rounds === 1 ? 'one round' : `${match.rounds} rounds, or fewer if a player cannot fill one hole`}; who wins more rounds wins it.`,
      untilOut: 'Rounds go on until a player cannot fill one hole.',
    })[match.length],
  // Said by match.length.
  'match.rounds': () => null,
  'match.refill': (variant) =>
    laterRounds(
      variant,
      {
        nearestStore: `For the next round each fills own holes with ${seeds(variant.start.seedsPerHole)}, beginning next to the store; what is over goes to the store.`,
        fromLeft: `For the next round each fills own holes with ${seeds(variant.start.seedsPerHole)}, from left to right; what is over goes to the store.`,
      }[variant.match.refill],
    ),
  'match.burnt': (variant) =>
    laterRounds(
      variant,
      {
        skipped: 'A hole that cannot be filled is burnt, and passed over by every lap.',
        confiscated:
          'A hole that cannot be filled is burnt; a seed that falls there goes to the opponent’s store.',
      }[variant.match.burnt],
    ),
  'match.nextFirst': (variant) =>
    laterRounds(
      variant,
      {
        winner: 'The winner of a round starts the next; after a tie, the one who did not start.',
        loser: 'The loser of a round starts the next; after a tie, the one who did not start.',
        other: 'The players take turns to start a round.',
        lastedLongest:
          'Whose simultaneous opening lasted longer starts the second round; later, the winner of a round does.',
      }[variant.match.nextFirst],
    ),
}

function laterRounds({ match }: Variant, sentence: string): string | null {
  return match.length === 'oneRound' || (match.length === 'rounds' && match.rounds === 1) ? null : sentence
}

function sayLayout({ south, north, southStore, northStore }: Layout): string {
  const stores = southStore + northStore > 0 ? ` The stores begin with ${southStore} and ${northStore}.` : ''
  return `South’s holes begin with ${south.join(', ')}, North’s with ${north.join(', ')}, each from the player’s left.${stores}`
}

function seeds(count: number): string {
  return count === 1 ? 'one seed' : `${count} seeds`
}

function either(counts: readonly number[]): string {
  return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`
}
