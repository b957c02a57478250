import { isRepunit, sweepRows } from '../../../experiments/kinds/sweep/report'
import type { Item } from '../../item'
import { beyond, exactly } from '../../claims'
import { game, runOf } from '../../run'
import { fixed, message } from '../../../../locales/message'

/** Seeds written 11…1 in base 3: the first player keeps the turn throughout and loses. */
export const kalahRepunits: Item<'sweep'> = {
  id: 'kalah-repunits',
  paper: 'kalah',
  title: message('paperItems.kalahRepunits'),
  where: message('paperItems.chapterTheoremTable', { chapter: '2', theorem: '1', table: '1' }),
  about: message('paperItems.kalahRepunitsAbout'),
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
            message('kalahClaims.repunit', { seeds, ternary }),
            `${first} : ${second}`,
            `${row?.first} : ${row?.second}`,
          )
        }),
        beyond(
          'further',
          message('kalahClaims.furtherRepunits'),
          message('kalahClaims.repunitsLost', {
            lost: lost.length,
            all: further.length,
            largest: Math.max(...further.map((row) => row.seeds)),
          }),
          message('kalahClaims.repunitsReason', { ratio: fixed(ratios.at(-1) ?? 0, 4) }),
          message('kalahClaims.provenInReport'),
        ),
      ],
    }
  },
  expected: { further: 'beyond' },
}

function repunits(digits: number): readonly number[] {
  return Array.from({ length: digits }, (_, at) => (3 ** (at + 1) - 1) / 2)
}
