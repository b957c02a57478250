import type { Claim, Item, Size } from '../../item'
import { atMost, beyond, exactly, upheld } from '../../claims'
import type { Published, PublishedOpening } from '../../published'
import type { Row } from '../../rows'
import { game } from '../../run'
import { figureOf, foundBy, search } from '../openings'

/** Millions of moves for a search that cannot be exhausted. */
const EFFORT: Readonly<Record<Size, number>> = { quick: 30, full: 1_000 }

/** The boards of a table that a run of this size covers. */
function openingsFor(
  goal: string,
  { dakonOpenings }: Published,
  size: Size,
  quickest: number,
): readonly PublishedOpening[] {
  return dakonOpenings.filter((row) => row.goal === goal && (size === 'full' || row.holes <= quickest))
}

/** Table 1: as many counters captured as possible. */
export const dakonTable1: Item = {
  id: 'dakon-table1',
  paper: 'dakon',
  title: 'Maximum-capture openings',
  where: 'Table 1',
  about: 'How few counters can an opening leave with the opponent, and how many openings leave that few?',
  runs: (size, published) =>
    openingsFor('max-capture', published, size, 6).map(({ holes }) =>
      search(game('dakon', { holes }), {
        goal: 'max-capture',
        proof: holes <= 6 ? 'full' : 'quick',
        effort: EFFORT[size],
      }),
    ),
  judge({ published, reports, size }) {
    return {
      claims: openingsFor('max-capture', published, size, 6).flatMap(
        ({ holes, left, solutions }, at): readonly Claim[] => {
          const row = foundBy(reports[at])
          const options = { line: reports[at]?.lines[0], proven: row?.['proven'] === true }
          return [
            ...(left === null
              ? []
              : [
                  atMost(
                    `left-${holes}`,
                    `n = ${holes}: counters left`,
                    'left',
                    left,
                    figureOf(row, 'left'),
                    options,
                  ),
                ]),
            ...(solutions === null
              ? []
              : [
                  exactly(
                    `solutions-${holes}`,
                    `n = ${holes}: openings that leave so few`,
                    String(solutions),
                    String(row?.['solutions'] ?? 'not counted'),
                  ),
                ]),
          ]
        },
      ),
    }
  },
  expected: {},
}

/** Table 2: as few moves as possible. */
export const dakonTable2: Item = {
  id: 'dakon-table2',
  paper: 'dakon',
  title: 'Shortest openings',
  where: 'Table 2',
  about: 'How few moves does a winning opening need?',
  runs: (size, published) =>
    openingsFor('shortest', published, size, 7).map(({ holes }) =>
      search(game('dakon', { holes }), {
        goal: 'shortest',
        proof: holes <= 6 || size === 'full' ? 'quick' : 'none',
        effort: EFFORT[size],
      }),
    ),
  judge({ published, reports, size }) {
    return {
      claims: openingsFor('shortest', published, size, 7).map(({ holes, length }, at) => {
        const row = foundBy(reports[at])
        return atMost(`length-${holes}`, `n = ${holes}`, 'moves', length ?? 0, figureOf(row, 'length'), {
          line: reports[at]?.lines[0],
          proven: row?.['proven'] === true,
        })
      }),
    }
  },
  expected: { 'length-9': 'beyond', 'length-10': 'beyond' },
}

/** Table 3: as few laps a move as possible, and then as few moves. */
export const dakonTable3: Item = {
  id: 'dakon-table3',
  paper: 'dakon',
  title: 'Openings with fewest laps',
  where: 'Table 3',
  about: 'If no move may take many laps, how many must it take, and how many moves are then needed?',
  runs: (size, published) =>
    openingsFor('fewest-laps', published, size, 6).map(({ holes }) =>
      search(game('dakon', { holes }), {
        goal: 'fewest-laps',
        proof: holes <= 6 || size === 'full' ? 'quick' : 'none',
        effort: EFFORT[size],
      }),
    ),
  judge({ published, reports, size }) {
    return {
      claims: openingsFor('fewest-laps', published, size, 6).flatMap(({ holes, length, note }, at) => {
        const row = foundBy(reports[at])
        const laps = Number(/laps (\d+)/.exec(note)?.[1])
        const options = { line: reports[at]?.lines[0], proven: row?.['proven'] === true }
        return [
          atMost(
            `laps-${holes}`,
            `n = ${holes}: most laps in a move`,
            'laps',
            laps,
            figureOf(row, 'mostLaps'),
            { ...options, proven: options.proven || figureOf(row, 'lower') === figureOf(row, 'mostLaps') },
          ),
          lengthWithin(holes, length ?? 0, laps, row, options),
        ]
      }),
    }
  },
  expected: {
    'length-8': 'beyond',
    'laps-9': 'beyond',
    'length-9': 'beyond',
    'length-10': 'beyond',
  },
}

/** Lengths are comparable only under the same limit of laps. */
function lengthWithin(
  holes: number,
  length: number,
  laps: number,
  row: Row | undefined,
  options: { line?: Claim['line']; proven: boolean },
): Claim {
  const id = `length-${holes}`
  const title = `n = ${holes}: moves`
  const ourLaps = figureOf(row, 'mostLaps')
  const ours = `${String(row?.['length'])} moves`
  if (ourLaps !== null && ourLaps < laps) {
    const because = 'Under a stricter limit of laps than the published.'
    return beyond(id, title, ours, because, `${length} moves`, options.line)
  }
  if (ourLaps !== null && ourLaps > laps) {
    return upheld(id, title, `${length} moves`, `${ours} of up to ${ourLaps} laps`, false, {
      because: 'The search found openings only with more laps a move: the lengths cannot be compared.',
      line: options.line,
    })
  }
  return atMost(id, title, 'moves', length, figureOf(row, 'length'), options)
}

/** No move may sow many counters: the largest move as small as possible. */
export const dakonFewestCycles: Item = {
  id: 'dakon-fewest-cycles',
  paper: 'dakon',
  title: 'Openings with fewest cycles',
  where: 'Section 5.3',
  about:
    'If no move may sow many counters, how many must the largest sow in Dakon-8, and how many moves exceed one cycle?',
  runs: (size) => [
    search(game('dakon', { holes: 8 }), { goal: 'fewest-cycles', proof: 'none', effort: EFFORT[size] }),
  ],
  judge({ published, reports: [report] }) {
    const { fewestCycles } = published.claims.dakon
    const row = foundBy(report)
    const options = { line: report?.lines[0], proven: row?.['proven'] === true }
    return {
      claims: [
        atMost(
          'most-counters',
          'Counters of the largest move',
          'counters',
          fewestCycles.mostCounters,
          figureOf(row, 'mostSown'),
          {
            ...options,
            because: 'The search of this size found no opening with a move as small.',
          },
        ),
        beyond(
          'long-moves',
          'Moves over one cycle in our line',
          `${String(row?.['longMoves'])} of ${String(row?.['length'])} moves`,
          'Counted under our smaller limit, so not comparable one to one.',
          `${fewestCycles.movesOverOneCycle} of ${fewestCycles.moves} moves`,
        ),
      ],
      ...(report ? { charts: report.charts, tables: report.tables } : {}),
    }
  },
  expected: { 'most-counters': 'beyond', 'long-moves': 'beyond' },
}
