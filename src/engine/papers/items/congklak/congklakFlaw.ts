import type { Item } from '../../item'
import { upheld } from '../../claims'
import { game } from '../../run'
import { answersOf, search } from '../openings'

/** The first player can pass half of the stones before the opponent moves; the patch is meant to stop that. */
export const congklakFlaw: Item<'winningOpenings'> = {
  id: 'congklak-flaw',
  paper: 'congklak',
  title: 'The flaw and the patch',
  where: 'Rule sheet and Kasim’s patch',
  about: 'Can the first turn win the game, and does it still when only own holes are lifted again?',
  readings: [
    'On the rule sheet a last seed in the store ends the turn and gives the mover another. A turn lasts until the opponent is to move; winning at once means before that.',
  ],
  runs: (_, { claims }) =>
    ['congklak', 'congklak-patched'].flatMap((id) =>
      claims.congklak.winsAtOnce.map((holes) =>
        search(game(id, { holes }), { goal: 'first', proof: 'full' }),
      ),
    ),
  judge({ published, found }) {
    const sizes = published.claims.congklak.winsAtOnce
    const answers = answersOf(found)
    return {
      claims: [
        ...sizes.map((holes, at) => {
          const length = answers[at]?.line?.moves.length ?? null
          return upheld(
            `flaw-${holes}`,
            `N = ${holes}`,
            'the first player wins at once',
            length === null ? 'no line found' : `a line of ${length} moves wins at once`,
            length !== null,
            { line: found[at]?.report.lines[0] },
          )
        }),
        ...sizes.map((holes, at) => {
          const answer = answers[sizes.length + at]
          const proven = answer?.proven === true
          const length = answer?.line?.moves.length ?? null
          const none = proven ? 'no first turn wins, proven' : 'none found'
          const ours = length === null ? none : `a line of ${length} moves still wins at once`
          return upheld(
            `patch-${holes}`,
            `N = ${holes}, patched`,
            'no immediate win',
            ours,
            length === null && proven,
            { line: found[sizes.length + at]?.report.lines[0] },
          )
        }),
      ],
    }
  },
  expected: {},
}
