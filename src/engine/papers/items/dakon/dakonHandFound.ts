import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { measuresOf } from '../../../experiments/kinds/replay/replayLine'
import type { Item } from '../../item'
import { exactly } from '../../claims'
import type { Published } from '../../published'
import { game, runOf } from '../../run'
import { answersOf, search } from '../openings'

/** The opening that players of the Maldives found by hand, measured. */
export const dakonHandFound: Item<'replay' | 'winningOpenings'> = {
  id: 'dakon-hand-found',
  paper: 'dakon',
  title: 'The opening found by hand',
  where: 'Section 3 and the analysis',
  about: 'How long is the Maldivian opening, and how far must a player foresee to find it?',
  readings: [
    'The paper does not define the cycles of a move. They are the counters sown in the move divided by 2n + 1, rounded down. With this the paper’s list of moves comes out exactly.',
  ],
  runs: (_, published) => {
    const variant = game('dakon', { holes: 8 })
    const moves = movesOf(published)
    return [
      runOf('replay', { lines: [{ label: 'Hand-found, n = 8', variant, moves }] }),
      search(variant, { goal: 'analyse', line: moves }),
    ]
  },
  judge({ published, found }) {
    const { handFound, betterAlternatives } = published.claims.dakon
    const replayed = found.find((run): run is FinishedRun<'replay'> => run.kind === 'replay')
    const searches = found.filter((run): run is FinishedRun<'winningOpenings'> => run.kind !== 'replay')
    const line = replayed?.parts.get(0)?.[0]
    const [analysed] = answersOf(searches)
    const analysis = searches[0]?.report
    if (!line) throw new Error('The line was not replayed')
    const ours = measuresOf(line)
    const departures = (analysed?.line?.moves ?? []).flatMap(({ departs }, at) => (departs ? [at + 1] : []))
    const claim = (id: string, title: string, said: number, measured: number) =>
      exactly(id, title, String(said), String(measured), { line: replayed?.report.lines[0] })
    return {
      claims: [
        claim('moves', 'Moves', handFound.moves, line.moves.length),
        claim('laps', 'Laps in all', handFound.laps, ours.laps),
        claim('most-laps', 'Most laps in one move', handFound.mostLaps, ours.mostLaps),
        claim('most-laps-move', 'The move with most laps', handFound.mostLapsMove, ours.mostLapsMove),
        claim('left', 'Counters left with the opponent', handFound.left, line.left),
        claim('cycles', 'Moves over one cycle', handFound.movesOverOneCycle, ours.overOneCycle),
        exactly(
          'alternatives',
          'Moves with an alternative of fewer cycles',
          betterAlternatives.join(', '),
          departures.join(', '),
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
