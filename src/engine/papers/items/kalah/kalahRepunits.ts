import { grouped } from '../../../digits'
import { isRepunit, sweepRows } from '../../../experiments/kinds/sweep/report'
import type { Item } from '../../item'
import { beyond, exactly } from '../../claims'
import { game, runOf } from '../../run'

/** Seeds written 11…1 in base 3: the first player keeps the turn throughout and loses. */
export const kalahRepunits: Item<'sweep'> = {
  id: 'kalah-repunits',
  paper: 'kalah',
  title: 'The repunit theorem',
  where: 'Chapter 2, Theorem 1 and Table 1',
  about: 'Does the first player lose kalah(1, n) for every n that is 11…1 in base 3?',
  readings: [],
  runs: (size, published) => {
    const largest = Math.max(...published.kalahRepunits.map((row) => row.seeds))
    const count = size === 'quick' ? 8 : 13
    const seeds = repunits(count).filter((number) => number >= 4)
    const beyondPrint = seeds.filter((number) => number > largest)
    return [{ from: 1, to: largest }, ...beyondPrint.map((number) => ({ from: number, to: number }))].map(
      (range) =>
        runOf('sweep', { variant: game('kalah', { holes: 1 }), holes: { from: 1, to: 1 }, seeds: range }),
    )
  },
  judge({ published, found }) {
    const rows = found
      .flatMap(({ spec, parts }) => sweepRows(spec, parts))
      .filter(({ seeds }) => isRepunit(seeds))
    const further = rows.filter((row) => !published.kalahRepunits.some(({ seeds }) => seeds === row.seeds))
    const lost = further.filter(({ result }) => result === 'L')
    const ratios = further.map((row) => (row.second ?? 0) / row.seeds)
    return {
      claims: [
        ...published.kalahRepunits.map(({ seeds, ternary, first, second }) => {
          const row = rows.find((candidate) => candidate.seeds === seeds)
          return exactly(
            `n-${seeds}`,
            `n = ${seeds} (${ternary} in base 3)`,
            `${first} : ${second}`,
            `${row?.first} : ${row?.second}`,
          )
        }),
        beyond(
          'further',
          'Further repunits',
          `${lost.length} of ${further.length} lost, up to n = ${grouped(Math.max(...further.map((row) => row.seeds)))}`,
          `The second player’s share of n runs to ${ratios.at(-1)?.toFixed(4)}; the report derives 3/2.`,
          'proven in the report',
        ),
      ],
    }
  },
  expected: { further: 'beyond' },
}

function repunits(digits: number): readonly number[] {
  return Array.from({ length: digits }, (_, at) => (3 ** (at + 1) - 1) / 2)
}
