import { leftToOpponent } from '../../../openings/goals/analyse'
import type { Item, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { game } from '../../run'
import { answersOf, lengthOf, search } from '../openings'

const LARGEST: Readonly<Record<Size, number>> = { quick: 10, full: 20 }

/** An opening that wins at once, board by board: none for n = 3, one for every other n the paper tried. */
export const dakonExistence: Item<'winningOpenings'> = {
  id: 'dakon-existence',
  paper: 'dakon',
  title: 'Is there always a winning opening?',
  where: 'Section 5',
  about: 'On which boards can the first turn win the whole game?',
  readings: [
    'The text calls an opening winning from 2n² − n seeds on. It takes one seed more, as the published counts need.',
  ],
  runs: (size) =>
    boards(size).map((holes) => search(game('dakon', { holes }), { goal: 'first', effort: 500 })),
  judge({ published, found }) {
    const { noOpening, openingsFoundUpTo } = published.claims.dakon
    return {
      claims: answersOf(found).map((answer, at) => {
        const { holes } = found[at]!.spec.variant.board
        const length = lengthOf(answer)
        const missing = answer.proven ? 'none, proven' : 'none found'
        const ours = length === null ? missing : `one of ${length} moves`
        const line = found[at]?.report.lines[0]
        if (holes > openingsFoundUpTo)
          return beyond(
            `n-${holes}`,
            `n = ${holes}`,
            ours,
            'Larger than any board of the paper.',
            'not attempted',
            line,
          )
        const none = noOpening.includes(holes)
        return upheld(
          `n-${holes}`,
          `n = ${holes}`,
          none ? 'none' : 'found',
          ours,
          none === (length === null),
          { line },
        )
      }),
    }
  },
  expected: { 'n-19': 'beyond', 'n-20': 'beyond' },
}

/** No two neighbouring holes of the opponent can be empty at once, so some counters always stay there. */
export const dakonLowerBound: Item<'winningOpenings'> = {
  id: 'dakon-lower-bound',
  paper: 'dakon',
  title: 'What must stay with the opponent',
  where: 'Section 3',
  about:
    'The paper proves that at least n/2 − 1 counters, rounded down, stay with the opponent. How close does an exhaustive search come?',
  readings: [],
  runs: () =>
    [4, 5, 6].map((holes) => search(game('dakon', { holes }), { goal: 'max-capture', proof: 'full' })),
  judge({ found }) {
    return {
      claims: answersOf(found).map(({ line }, at) => {
        const { holes } = found[at]!.spec.variant.board
        const bound = Math.floor(holes / 2) - 1
        const left = line && leftToOpponent(line)
        return upheld(
          `bound-${holes}`,
          `n = ${holes}`,
          `at least ${bound}`,
          `${left} at the least`,
          left !== null && left >= bound,
          { line: found[at]?.report.lines[0] },
        )
      }),
    }
  },
  expected: {},
}

function boards(size: Size): readonly number[] {
  return Array.from({ length: LARGEST[size] - 2 }, (_, at) => at + 3)
}
