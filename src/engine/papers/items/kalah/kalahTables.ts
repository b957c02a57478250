import { sweepRows, type SweepRow } from '../../../experiments/kinds/sweep/report'
import type { PointsChart } from '../../../experiments/report/report'
import type { Item } from '../../item'
import { exactly, upheld } from '../../claims'
import type { Published, PublishedGame } from '../../published'
import { game, only, runOf } from '../../run'
import { message, type Text } from '../../../../locales/message'

/** The 200-row table of kalah(1, n). */
export const kalahTable = tableItem({
  id: 'kalah-1-n',
  title: message('paperItems.kalahTable'),
  where: message('paperItems.appendix'),
  variant: 'kalah',
  rowsIn: (published) => published.kalah1n,
  expected: { 'n-64': 'differs', 'n-138': 'differs' },
})

/** The 200-row table of kalahAlt(1, n). */
export const kalahAltTable = tableItem({
  id: 'kalahalt-1-n',
  title: message('paperItems.kalahAltTable'),
  where: message('paperItems.appendix'),
  variant: 'kalah-alt',
  rowsIn: (published) => published.kalahAlt1n,
  expected: {},
})

interface TableOfGames {
  readonly id: string
  readonly title: Text
  readonly where: Text
  readonly variant: string
  readonly rowsIn: (published: Published) => readonly PublishedGame[]
  readonly expected: Item['expected']
}

/** Games with one hole per side have no choices: every row must agree, and one that cannot add up is a misprint. */
function tableItem({ id, title, where, variant, rowsIn, expected }: TableOfGames): Item<'sweep'> {
  return {
    id,
    paper: 'kalah',
    title,
    where,
    about: message('paperItems.kalahTableAbout'),
    readings: [],
    runs: (_, published) => {
      const rows = rowsIn(published)
      const seeds = {
        from: Math.min(...rows.map((row) => row.seeds)),
        to: Math.max(...rows.map((row) => row.seeds)),
      }
      return [runOf('sweep', { variant: game(variant, { holes: 1 }), holes: { from: 1, to: 1 }, seeds })]
    },
    judge({ published, found }) {
      const run = only(found)
      const ours = new Map(sweepRows(run.spec, run.parts).map((row) => [row.seeds, row]))
      const rows = rowsIn(published)
      const differing = rows.filter((row) => printed(row) !== played(ours.get(row.seeds)))
      const same = rows.length - differing.length
      return {
        claims: [
          upheld(
            'rows',
            message('kalahClaims.rows'),
            message('kalahClaims.rowCount', { count: rows.length }),
            message('verdicts.shareOf', { some: same, all: rows.length }),
            differing.every(isMisprint),
            { because: message('kalahClaims.notOnlyMisprints') },
          ),
          ...differing.map((row) =>
            exactly(`n-${row.seeds}`, `n = ${row.seeds}`, printed(row), played(ours.get(row.seeds)), {
              because: isMisprint(row)
                ? message('kalahClaims.misprint', {
                    first: row.first,
                    second: row.second,
                    seeds: 2 * row.seeds,
                  })
                : message('kalahClaims.rowDiffers'),
            }),
          ),
        ],
        charts: [comparison(title, rows, [...ours.values()])],
        tables: run.report.tables,
      }
    },
    expected,
  }
}

function printed({ result, first, second }: PublishedGame): string {
  return `${result}, ${first} : ${second}`
}

function played(row: SweepRow | undefined): Text {
  return row ? `${row.result}, ${row.first} : ${row.second}` : message('kalahClaims.notPlayed')
}

function isMisprint({ seeds, first, second }: PublishedGame): boolean {
  return first + second !== 2 * seeds
}

function comparison(
  title: Text,
  published: readonly PublishedGame[],
  ours: readonly SweepRow[],
): PointsChart {
  return {
    id: 'margins',
    type: 'points',
    title,
    note: message('kalahClaims.marginNote'),
    table: 'sweep',
    x: { label: message('kalahClaims.seedsPerHole'), format: 'integer' },
    y: { label: message('kalahClaims.margin'), unit: message('kalahClaims.seedUnit'), format: 'integer' },
    series: [
      {
        name: message('kalahClaims.ours'),
        role: 'ours',
        points: ours.map((row) => ({ x: row.seeds, y: row.margin ?? 0 })),
      },
      {
        name: message('kalahClaims.published'),
        role: 'published',
        points: published.map((row) => ({ x: row.seeds, y: row.first - row.second })),
      },
    ],
  }
}
