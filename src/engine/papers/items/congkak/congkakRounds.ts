import { grouped } from '../../../digits'
import { counted } from '../../../experiments/report/wording'
import { ROUND_LIMIT } from '../../../rules/match'
import { withInterval } from '../../figures'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { rowsOf } from '../../rows'
import { game, runOf } from '../../run'

const READINGS = [
  { id: 'congkak-rounds', title: 'Burnt holes are bypassed' },
  { id: 'congkak-rounds-confiscate', title: 'A burnt hole’s marble goes to the opponent' },
] as const

/** Later rounds with burnt holes, in both readings. */
export const congkakRounds: Item = {
  id: 'congkak-rounds',
  paper: 'congkak',
  title: 'Later rounds',
  where: 'Section 2',
  about: 'How long does a match last until a player has lost all holes, and who loses them?',
  runs: (size) =>
    READINGS.map(({ id }) =>
      runOf('matchOfRounds', {
        variant: game(id),
        first: 'novice',
        second: 'novice',
        matches: size === 'quick' ? 100 : 5_000,
        seed: 2022,
      }),
    ),
  judge({ reports }) {
    return {
      claims: READINGS.map(({ id, title }, at) => {
        const [row] = rowsOf(reports[at], 'matches')
        const ours = `${Number(row?.['meanRounds']).toFixed(1)} rounds on average, at most ${grouped(Number(row?.['mostRounds']))}; South wins ${withInterval(row, 'first')}`
        return beyond(
          id,
          title,
          ours,
          `${counted(Number(row?.['games']), 'match', 'matches')} of novices; one is stopped as endless after ${grouped(ROUND_LIMIT)} rounds.`,
          'rules only',
        )
      }),
      charts: reports.flatMap(({ charts }, at) =>
        charts.map((chart) => ({ ...chart, id: `${chart.id}-${at}`, table: `${chart.table}-${at}` })),
      ),
      tables: reports.flatMap(({ tables }, at) =>
        tables.map((table) => ({ ...table, id: `${table.id}-${at}` })),
      ),
    }
  },
  expected: Object.fromEntries(READINGS.map(({ id }) => [id, 'beyond' as const])),
}
