import type { Answer } from '../../../experiments/kinds/winningOpenings/answer'
import type { Claim, Item, Run, Size } from '../../item'
import { atMost, beyond, exactly, outOfReach } from '../../claims'
import type { Published, PublishedOpening } from '../../published'
import { game, only } from '../../run'
import { answersOf, lengthOf, measuresOf, search } from '../openings'
import { message, type Message } from '../../../../locales/message'

/** The move budget, in millions, of a search that is too large to finish. */
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

/** Searches on the boards of a table, with a proof if the size of the run allows it. */
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
  title: message('paperItems.dakonTable1'),
  where: message('paperItems.table', { number: '1' }),
  about: message('paperItems.dakonTable1About'),
  readings: [message('paperReadings.solutionsEnd')],
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
        const few = message('dakonClaims.leaveSoFew', { holes })
        const asFew = answer.solutions ?? message('dakonClaims.notCounted')
        const ours = answer.line?.left ?? null
        return [
          ...(left === null
            ? []
            : [
                atMost(
                  `left-${holes}`,
                  message('dakonClaims.leftOf', { holes }),
                  'left',
                  left,
                  ours,
                  options,
                ),
              ]),
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
  title: message('paperItems.dakonTable2'),
  where: message('paperItems.table', { number: '2' }),
  about: message('paperItems.dakonTable2About'),
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

/** Table 3: as few laps per move as possible, and then as few moves. */
export const dakonTable3: Item<'winningOpenings'> = {
  id: 'dakon-table3',
  paper: 'dakon',
  title: message('paperItems.dakonTable3'),
  where: message('paperItems.table', { number: '3' }),
  about: message('paperItems.dakonTable3About'),
  readings: [message('paperReadings.lapsFrom')],
  runs: (size, published) =>
    provenWhereQuick('fewest-laps', size, openingsFor('fewest-laps', published, size, 6)),
  judge({ published, found, size }) {
    const openings = openingsFor('fewest-laps', published, size, 6)
    return {
      claims: answersOf(found).flatMap((answer, at) => {
        const { holes, length, laps: printedLaps } = openings[at]!
        const laps = printedLaps ?? 0
        const ourLaps = measuresOf(answer)?.mostLaps ?? null
        const options = { line: found[at]?.report.lines[0], proven: answer.proven }
        return [
          atMost(`laps-${holes}`, message('dakonClaims.mostLapsOf', { holes }), 'laps', laps, ourLaps, {
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

function movesText(moves: number | null): Message {
  return moves === null ? message('verdicts.noneFound') : message('amounts.moves', { count: moves })
}

function longOf(long: number | null, moves: number | null): Message {
  return message('dakonClaims.longOfMoves', {
    long: long ?? message('dakonClaims.unknown'),
    moves: movesText(moves),
  })
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
  const title = message('dakonClaims.movesOf', { holes })
  const ourLaps = measuresOf(answer)?.mostLaps ?? null
  const ours = movesText(lengthOf(answer))
  if (ourLaps !== null && ourLaps < laps) {
    const because = message('dakonClaims.stricterLimit')
    return beyond(id, title, ours, because, movesText(length), options.line)
  }
  if (ourLaps !== null && ourLaps > laps) {
    const limited = message('dakonClaims.movesUpToLaps', {
      moves: ours,
      laps: message('amounts.laps', { count: ourLaps }),
    })
    const because = message('dakonClaims.moreLaps')
    return outOfReach(id, title, movesText(length), limited, because, options.line)
  }
  return atMost(id, title, 'moves', length, lengthOf(answer), options)
}

/** No move may sow many counters: the largest move as small as possible. */
export const dakonFewestCycles: Item<'winningOpenings'> = {
  id: 'dakon-fewest-cycles',
  paper: 'dakon',
  title: message('paperItems.dakonFewestCycles'),
  where: message('paperItems.section', { number: '5.3' }),
  about: message('paperItems.dakonFewestCyclesAbout'),
  readings: [message('paperReadings.cycles')],
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
          message('dakonClaims.largestMove'),
          'seeds',
          fewestCycles.mostCounters,
          ours?.mostSown ?? null,
          {
            ...options,
            because: message('dakonClaims.noSmallerMove'),
          },
        ),
        beyond(
          'long-moves',
          message('dakonClaims.cyclesInOurs'),
          longOf(ours?.longMoves ?? null, lengthOf(answer)),
          message('dakonClaims.smallerLimit'),
          longOf(fewestCycles.movesOverOneCycle, fewestCycles.moves),
        ),
      ],
      charts: report.charts,
      tables: report.tables,
    }
  },
  expected: { 'most-counters': 'beyond', 'long-moves': 'beyond' },
}
