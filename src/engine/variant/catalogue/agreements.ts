import { findPreset } from '.'

/** Another program or a publication that agrees with our rules of a game, and how far that was compared. */
interface Agreement {
  /** The id of the game in the catalogue, and the size that was compared. */
  readonly game: string
  readonly holes: number
  readonly seeds: number
  /** Whom it was compared with, and which version. */
  readonly source: string
  readonly version: string
  readonly what: 'sequences' | 'value'
  /** The sequences of 1, 2, … moves; or the value for the first player. All are equal to ours. */
  readonly numbers: readonly number[]
}

const PYKGP = {
  source: 'pykgp, the Python client of the Kalah Game Protocol',
  version: 'KWARC/kalah-game c30df8e',
} as const
const CMANCALA = { source: 'CMancala', version: '12.2, LifesLight' } as const

/** What was compared with other people's programs; docs/agreement.md shows the same. */
export const AGREEMENTS: readonly Agreement[] = [
  { ...PYKGP, game: 'kalah', holes: 6, seeds: 4, what: 'sequences', numbers: [6, 35, 185, 942, 4690, 23233] },
  { ...PYKGP, game: 'kalah', holes: 6, seeds: 3, what: 'sequences', numbers: [6, 35, 182, 904, 4243, 19418] },
  { ...PYKGP, game: 'kalah', holes: 4, seeds: 3, what: 'sequences', numbers: [4, 15, 50, 158, 488, 1510] },
  { ...CMANCALA, game: 'kalah', holes: 6, seeds: 1, what: 'value', numbers: [2] },
  { ...CMANCALA, game: 'kalah', holes: 6, seeds: 2, what: 'value', numbers: [6] },
  { ...CMANCALA, game: 'kalah', holes: 6, seeds: 3, what: 'value', numbers: [2] },
  {
    source: 'Oware Abapa Arena, the C++ referee of the CodinGame contest',
    version: 'Agade09',
    game: 'oware',
    holes: 6,
    seeds: 4,
    what: 'sequences',
    numbers: [6, 36, 190, 1014, 5219, 27332, 139157],
  },
]

/** The command with which anyone can repeat a comparison, without the name of the program. */
export function commandOf({ game, holes, seeds, what, numbers }: Agreement): string {
  const own = findPreset(game)!.variant
  const sizes = [
    ...(holes === own.board.holes ? [] : [`--holes ${holes}`]),
    ...(seeds === own.start.seedsPerHole ? [] : [`--seeds ${seeds}`]),
  ]
  const depth = what === 'sequences' ? [`--depth ${numbers.length}`] : []
  return [what === 'sequences' ? 'perft' : 'solve', `--variant ${game}`, ...sizes, ...depth].join(' ')
}
