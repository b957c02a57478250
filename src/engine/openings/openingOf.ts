import { message, type Text } from '../../locales/message'
import { holeOf, isStore, rowOf, storeOf, type Position } from '../board/position'
import { ok, refuse, type Result } from '../result'
import { holesFor } from '../rules/refill'
import { routeOf } from '../rules/route'
import { start } from '../rules/match'
import { lastSeedOf } from '../variant/clauses/clause'
import { plainListOf } from '../variant/clauses/questions'
import { mostRounds, opensAtOnce } from '../variant/consequences'
import { openingObstacles } from '../variant/support'
import type { Variant } from '../variant/variant'
import type { Opening } from './opening'
import { namesWays, type Choice } from '../board/choice'

/** Why a turn cannot be searched, with the rule that prevents it. */
interface OpeningProblem {
  readonly path: string
  readonly message: Text
}

/**
 * Turns a variant and a position (its start, unless given) into the turn to be searched, or returns why that is not
 * possible.
 */
export function openingOf(variant: Variant, from?: Position): Result<Opening, readonly OpeningProblem[]> {
  const turn = turnOf(variant, from)
  if (!turn.ok) return turn
  const position = turn.value
  const problems = slowRulesOf(variant, position)
  if (problems.length > 0) return refuse(problems)
  const plain = plainListOf(lastSeedOf(variant))
  if (plain === null) throw new Error('Only plain lists of clauses are searched fast')
  const side = position.toMove
  const n = variant.board.holes
  const route = routeOf(variant, position, side).filter((slot) => !isStore(n, slot))
  const own = route.filter((slot) => rowOf(n, slot) === side)
  const store = position.seeds[storeOf(n, side)]!
  const seedsOf = (slot: number): number => position.seeds[slot]!
  return ok({
    holes: n,
    own: own.map(seedsOf),
    opponents: route.filter((slot) => rowOf(n, slot) !== side).map(seedsOf),
    store,
    mark: markOf(variant, position),
    origin: variant.sow.origin,
    relay: plain.relay === 'own' ? 'own' : 'any',
    capture: plain.capture,
    labels: own.map((slot) => holeOf(n, slot)),
  })
}

/** The position a turn starts from, or why no turn from there has more than one move. */
export function turnOf(variant: Variant, from?: Position): Result<Position, readonly OpeningProblem[]> {
  if (from === undefined && opensAtOnce(variant)) {
    return refuse([{ path: 'start.first', message: message('specProblems.bothAtOnce') }])
  }
  const position = from ?? start(variant, 'south').position
  const problems = problemsOf(variant, position)
  return problems.length > 0 ? refuse(problems) : ok(position)
}

/**
 * Seeds in the mover's store that win the game at once: more than half, or, in a match until a player is out, enough
 * of them that the opponent is out.
 */
export function markOf(variant: Variant, position: Position): number {
  const all = position.seeds.reduce((a, b) => a + b, 0)
  const half = Math.floor(all / 2) + 1
  if (mostRounds(variant) !== Infinity) return half
  const isOut = (seeds: number) =>
    holesFor(variant, { south: all - seeds, north: seeds }).north < variant.match.outBelow
  let mark = half
  while (mark <= all && !isOut(all - mark)) mark++
  return mark
}

function problemsOf(variant: Variant, position: Position): readonly OpeningProblem[] {
  const { toMove } = position
  const stuck = {
    path: 'position',
    message: message('specProblems.nothingToPlay', { side: message(`players.${toMove}`) }),
  }
  return [...openingObstacles(variant, 'none'), ...(hasSeeds(position) ? [] : [stuck])]
}

/** Rules of a turn that only the reference supports: it is searched with those, slowly. */
function slowRulesOf(variant: Variant, position: Position): readonly OpeningProblem[] {
  const burnt = { path: 'position', message: message('specProblems.burntHoles') }
  return [...openingObstacles(variant, 'slow'), ...(position.burnt.length > 0 ? [burnt] : [])]
}

function hasSeeds({ seeds, toMove }: Position): boolean {
  const n = seeds.length / 2 - 1
  return seeds.some((count, slot) => count > 0 && !isStore(n, slot) && rowOf(n, slot) === toMove)
}

/** A choice as a number: the hole, negative where it is sown clockwise by choice. */
export function signedHole({ hole, way }: Choice): number {
  return way === 'clockwise' ? -hole : hole
}

/** The choice of a number made by `signedHole`. */
export function choiceOf(variant: Variant, signed: number): Choice {
  if (!namesWays(variant)) return { hole: signed }
  return { hole: Math.abs(signed), way: signed < 0 ? 'clockwise' : 'anticlockwise' }
}
