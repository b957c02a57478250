import { kernelOf } from '../kernel/kernel'
import type { Game } from '../rules/game'
import { lastSeedOf } from '../variant/clauses/clause'
import { relayPlace } from '../variant/clauses/questions'
import type { Variant } from '../variant/variant'
import { after } from './oneRound'
import { finalScore, leadIn, type Prover } from './prover'

/** Sees whole turns, which decide games with relays; the random seed only breaks ties. */
const PLAYER = { kind: 'maximal', nodes: 20_000 } as const
const SEED = 1
/** Far more than any round of such a game takes. */
const MOST_MOVES = 1_000

/**
 * Where to start asking for the value of a game, for South. Where any hole can be relayed, a turn may win nearly every seed, and whether
 * the value is at least something far below it takes longer to prove than the value: a search that need not find the
 * strong turns looks at every answer to weak ones. So such a game is played out first, by players who take their richest turn.
 * Elsewhere the richest turn often promises too much, and questions above the value are the slower ones.
 */
export function* likelyValue(
  variant: Variant,
  game: Game,
  prover: Pick<Prover, 'score'>,
): Generator<void, number> {
  if (relayPlace(lastSeedOf(variant).last) !== 'any') return 0
  const kernel = kernelOf(variant)
  let now = game
  for (let move = 0; move < MOST_MOVES && now.phase !== 'over'; move++) {
    const { choice } = yield* kernel.chooseMove(now, PLAYER, SEED)
    now = after(variant, now, choice)
  }
  return now.phase === 'over' ? finalScore(prover, now) : leadIn(prover, now)
}
