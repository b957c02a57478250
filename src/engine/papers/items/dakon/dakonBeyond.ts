import { leftToOpponent } from '../../../openings/goals/analyse'
import type { Item, Size } from '../../item'
import { beyond, upheld } from '../../claims'
import { game } from '../../run'
import { answersOf, lengthOf, search } from '../openings'
import { message } from '../../../../locales/message'

const LARGEST: Readonly<Record<Size, number>> = { quick: 10, full: 20 }

/** An opening that wins at once, board by board: none for n = 3, one for every other n the paper tried. */
export const dakonExistence: Item<'winningOpenings'> = {
  id: 'dakon-existence',
  paper: 'dakon',
  title: message('paperItems.dakonExistence'),
  where: message('paperItems.section', { number: '5' }),
  about: message('paperItems.dakonExistenceAbout'),
  readings: [message('paperReadings.winningFrom')],
  runs: (size) =>
    boards(size).map((holes) => search(game('dakon', { holes }), { goal: 'first', effort: 500 })),
  judge({ published, found }) {
    const { noOpening, openingsFoundUpTo } = published.claims.dakon
    return {
      claims: answersOf(found).map((answer, at) => {
        const { holes } = found[at]!.spec.variant.board
        const length = lengthOf(answer)
        const missing = message(answer.proven ? 'dakonClaims.provenNone' : 'verdicts.noneFound')
        const moves = message('amounts.moves', { count: length ?? 0 })
        const ours = length === null ? missing : message('dakonClaims.oneOf', { moves })
        const line = found[at]?.report.lines[0]
        if (holes > openingsFoundUpTo)
          return beyond(
            `n-${holes}`,
            `n = ${holes}`,
            ours,
            message('dakonClaims.largerBoard'),
            message('dakonClaims.notAttempted'),
            line,
          )
        const none = noOpening.includes(holes)
        return upheld(
          `n-${holes}`,
          `n = ${holes}`,
          message(none ? 'dakonClaims.none' : 'dakonClaims.found'),
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
  title: message('paperItems.dakonLowerBound'),
  where: message('paperItems.section', { number: '3' }),
  about: message('paperItems.dakonLowerBoundAbout'),
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
          message('dakonClaims.atLeast', { bound }),
          message('dakonClaims.leastLeft', { left: left ?? message('dakonClaims.unknown') }),
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
