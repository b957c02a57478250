import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { resultOf, solvedGames, type SolvedGame } from '../../../experiments/kinds/gameValues/report'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { valueOf } from '../../exactValue'
import type { Published } from '../../published'
import { game, runOf } from '../../run'

const WORDS: Readonly<Record<string, string>> = { W: 'win', D: 'draw', L: 'loss' }

/** W, D or L for the first player of kalah(m, n), with margins, under both readings of an empty hole across. */
export const kalahValues: Item<'gameValues'> = {
  id: 'kalah-values',
  paper: 'kalah',
  title: 'Game values',
  where: 'Chapter 4, after Irving, Donkers, Uiterwijk 2000',
  about: 'Who wins kalah(m, n) when both play perfectly?',
  readings: [
    'The rules of the report do not say whether the last seed is taken when the hole across is empty. A proof in it that speaks of a half-capture points to taking it. Nothing is taken, and the other rule is told beside it.',
    'The published values are win, draw and loss. Perfect play here means the largest margin. Who wins is the same: above zero South wins, at zero the game is a draw.',
  ],
  runs: (size, published) => gridsOf(size, published).map(([holes, seeds]) => grid(holes, seeds)),
  judge({ published, found }) {
    const games = found.flatMap(({ spec, parts }) => solvedGames(spec, parts))
    const plain = games.filter(({ cell }) => cell.row === 0)
    const empty = games.filter(({ cell }) => cell.row === 1)
    const known = new Set(published.kalahValues.map(({ holes, seeds }) => `${holes},${seeds}`))
    const isNew = ({ cell }: SolvedGame): boolean => !known.has(`${cell.holes},${cell.seeds}`)
    return {
      claims: [
        ...published.kalahValues.map(({ holes, seeds, result }): Claim => {
          const solved = plain.find(({ cell }) => cell.holes === holes && cell.seeds === seeds)
          const holds = solved !== undefined && resultIn(solved) === result
          const ours = solved ? inWords(solved) : 'not solved'
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
          .map((solved) =>
            beyond(
              `${solved.cell.holes}-${solved.cell.seeds}`,
              `kalah${sizeOf(solved)}`,
              inWords(solved),
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
      charts: found.flatMap(({ report }) => report.charts),
      tables: found.flatMap(({ report }, at) =>
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

function grid([from, to]: Range, [least, most]: Range): Run<'gameValues'> {
  const variants = [game('kalah'), game('kalah-empty-capture')]
  return runOf('gameValues', {
    ...gameValues.defaults,
    variants,
    sizes: 'grid',
    holes: { from, to },
    seeds: { from: least, to: most },
  })
}

function sizeOf({ cell: { holes, seeds } }: SolvedGame): string {
  return `(${holes}, ${seeds})`
}

function resultIn({ solved: { lower, upper } }: SolvedGame): 'W' | 'D' | 'L' | null {
  return resultOf(lower, upper)
}

function signed({ solved }: SolvedGame): string {
  const value = valueOf(solved)
  if (value === null) return 'open'
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}

/** Where the value of a game depends on what is taken when the hole across is empty. */
function otherReading(plain: readonly SolvedGame[], empty: readonly SolvedGame[]): string {
  const differing = empty.filter(({ solved }, at) => valueOf(solved) !== valueOf(plain[at]!.solved))
  const list = differing.map((game) => `${sizeOf(game)} ${signed(game)}`).join(', ')
  return `${empty.length - differing.length} of ${empty.length} values are the same${list && `; others: ${list}`}`
}

function inWords(game: SolvedGame): string {
  const result = resultIn(game)
  return `${result ? WORDS[result] : 'open'}, ${signed(game)}`
}
