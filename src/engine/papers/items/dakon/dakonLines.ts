import type { ReplayedLine } from '../../../experiments/kinds/replay/replayLine'
import type { Claim, Item } from '../../item'
import { exactly, upheld } from '../../claims'
import type { PublishedOpening } from '../../published'
import { game, only, runOf } from '../../run'

/** Every opening the Dakon paper prints, replayed: does it win, and is it as long as it is said to be? */
export const dakonLines: Item<'replay'> = {
  id: 'dakon-lines',
  paper: 'dakon',
  title: 'The printed openings',
  where: 'Tables 1, 2 and 3, and text',
  about: 'Does every printed line play as the paper says?',
  readings: [],
  runs: (_, published) => [
    runOf('replay', {
      lines: published.dakonOpenings.map((opening) => ({
        label: labelOf(opening),
        variant: game('dakon', { holes: opening.holes }),
        moves: opening.moves,
      })),
    }),
  ],
  judge({ published, found }) {
    const run = only(found)
    const replayed = run.parts.get(0) ?? []
    return {
      claims: replayed.flatMap((line, at) =>
        claimsOf(published.dakonOpenings[at]!, line, run.report.lines[at]),
      ),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: {
    'shortest-4-length': 'differs',
    'shortest-5-length': 'differs',
    'shortest-10-length': 'differs',
    'fewest-cycles-8-wins': 'differs',
    'fewest-cycles-8-length': 'differs',
  },
}

/** Why a printed line is not what is said of it. */
const ERRATA: Readonly<Record<string, string>> = {
  'shortest-4-length':
    'Misprint: the line is Table 1’s. It wins, but later; the stated length itself is right.',
  'shortest-5-length':
    'Misprint: the line is Table 1’s. It wins, but later; the stated length itself is right.',
  'shortest-10-length': 'Misprint: one move more than stated; it replays and wins as printed.',
  'fewest-cycles-8-wins':
    'Misprint: the printed line has a move that cannot be played. Without one repeated pair “8 7” it is legal and wins.',
  'fewest-cycles-8-length': 'Misprint: the printed line has a move that cannot be played; see above.',
}

function claimsOf(
  opening: PublishedOpening,
  { problem, oneTurn, stores, moves, left }: ReplayedLine,
  line: Claim['line'],
): readonly Claim[] {
  const id = `${opening.goal}-${opening.holes}`
  const n = opening.holes
  const wins = problem === null && oneTurn && stores[0] > 2 * n * n - n
  const title = labelOf(opening)
  const claims = [
    upheld(
      `${id}-wins`,
      `${title}: wins at once`,
      'wins',
      wins ? 'wins' : (problem ?? 'does not win'),
      wins,
      {
        because: ERRATA[`${id}-wins`] ?? 'The line does not win.',
        line,
      },
    ),
  ]
  if (opening.length !== null)
    claims.push(
      exactly(`${id}-length`, `${title}: length`, `${opening.length} moves`, `${moves.length} moves`, {
        because: ERRATA[`${id}-length`] ?? 'The lengths differ.',
      }),
    )
  if (opening.left !== null)
    claims.push(exactly(`${id}-left`, `${title}: counters left`, `${opening.left}`, `${left}`))
  return claims
}

function labelOf(opening: PublishedOpening): string {
  return `${opening.goal.replaceAll('-', ' ')}, n = ${opening.holes}`
}
