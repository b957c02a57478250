import type { Bounds, Section } from './fields'
import { MAX_HOLES, MAX_SEEDS } from './variant'

/**
 * Every rule of every section, in the order of play: the words it may be, the bounds of its number, or the name of
 * its shape. The first word, and the usual number, describe games without the rule; files leave them out. Types, files,
 * forms and the kernel's codes follow from it. What the seeds of a lap set off is not a rule of this list but a list of
 * clauses (`clauses/clause.ts`).
 */
export const VOCABULARY = {
  /**
   * `four`: each player owns two rows and sows round them. Their holes are numbered along the ring: the outer row from left
   * to right, then the inner row from right to left, as their owner sees them.
   */
  'board.rows': ['two', 'four'],
  /** Holes per side, of both rows of a player together where there are four. */
  'board.holes': { min: 1, max: MAX_HOLES, usual: 6 },
  /** `own`: players sow into their own store and skip the other's. `capturesOnly`: nobody sows into stores. `both`: players sow into both. */
  'board.stores': ['own', 'capturesOnly', 'both'],

  'start.seedsPerHole': { min: 1, max: MAX_SEEDS, usual: 4 },
  /** `even`: seedsPerHole in every hole. Otherwise hole by hole, and seedsPerHole only serves refilling. */
  'start.layout': 'layout',
  'start.first': ['south', 'lot', 'bothAtOnce'],
  /** `withStarter`: the layout is written for South as the first player; if North starts, the rows change places. */
  'start.turned': ['fixed', 'withStarter'],
  /**
   * Whether the seeds in holes are dealt anew for each game, with its random seed: `twoOrMore` in every hole, or
   * `fourOrNone`. What has no random seed, such as a rule sheet, shows the layout as it is written.
   */
  'start.deal': ['asWritten', 'twoOrMore', 'fourOrNone'],
  /**
   * `byPlayers`: the seeds laid out in the stores are in hand. Before the first move South puts theirs into holes of their own
   * one by one, as they like, and then North does. `inTurns`: the same, but they take turns with every seed.
   */
  'start.placing': ['asLaid', 'byPlayers', 'inTurns'],

  /** The fewest seeds a hole needs to be lifted. */
  'lift.atLeast': { min: 1, max: MAX_SEEDS, usual: 1 },
  /**
   * Single seeds: `lastResort` only if every hole that could be lifted is one, `ontoEmpty` only into an empty hole,
   * `lastResortOntoEmpty` only if both.
   */
  'lift.singles': ['free', 'lastResort', 'ontoEmpty', 'lastResortOntoEmpty'],
  /** Holes with two seeds: only if there is nothing else, and then perhaps only the rightmost of them. */
  'lift.pairs': ['free', 'lastResort', 'lastResortRightmost'],
  /**
   * `opponentOrEmpty`: the first lap must end in the opponent's row or in a hole of the mover's own that was empty; holes
   * with more seeds than a side has holes are free. `bothRows`: players lift holes of either row. Those of the other
   * row are numbered on from their own, n + 1…2n.
   */
  'lift.reach': ['anywhere', 'opponentOrEmpty', 'bothRows'],
  /**
   * `rightHalf`: each player's first turn starts from the right half, wherever it ends. `twoRightmost`: the first turn of
   * the round starts from one of the two rightmost holes that could be lifted. `eachHoleOnce`: players first lift
   * each of their holes once. `unlocks`: a hole cannot be captured before somebody has chosen to lift it this round.
   * `innerRow`, `outerRow`: on four rows each player's first turn starts from that row.
   */
  'lift.opening': ['free', 'rightHalf', 'twoRightmost', 'eachHoleOnce', 'unlocks', 'innerRow', 'outerRow'],
  /** `notFacingSingle`: not from a hole whose opposite holds exactly one. */
  'lift.facing': ['free', 'notFacingSingle'],
  /**
   * `entered`: the seeds laid out in the stores are in hand. As long as a player has some, a turn begins with one of them: it
   * falls into a hole of the player's inner row that holds seeds, as the last seed of a lap would. `enteredBesideHouse`: a
   * turn that captures nothing spares the player's house while it has `houseSeeds`, unless no other inner hole holds seeds;
   * who has lost the house lets the seed fall onto a single one only if there is nothing else.
   */
  'lift.reserve': ['none', 'entered', 'enteredBesideHouse'],
  /** The seeds that make a player's house worth sparing. */
  'lift.houseSeeds': { min: 1, max: MAX_SEEDS, usual: 6 },
  /**
   * `innerFirst`: a turn whose first lap captures nothing starts from the inner row if it can, and not from the
   * last filled hole there off the end of that row.
   */
  'lift.rows': ['free', 'innerFirst'],
  /**
   * `barred`: once all seeds are on the board, a player whose turn captured nothing, who threatens a single hole of an
   * opponent that can capture nothing, has it kept: in the next turn that hole is neither lifted nor sown on from. Not if
   * it is the opponent's house, the only filled inner hole, or the only one there that could be lifted.
   */
  'lift.onlyThreat': ['free', 'barred'],
  /** `barred`: a single seed that has just come from the other row may not be carried straight back. */
  'lift.undo': ['free', 'barred'],

  /**
   * On a board of four rows every lap goes round the mover's own two. Otherwise `clockwise` is the mirror image of anticlockwise: each store is at its owner's left, next to hole 1. For every
   * other word the stores are at the right, as for anticlockwise. `eitherWay`: the mover chooses per move. `outward`:
   * the left half of a row is sown clockwise, the right half anticlockwise, and a hole in the middle in either
   * direction. `firstMoveDecides`: the starter of the round chooses a direction and keeps it; the other player sows
   * in the opposite one. `byParity`: even numbers of seeds clockwise, odd ones anticlockwise. `ownRow`: players sow
   * anticlockwise, but only round their own row. `firstMoveOfEach`: each player chooses a direction with the first move
   * and keeps it. `secondTurnOfEach`: each player's first turn goes clockwise, and the second chooses a direction that is kept.
   */
  'sow.direction': [
    'anticlockwise',
    'clockwise',
    'eitherWay',
    'outward',
    'firstMoveDecides',
    'byParity',
    'ownRow',
    'firstMoveOfEach',
    'secondTurnOfEach',
  ],
  /** Whether a lap long enough to come round drops a seed into the hole it started from. */
  'sow.origin': ['sown', 'skipped'],
  /**
   * On four rows, the holes from which a move may go clockwise if its first lap captures.
   * `fourLeftmost`: the two leftmost of either row. `outerEndInnerSecond`: the leftmost of the outer row and the second from
   * the left of the inner one. `outerEndsInnerSeconds`: the same at both ends. `innerEndsOuterSeconds`: with the rows exchanged.
   */
  'sow.reverse': [
    'no',
    'fourLeftmost',
    'outerEndInnerSecond',
    'outerEndsInnerSeconds',
    'innerEndsOuterSeconds',
  ],
  /**
   * `wholeTurn`: the further laps of such a move go clockwise too. `anyLap`: they go anticlockwise again, but every lap from those
   * holes may go clockwise if it captures.
   */
  'sow.reversing': ['wholeTurn', 'anyLap'],
  /** Whether the first lap drops its first seed where it was lifted; a single seed may be an exception. */
  'sow.leave': ['nothing', 'one', 'oneUnlessSingle', 'oneEveryLap'],
  /** Skipped holes: the opponent's with exactly `skipCount` seeds, or any with at least that many. */
  'sow.skips': ['nothing', 'opponentsAt', 'holesFrom'],
  'sow.skipCount': { min: 1, max: MAX_SEEDS, usual: 2 },
  /**
   * What happens before each lap: `storeOne` puts one lifted seed into the mover's store; `singlesAcross` takes the seeds
   * opposite every own hole that held one seed before the move; `lastSeedAcross` takes the seeds opposite a hole that
   * only one seed was lifted from.
   */
  'sow.before': ['nothing', 'storeOne', 'singlesAcross', 'lastSeedAcross'],
  /** With at most this many seeds in holes, those sown in the opponent's row go to their store, unless the last captures. */
  'sow.lateSeeds': { min: 0, max: MAX_SEEDS, usual: 0 },
  'sow.turning': ['sameWay', 'everyLap'],
  /**
   * The first move of a round: `plainRelay` stops only in an empty hole; `alternate` moves one seed on from every second
   * hole, the last of them opposite the chosen one; `overToOpponent`, in each player's first turn, is a single lap
   * whose last seed goes over to the opponent's row. `oneLap`: each player's first turn is a single lap.
   */
  'sow.firstMove': ['asOthers', 'plainRelay', 'alternate', 'overToOpponent', 'oneLap'],

  /** Nothing is captured before this many turns of the round are over. */
  'turn.capturesAfter': { min: 0, max: 100, usual: 0 },
  /** `untilOtherCaptures`: the starter of the round captures and claims nothing before the other player has. */
  'turn.starterWaits': ['no', 'untilOtherCaptures'],
  'turn.noMove': ['roundEnds', 'pass'],
  /**
   * Whether a player whose opponent has no seeds in holes may only make moves that leave some there; `ifPossible`: or
   * any, if none does. `giveOne`: the player first gives one seed, from a hole with two or more, to the opponent's
   * leftmost hole, and then moves; without such a hole, the player only moves.
   */
  'turn.mustFeed': ['no', 'yes', 'ifPossible', 'giveOne'],
  /** `firstLap`: a player who can choose a move whose first lap captures must choose such a move. */
  'turn.mustCapture': ['no', 'firstLap'],
  /** `afterFirst`: a turn whose first lap captures nothing captures nothing at all. */
  'turn.laterCaptures': ['free', 'afterFirst'],
  /**
   * A capture that empties the opponent's holes: `void` captures nothing, `forbidden` may not be chosen, `ifForced` may
   * be chosen only by a player who has no other choice (Romein & Bal 2003). `leavesRight` and `leavesLeft` spare the
   * filled hole furthest to that hand of the mover, if there are several. `movesAgain` earns another move. `givesRest`:
   * it is captured, and the opponent takes all seeds that are left. Holes that were empty before the move are not emptied by it.
   */
  'turn.grandSlam': [
    'allowed',
    'void',
    'forbidden',
    'ifForced',
    'leavesRight',
    'leavesLeft',
    'movesAgain',
    'givesRest',
  ],

  /** `yes`: claimed holes are closed. Seeds that claimants bring to theirs leave the game, set aside in South's store. */
  'claim.closed': ['no', 'yes'],
  /** `rightmost`: each player's rightmost hole is claimed from the start. */
  'claim.fixed': ['none', 'rightmost'],
  /** Who sows into claimed holes; under `lastByOpponent` the opponent does so with the last seed of a lap only. */
  'claim.sowing': ['byBoth', 'notByOpponent', 'lastByOpponent'],
  /** `toClaimed`: captured seeds go to the captor's first claimed hole; who has none captures nothing. */
  'claim.captured': ['toStore', 'toClaimed'],

  /** `majority`: a player holds more than half of all seeds, in store and in claimed holes, when a turn is over. */
  'end.when': [
    'moverCannotMove',
    'allInStores',
    'eitherSideEmpty',
    'majority',
    'moverSideEmpty',
    'innerRowEmpty',
  ],
  /** After a move that leaves no more seeds than this in holes, `fewTo` says what happens; 0: nothing. */
  'end.few': { min: 0, max: MAX_SEEDS, usual: 0 },
  /** `leftovers`: the round ends. `mover`, `starter`: that player takes them. `moverByOpponents`: the mover takes all once so few are left opposite. */
  'end.fewTo': ['leftovers', 'mover', 'starter', 'moverByOpponents'],
  /** `toUnfed`, `toUnfedOrNobody`: to the player who could not be fed, if the round ends so; otherwise to the sides' owners or to nobody. */
  'end.leftovers': [
    'toSideOwner',
    'toOtherPlayer',
    'toLastMover',
    'nobody',
    'halved',
    'toUnfed',
    'toUnfedOrNobody',
  ],
  /** What a repeated position, too many quiet moves or endless play does; a draw collects nothing. */
  'end.repetition': ['shareBySide', 'draw', 'splitEvenly'],
  /** `playOn`: a repeated position stops nothing; only endless play does. */
  'end.repeats': ['stop', 'playOn'],
  /** The round stops after this many moves in a row without a capture; 0: never. */
  'end.quietMoves': { min: 0, max: 1000, usual: 0 },

  /**
   * `majority`: more than half of all seeds is needed to win; if nobody has that many, nobody wins. `deprive`: the
   * opponent has no seeds or no move. `immobilise`: the opponent has no move. `clear`: the player's own holes are
   * empty first.
   */
  'win.by': ['mostSeeds', 'majority', 'deprive', 'immobilise', 'clear'],

  /** A match of several rounds also ends when a player is out. */
  'match.length': ['oneRound', 'rounds', 'untilOut'],
  /** How many rounds, where length is `rounds`. */
  'match.rounds': { min: 1, max: 1000, usual: 1 },
  /** A player is out who can fill, or has won, fewer holes than this for the next round. */
  'match.outBelow': { min: 1, max: MAX_HOLES, usual: 1 },
  /**
   * In which order players fill their holes for the next round, left and right being the player's own. `fromEnds`: from
   * both ends inwards, in holes that face each other. `territory`: all holes are filled again, and the winner of the
   * round owns as many as their seeds fill, from their leftmost anticlockwise, also in the other row;
   * a rest of more than half a hole fills one more, but not under `wholeTerritory`.
   */
  'match.refill': ['nearestStore', 'fromLeft', 'fromRight', 'fromEnds', 'territory', 'wholeTerritory'],
  /** Holes that could not be filled: burnt and `skipped` by every lap, or `confiscated` (a seed there goes to the opponent's store), or `inPlay`, only empty. */
  'match.burnt': ['skipped', 'confiscated', 'inPlay'],
  'match.nextFirst': ['winner', 'loser', 'other', 'lastedLongest', 'lastMover'],
} as const satisfies Readonly<Record<`${Section}.${string}`, readonly string[] | Bounds | 'layout'>>
