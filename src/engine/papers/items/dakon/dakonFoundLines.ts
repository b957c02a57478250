import { measuresOf, type ReplayedLine } from '../../../experiments/kinds/replay/replayLine'
import { atMost, beyond, upheld } from '../../claims'
import { FOUND_OPENINGS, type FoundOpeningLine } from '../../foundOpenings'
import type { Claim, Item } from '../../item'
import type { Published } from '../../published'
import { game, only, runOf } from '../../run'
import { message, type Message } from '../../../../locales/message'

/** The best openings that Lumbung's searches have found and that take minutes to find again, replayed. */
export const dakonFoundLines: Item<'replay'> = {
  id: 'dakon-found-lines',
  paper: 'dakon',
  title: message('paperItems.dakonFoundLines'),
  where: message('paperItems.tablesAndBeyond'),
  about: message('paperItems.dakonFoundLinesAbout'),
  readings: [],
  runs: () => [
    runOf('replay', {
      lines: FOUND_OPENINGS.map((opening) => ({
        label: idOf(opening),
        variant: game('dakon', { holes: opening.holes }),
        moves: opening.moves,
      })),
    }),
  ],
  judge({ published, found }) {
    const run = only(found)
    const replayed = run.parts.get(0) ?? []
    return {
      claims: replayed.map((line, at) => claimOf(FOUND_OPENINGS[at]!, line, published, run.report.lines[at])),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: Object.fromEntries(FOUND_OPENINGS.map((opening) => [idOf(opening), 'beyond'])),
}

function idOf({ goal, holes, laps }: FoundOpeningLine): string {
  return laps === null ? `${goal}-${holes}` : `${goal}-${holes}-within-${laps}`
}

function titleOf({ holes, laps }: FoundOpeningLine): Message {
  if (laps === null) return message('dakonClaims.shortest', { holes })
  return message('dakonClaims.withinLaps', { holes, laps: message('amounts.laps', { count: laps }) })
}

function claimOf(
  opening: FoundOpeningLine,
  replayed: ReplayedLine,
  { dakonOpenings }: Published,
  line: Claim['line'],
): Claim {
  const { goal, holes, laps } = opening
  const { problem, oneTurn, stores, moves } = replayed
  const wins = problem === null && oneTurn && stores[0] > 2 * holes * holes - holes
  const { mostLaps } = measuresOf(replayed)
  const title = titleOf(opening)
  if (!wins || (laps !== null && mostLaps > laps)) {
    const tooMany = message('amounts.laps', { count: mostLaps })
    const ours = wins ? tooMany : (problem ?? message('dakonClaims.doesNotWin'))
    return upheld(idOf(opening), title, message('dakonClaims.wins'), ours, false, { line })
  }
  const printed = dakonOpenings.find(
    (row) => row.goal === goal && row.holes === holes && (laps === null || row.laps === laps),
  )
  const length = printed?.length ?? null
  if (length !== null) return atMost(idOf(opening), title, 'moves', length, moves.length, { line })
  const ours = message('amounts.moves', { count: moves.length })
  return beyond(idOf(opening), title, ours, message('dakonClaims.noPrintedLine'), null, line)
}
