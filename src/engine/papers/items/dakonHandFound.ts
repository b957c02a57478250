import type { Item } from '../item'
import { exactly, rowsOf } from '../judge'
import type { Published } from '../published'
import { game, runOf } from '../run'

/** The opening that players of the Maldives found by hand, measured. */
export const dakonHandFound: Item = {
  id: 'dakon-hand-found',
  paper: 'dakon',
  title: 'The opening found by hand',
  where: 'Section 3 and the analysis',
  about: 'How long is the Maldivian opening, and how far must a player foresee to find it?',
  runs: (_, published) => [
    runOf('replay', {
      lines: [
        { label: 'Hand-found, n = 8', variant: game('dakon', { holes: 8 }), moves: movesOf(published) },
      ],
    }),
  ],
  judge({ published, reports: [report] }) {
    const { handFound } = published.claims.dakon
    const [row] = rowsOf(report, 'lines')
    const claim = (id: string, title: string, said: number, key: string) =>
      exactly(id, title, String(said), String(row?.[key]), { line: report?.lines[0] })
    return {
      claims: [
        claim('moves', 'Moves', handFound.moves, 'moves'),
        claim('laps', 'Laps in all', handFound.laps, 'laps'),
        claim('most-laps', 'Most laps in one move', handFound.mostLaps, 'mostLaps'),
        claim('most-laps-move', 'The move with most laps', handFound.mostLapsMove, 'mostLapsMove'),
        claim('left', 'Counters left with the opponent', handFound.left, 'left'),
        claim('cycles', 'Moves over one cycle', handFound.movesOverOneCycle, 'overOneCycle'),
      ],
      ...(report ? { tables: report.tables.slice(0, 2) } : {}),
    }
  },
  expected: {},
}

function movesOf(published: Published): string {
  return published.dakonOpenings.find(({ goal }) => goal === 'hand-found')?.moves ?? ''
}
