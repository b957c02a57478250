import type { Item } from '../../item'
import { upheld } from '../../claims'
import { game } from '../../run'
import { answersOf, search } from '../openings'
import { message, type Message } from '../../../../locales/message'

/** The first player can pass half of the stones before the opponent moves; the patch is meant to stop that. */
export const congklakFlaw: Item<'winningOpenings'> = {
  id: 'congklak-flaw',
  paper: 'congklak',
  title: message('paperItems.congklakFlaw'),
  where: message('paperItems.ruleSheet'),
  about: message('paperItems.congklakFlawAbout'),
  readings: [message('paperReadings.congklakTurn')],
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
            message('congkakClaims.firstWinsAtOnce'),
            length === null
              ? message('congkakClaims.noLine')
              : message('congkakClaims.lineWins', { moves: movesOf(length) }),
            length !== null,
            { line: found[at]?.report.lines[0] },
          )
        }),
        ...sizes.map((holes, at) => {
          const answer = answers[sizes.length + at]
          const proven = answer?.proven === true
          const length = answer?.line?.moves.length ?? null
          const none = message(proven ? 'congkakClaims.noTurnWins' : 'verdicts.noneFound')
          const ours =
            length === null ? none : message('congkakClaims.lineStillWins', { moves: movesOf(length) })
          return upheld(
            `patch-${holes}`,
            message('congkakClaims.patchedSize', { holes }),
            message('congkakClaims.noImmediateWin'),
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

function movesOf(count: number): Message {
  return message('amounts.moves', { count })
}
