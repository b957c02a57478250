import type { FinishedRun } from '../../../experiments/contract/finishedRun'
import { measuresOf } from '../../../experiments/kinds/replay/replayLine'
import type { Item } from '../../item'
import { exactly } from '../../claims'
import type { Published } from '../../published'
import { game, runOf } from '../../run'
import { answersOf, search } from '../openings'
import { message, type Text } from '../../../../locales/message'

/** The opening that players of the Maldives found by hand, measured. */
export const dakonHandFound: Item<'replay' | 'winningOpenings'> = {
  id: 'dakon-hand-found',
  paper: 'dakon',
  title: message('paperItems.dakonHandFound'),
  where: message('paperItems.sectionAndAnalysis', { section: '3' }),
  about: message('paperItems.dakonHandFoundAbout'),
  readings: [message('paperReadings.cyclesOfMoves')],
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
    const claim = (id: string, title: Text, said: number, measured: number) =>
      exactly(id, title, String(said), String(measured), { line: replayed?.report.lines[0] })
    return {
      claims: [
        claim('moves', message('dakonClaims.moves'), handFound.moves, line.moves.length),
        claim('laps', message('dakonClaims.laps'), handFound.laps, ours.laps),
        claim('most-laps', message('dakonClaims.mostLaps'), handFound.mostLaps, ours.mostLaps),
        claim(
          'most-laps-move',
          message('dakonClaims.mostLapsMove'),
          handFound.mostLapsMove,
          ours.mostLapsMove,
        ),
        claim('left', message('dakonClaims.left'), handFound.left, line.left),
        claim('cycles', message('dakonClaims.cycles'), handFound.movesOverOneCycle, ours.overOneCycle),
        exactly(
          'alternatives',
          message('dakonClaims.alternatives'),
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
