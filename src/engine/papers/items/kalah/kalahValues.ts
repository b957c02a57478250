import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { resultOf, solvedGames, type SolvedGame } from '../../../experiments/kinds/gameValues/report'
import type { Claim, Item, Run, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { valueOf } from '../../exactValue'
import type { Published } from '../../published'
import { game, runOf } from '../../run'
import { list, message, signed, type Message, type Value } from '../../../../locales/message'

const WORDS: Readonly<Record<string, Message>> = {
  W: message('kalahClaims.win'),
  D: message('kalahClaims.draw'),
  L: message('kalahClaims.loss'),
}

/** W, D or L for the first player of kalah(m, n), with margins, under both readings of an empty opposite hole. */
export const kalahValues: Item<'gameValues'> = {
  id: 'kalah-values',
  paper: 'kalah',
  title: message('paperItems.kalahValues'),
  where: message('paperItems.chapterAfter', { chapter: '4', source: 'Irving, Donkers, Uiterwijk 2000' }),
  about: message('paperItems.kalahValuesAbout'),
  readings: [message('paperReadings.emptyOppositeBeside'), message('paperReadings.kalahMargin')],
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
          const ours = solved ? inWords(solved) : message('verdicts.notSolved')
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
              message('kalahClaims.notInTable'),
            ),
          ),
        beyond(
          'empty-capture',
          message('kalahClaims.emptyCapture'),
          otherReading(plain, empty),
          message('kalahClaims.emptyCaptureReason'),
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

function marginOf({ solved }: SolvedGame): Value {
  const value = valueOf(solved)
  return value === null ? message('kalahClaims.open') : signed(value)
}

/** Where the value of a game depends on what is taken when the opposite hole is empty. */
function otherReading(plain: readonly SolvedGame[], empty: readonly SolvedGame[]): Message {
  const differing = empty.filter(({ solved }, at) => valueOf(solved) !== valueOf(plain[at]!.solved))
  const counts = { same: empty.length - differing.length, all: empty.length }
  if (differing.length === 0) return message('kalahClaims.sameValues', counts)
  const others = differing.map((game) =>
    message('kalahClaims.sizedValue', { size: sizeOf(game), value: marginOf(game) }),
  )
  return message('kalahClaims.sameValuesOthers', { ...counts, others: list(others, 'comma') })
}

function inWords(game: SolvedGame): Message {
  const result = WORDS[resultIn(game) ?? ''] ?? message('kalahClaims.open')
  return message('kalahClaims.resultAndValue', { result, value: marginOf(game) })
}
