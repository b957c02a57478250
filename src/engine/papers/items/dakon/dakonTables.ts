import type { Answer } from '../../../experiments/kinds/winningOpenings/answer'
import type { Claim, Item, Run, Size } from '../../item'
import { atMost, beyond, exactly, upheld } from '../../claims'
import type { Published, PublishedOpening } from '../../published'
import { game, only } from '../../run'
import { answersOf, lengthOf, measuresOf, search } from '../openings'

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

/** Searches on the boards of a table, with a proof where that takes no longer than the size allows. */
function provenWhereQuick(
  goal: 'shortest' | 'fewest-laps',
  size: Size,
  openings: readonly PublishedOpening[],
): readonly Run<'winningOpenings'>[] {
  return openings.map(({ holes }) => {
    const proof = holes <= 6 || size === 'full' ? 'quick' : 'none'
    return search(game('dakon', { holes }), { goal, proof, effort: EFFORT[size] })
  })
}

/** Table 1: as many counters captured as possible. */
export const dakonTable1: Item<'winningOpenings'> = {
  id: 'dakon-table1',
  paper: 'dakon',
  title: 'Maximum-capture openings',
  where: 'Table 1',
  about: 'How few counters can an opening leave with the opponent, and how many openings leave that few?',
  readings: [
    'The number of solutions is given without saying where a line ends. For this table turns are played to their end, not cut where they have won.',
  ],
  runs: (size, published) =>
    openingsFor('max-capture', published, size, 6).map(({ holes }) =>
      search(game('dakon', { holes }), {
        goal: 'max-capture',
        proof: holes <= 6 ? 'full' : 'quick',
        effort: EFFORT[size],
      }),
    ),
  judge({ published, found, size }) {
    const openings = openingsFor('max-capture', published, size, 6)
    return {
      claims: answersOf(found).flatMap((answer, at) => {
        const { holes, left, solutions } = openings[at]!
        const options = { line: found[at]?.report.lines[0], proven: answer.proven }
        const few = `n = ${holes}: openings that leave so few`
        const asFew = answer.solutions ?? 'not counted'
        const ours = answer.line?.left ?? null
        return [
          ...(left === null
            ? []
            : [atMost(`left-${holes}`, `n = ${holes}: counters left`, 'left', left, ours, options)]),
          ...(solutions === null ? [] : [exactly(`solutions-${holes}`, few, String(solutions), asFew)]),
        ]
      }),
    }
  },
  expected: {},
}

/** Table 2: as few moves as possible. */
export const dakonTable2: Item<'winningOpenings'> = {
  id: 'dakon-table2',
  paper: 'dakon',
  title: 'Shortest openings',
  where: 'Table 2',
  about: 'How few moves does a winning opening need?',
  readings: [],
  runs: (size, published) => provenWhereQuick('shortest', size, openingsFor('shortest', published, size, 7)),
  judge({ published, found, size }) {
    const openings = openingsFor('shortest', published, size, 7)
    return {
      claims: answersOf(found).map((answer, at) => {
        const { holes, length } = openings[at]!
        return atMost(`length-${holes}`, `n = ${holes}`, 'moves', length ?? 0, lengthOf(answer), {
          line: found[at]?.report.lines[0],
          proven: answer.proven,
        })
      }),
    }
  },
  expected: { 'length-9': 'beyond', 'length-10': 'beyond' },
}

/** Table 3: as few laps a move as possible, and then as few moves. */
export const dakonTable3: Item<'winningOpenings'> = {
  id: 'dakon-table3',
  paper: 'dakon',
  title: 'Openings with fewest laps',
  where: 'Table 3',
  about: 'If no move may take many laps, how many must it take, and how many moves are then needed?',
  readings: [
    'The paper does not say from where the laps of a move are counted. They are counted from the first sowing.',
  ],
  runs: (size, published) =>
    provenWhereQuick('fewest-laps', size, openingsFor('fewest-laps', published, size, 6)),
  judge({ published, found, size }) {
    const openings = openingsFor('fewest-laps', published, size, 6)
    return {
      claims: answersOf(found).flatMap((answer, at) => {
        const { holes, length, note } = openings[at]!
        const laps = Number(/laps (\d+)/.exec(note)?.[1])
        const ourLaps = measuresOf(answer)?.mostLaps ?? null
        const options = { line: found[at]?.report.lines[0], proven: answer.proven }
        return [
          atMost(`laps-${holes}`, `n = ${holes}: most laps in a move`, 'laps', laps, ourLaps, {
            ...options,
            proven: options.proven || answer.lower === ourLaps,
          }),
          lengthWithin(holes, length ?? 0, laps, answer, options),
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
  answer: Answer,
  options: { line?: Claim['line']; proven: boolean },
): Claim {
  const id = `length-${holes}`
  const title = `n = ${holes}: moves`
  const ourLaps = measuresOf(answer)?.mostLaps ?? null
  const ours = `${lengthOf(answer)} moves`
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
  return atMost(id, title, 'moves', length, lengthOf(answer), options)
}

/** No move may sow many counters: the largest move as small as possible. */
export const dakonFewestCycles: Item<'winningOpenings'> = {
  id: 'dakon-fewest-cycles',
  paper: 'dakon',
  title: 'Openings with fewest cycles',
  where: 'Section 5.3',
  about:
    'If no move may sow many counters, how many must the largest sow in Dakon-8, and how many moves exceed one cycle?',
  readings: [
    'The paper does not define the cycles of a move. They are the counters sown in the move divided by 2n + 1, rounded down.',
  ],
  runs: (size) => [
    search(game('dakon', { holes: 8 }), { goal: 'fewest-cycles', proof: 'none', effort: EFFORT[size] }),
  ],
  judge({ published, found }) {
    const { fewestCycles } = published.claims.dakon
    const { report } = only(found)
    const answer = only(answersOf(found))
    const ours = measuresOf(answer)
    const options = { line: report.lines[0], proven: answer.proven }
    return {
      claims: [
        atMost(
          'most-counters',
          'Counters of the largest move',
          'counters',
          fewestCycles.mostCounters,
          ours?.mostSown ?? null,
          {
            ...options,
            because: 'The search of this size found no opening with a move as small.',
          },
        ),
        beyond(
          'long-moves',
          'Moves over one cycle in our line',
          `${ours?.longMoves ?? null} of ${lengthOf(answer)} moves`,
          'Counted under our smaller limit, so not comparable one to one.',
          `${fewestCycles.movesOverOneCycle} of ${fewestCycles.moves} moves`,
        ),
      ],
      charts: report.charts,
      tables: report.tables,
    }
  },
  expected: { 'most-counters': 'beyond', 'long-moves': 'beyond' },
}
