import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import type { Published } from '../../published'
import { rowsOf, type Row } from '../../rows'
import { game, runOf } from '../../run'

const WORDS: Readonly<Record<string, string>> = { W: 'win', D: 'draw', L: 'loss' }

/** W, D or L for the first player of kalah(m, n), with margins, under both readings of an empty hole across. */
export const kalahValues: Item = {
  id: 'kalah-values',
  paper: 'kalah',
  title: 'Game values',
  where: 'Chapter 4, after Irving, Donkers, Uiterwijk 2000',
  about: 'Who wins kalah(m, n) when both play perfectly?',
  runs: (size, published) => gridsOf(size, published).map(([holes, seeds]) => grid(holes, seeds)),
  judge({ published, reports }) {
    const rows = reports.flatMap((report) => rowsOf(report, 'values'))
    const plain = rows.filter((row) => row['variant'] === game('kalah').name)
    const empty = rows.filter((row) => row['variant'] === game('kalah-empty-capture').name)
    const known = new Set(published.kalahValues.map(({ holes, seeds }) => `${holes},${seeds}`))
    const isNew = (row: Row): boolean => !known.has(`${String(row['holes'])},${String(row['seeds'])}`)
    return {
      claims: [
        ...published.kalahValues.map(({ holes, seeds, result }): Claim => {
          const row = plain.find((candidate) => candidate['holes'] === holes && candidate['seeds'] === seeds)
          const holds = row?.['result'] === result
          const ours = row ? valueOf(row) : 'not solved'
          return upheld(
            `${holes}-${seeds}`,
            `kalah(${holes}, ${seeds})`,
            WORDS[result] ?? result,
            ours,
            holds,
          )
        }),
        ...plain
          .filter(isNew)
          .map((row) =>
            beyond(
              `${String(row['holes'])}-${String(row['seeds'])}`,
              nameOf(row),
              valueOf(row),
              'Not in the published table.',
            ),
          ),
        beyond(
          'empty-capture',
          'The same with empty capture',
          otherReading(plain, empty),
          'The report leaves open whether a last seed is taken when the hole across is empty; this is the other reading.',
        ),
      ],
      charts: reports.flatMap((report) => report.charts),
      tables: reports.flatMap((report, at) =>
        report.tables.slice(0, 1).map((table) => ({ ...table, id: `${table.id}-${at + 1}` })),
      ),
    }
  },
  expected: {
    'empty-capture': 'beyond',
    ...Object.fromEntries(
      ['4-4', '4-5', '4-6', '5-2', '5-3', '5-4', '6-2', '6-3', '6-4'].map((id) => [id, 'beyond' as const]),
    ),
  },
}

type Range = readonly [number, number]

/** The published sizes as grids, and in the full run those beyond. */
function gridsOf(size: Size, { kalahValues: rows }: Published): readonly (readonly [Range, Range])[] {
  const most = (holes: number): number =>
    Math.max(...rows.filter((row) => row.holes === holes).map((row) => row.seeds))
  const wide = Math.max(...rows.filter((row) => row.seeds === most(1)).map((row) => row.holes))
  const tall = Math.max(...rows.map((row) => row.holes))
  const published: [Range, Range][] = [
    [
      [1, wide],
      [1, most(1)],
    ],
  ]
  for (let holes = wide + 1; holes <= tall; holes++)
    published.push([
      [holes, holes],
      [1, most(holes)],
    ])
  if (size === 'quick') return published
  return [
    ...published,
    [
      [4, 4],
      [4, 6],
    ],
    [
      [5, 5],
      [2, 4],
    ],
    [
      [6, 6],
      [2, 4],
    ],
  ]
}

function grid([from, to]: Range, [least, most]: Range): Run {
  const variants = [game('kalah'), game('kalah-empty-capture')]
  return runOf('gameValues', {
    ...gameValues.defaults,
    variants,
    sizes: 'grid',
    holes: { from, to },
    seeds: { from: least, to: most },
  })
}

const sizeOf = (row: Row): string => `(${String(row['holes'])}, ${String(row['seeds'])})`
const nameOf = (row: Row): string => `kalah${sizeOf(row)}`

function signed(row: Row): string {
  const value = Number(row['value'])
  return row['value'] === null
    ? 'open'
    : value > 0
      ? `+${value}`
      : String(value).replace('-', '−').replace('-', '−')
}

/** Where the value of a game depends on what is taken when the hole across is empty. */
function otherReading(plain: readonly Row[], empty: readonly Row[]): string {
  const differing = empty.filter((row, at) => row['value'] !== plain[at]?.['value'])
  const list = differing.map((row) => `${sizeOf(row)} ${signed(row)}`).join(', ')
  return `${empty.length - differing.length} of ${empty.length} values are the same${list && `; others: ${list}`}`
}

function valueOf(row: Row): string {
  return `${WORDS[String(row['result'])] ?? 'open'}, ${signed(row)}`
}
