import {
  BUDGET_RAN_OUT,
  ENDLESS,
  type GameTable,
  NORTH,
  GAME_ENDS,
  SOUTH,
  STOPPED,
  TIE,
} from '../../src/engine/kernel/gameTable'

const CODES = { south: SOUTH, north: NORTH, tie: TIE } as const

/** One game of a table made by hand; omitted fields are as in a game of one round that South started and won. */
export interface GameMade {
  readonly winner?: 'south' | 'north' | 'tie'
  readonly starter?: 'south' | 'north'
  readonly opening?: number
  readonly ended?: (typeof GAME_ENDS)[number]
  readonly south?: number
  readonly north?: number
  readonly moves?: number
  readonly laps?: number
  readonly turns?: number
  readonly rounds?: number
  readonly budgetRanOut?: boolean
  readonly endless?: boolean
  readonly stopped?: boolean
  readonly fingerprint?: number
}

/** One round of a match made by hand. */
export interface RoundMade {
  readonly round: number
  readonly winner: 'south' | 'north' | 'tie'
  readonly starter?: 'south' | 'north'
  readonly southBurnt?: number
  readonly northBurnt?: number
}

/** A table of games as the kernel gives them. */
export function tableOf(
  from: number,
  games: readonly GameMade[],
  rounds: readonly RoundMade[] = [],
): GameTable {
  const flags = ({ budgetRanOut, endless, stopped }: GameMade): number =>
    (budgetRanOut ? BUDGET_RAN_OUT : 0) | (endless ? ENDLESS : 0) | (stopped ? STOPPED : 0)
  return {
    from,
    count: games.length,
    winner: Uint8Array.from(games, ({ winner = 'south' }) => CODES[winner]),
    starter: Uint8Array.from(games, ({ starter = 'south' }) => CODES[starter]),
    opening: Uint8Array.from(games, ({ opening = 1 }) => opening),
    ended: Uint8Array.from(games, ({ ended = 'allInStores' }) => GAME_ENDS.indexOf(ended)),
    flags: Uint8Array.from(games, flags),
    south: Uint16Array.from(games, ({ south = 3 }) => south),
    north: Uint16Array.from(games, ({ north = 1 }) => north),
    rounds: Uint16Array.from(games, (game) => game.rounds ?? 1),
    moves: Uint32Array.from(games, ({ moves = 10 }) => moves),
    laps: Uint32Array.from(games, ({ laps = 20 }) => laps),
    turns: Uint32Array.from(games, ({ turns = 5 }) => turns),
    fingerprints: Float64Array.from(games.flatMap(({ fingerprint }) => fingerprint ?? [])),
    choices: new Uint32Array(2 * games.length),
    nodes: new Float64Array(2 * games.length),
    roundLog: {
      count: rounds.length,
      game: new Uint16Array(rounds.length),
      round: Uint16Array.from(rounds, ({ round }) => round),
      south: new Uint16Array(rounds.length),
      north: new Uint16Array(rounds.length),
      southBurnt: Uint8Array.from(rounds, ({ southBurnt = 0 }) => southBurnt),
      northBurnt: Uint8Array.from(rounds, ({ northBurnt = 0 }) => northBurnt),
      winner: Uint8Array.from(rounds, ({ winner }) => CODES[winner]),
      starter: Uint8Array.from(rounds, ({ starter = 'south' }) => CODES[starter]),
      ended: new Uint8Array(rounds.length),
    },
  }
}
