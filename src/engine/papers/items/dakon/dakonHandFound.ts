import type { Item } from '../../item'
import { exactly } from '../../claims'
import type { Published } from '../../published'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'
import { search } from '../openings'

/** The opening that players of the Maldives found by hand, measured. */
export const dakonHandFound: Item = {
  id: 'dakon-hand-found',
  paper: 'dakon',
  title: 'The opening found by hand',
  where: 'Section 3 and the analysis',
  about: 'How long is the Maldivian opening, and how far must a player foresee to find it?',
  runs: (_, published) => {
    const variant = game('dakon', { holes: 8 })
    const moves = movesOf(published)
    return [
      runOf('replay', { lines: [{ label: 'Hand-found, n = 8', variant, moves }] }),
      search(variant, { goal: 'analyse', line: moves }),
    ]
  },
  judge({ published, reports: [report, analysis] }) {
    const { handFound, betterAlternatives } = published.claims.dakon
    const departures = rowsOf(analysis, 'moves').filter(
      (move) => move['cheapest'] !== null && Number(move['cheapest']) < Number(move['cycles']),
    )
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
        exactly(
          'alternatives',
          'Moves with an alternative of fewer cycles',
          betterAlternatives.join(', '),
          departures.map((move) => String(move['move'])).join(', '),
        ),
      ],
      charts: analysis?.charts ?? [],
      tables: analysis?.tables ?? [],
    }
  },
  expected: {},
}

function movesOf(published: Published): string {
  return published.dakonOpenings.find(({ goal }) => goal === 'hand-found')?.moves ?? ''
}
