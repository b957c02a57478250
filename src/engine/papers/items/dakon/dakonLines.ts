import type { ReplayedLine } from '../../../experiments/kinds/replay/replayLine'
import type { Claim, Item } from '../../item'
import { exactly, upheld } from '../../claims'
import type { PublishedOpening } from '../../published'
import { game, only, runOf } from '../../run'
import { message, type Message, type Text } from '../../../../locales/message'

/** Every opening the Dakon paper prints, replayed: does it win, and is it as long as stated? */
export const dakonLines: Item<'replay'> = {
  id: 'dakon-lines',
  paper: 'dakon',
  title: message('paperItems.dakonLines'),
  where: message('paperItems.tablesAndText'),
  about: message('paperItems.dakonLinesAbout'),
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

/** Why a printed line does not match its description. */
const ERRATA: Readonly<Record<string, Message>> = {
  'shortest-4-length': message('dakonClaims.table1Line'),
  'shortest-5-length': message('dakonClaims.table1Line'),
  'shortest-10-length': message('dakonClaims.oneMoveMore'),
  'fewest-cycles-8-wins': message('dakonClaims.illegalMove'),
  'fewest-cycles-8-length': message('dakonClaims.illegalMoveAbove'),
}

function claimsOf(
  opening: PublishedOpening,
  { problem, oneTurn, stores, moves, left }: ReplayedLine,
  line: Claim['line'],
): readonly Claim[] {
  const id = `${opening.goal}-${opening.holes}`
  const n = opening.holes
  const wins = problem === null && oneTurn && stores[0] > 2 * n * n - n
  const printed = titleOf(opening)
  const movesOf = (count: number) => message('amounts.moves', { count })
  const claims = [
    upheld(
      `${id}-wins`,
      message('dakonClaims.lineWins', { line: printed }),
      message('dakonClaims.wins'),
      wins ? message('dakonClaims.wins') : (problem ?? message('dakonClaims.doesNotWin')),
      wins,
      {
        because: ERRATA[`${id}-wins`] ?? message('dakonClaims.lineDoesNotWin'),
        line,
      },
    ),
  ]
  if (opening.length !== null)
    claims.push(
      exactly(
        `${id}-length`,
        message('dakonClaims.lineLength', { line: printed }),
        movesOf(opening.length),
        movesOf(moves.length),
        {
          because: ERRATA[`${id}-length`] ?? message('dakonClaims.lengthsDiffer'),
        },
      ),
    )
  if (opening.left !== null)
    claims.push(
      exactly(`${id}-left`, message('dakonClaims.lineLeft', { line: printed }), `${opening.left}`, `${left}`),
    )
  return claims
}

/** What each goal of a printed line is called. */
const TITLES = {
  'hand-found': 'dakonClaims.handFound',
  'max-capture': 'dakonClaims.maxCapture',
  shortest: 'dakonClaims.shortest',
  'fewest-laps': 'dakonClaims.fewestLaps',
  'fewest-cycles': 'dakonClaims.fewestCycles',
  'fewest-cycles-mended': 'dakonClaims.correctedCycles',
} as const

function titleOf({ goal, holes }: PublishedOpening): Text {
  const key = Object.hasOwn(TITLES, goal) ? TITLES[goal as keyof typeof TITLES] : null
  return key === null ? `${goal}, n = ${holes}` : message(key, { holes })
}

/** The name of a line in the settings of its run. */
function labelOf(opening: PublishedOpening): string {
  return `${opening.goal.replaceAll('-', ' ')}, n = ${opening.holes}`
}
