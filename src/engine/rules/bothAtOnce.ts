import { wayOf, type Choice } from '../board/choice'
import { otherSide, slotOf, type Position, type Side } from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import type { Game, Hand, Hands } from './game'
import { sowable } from './choices/liftable'
import { dropStep, endSteps } from './moveSteps'
import { routeOf } from './route'
import { nextPlace, restingPlace, type Lap } from './sow'
import type { Step } from './step'
import { lapEnd } from './lapEnd'

interface Opening {
  readonly position: Position
  readonly hands: Hands
  /** Grows as the opening continues; it can be long. */
  readonly steps: Step[]
}

/**
 * A choice in a simultaneous opening. The seeds are lifted at once; sowing continues as soon as nobody has to choose.
 * Then each in turn, South before North, drops one seed; lifting, capturing and choosing take no time. A lap ends by
 * the same rules as any other, on the board as both have left it; a choice only needs a hole with seeds, and no end
 * rule applies before both have stopped. A player who must choose but has no seeds in holes stops.
 */
export function chooseInOpening(
  variant: Variant,
  game: Game,
  choice: Choice,
): { readonly game: Game; readonly steps: readonly Step[]; readonly done: boolean } {
  const side = game.position.toMove
  const from = slotOf(variant.board.holes, side, choice.hole)
  const way = wayOf(variant, game.position, choice)
  let opening: Opening = stopStuck(
    variant,
    lift({ position: game.position, hands: game.hands!, steps: [] }, side, from, way),
  )
  while (!has(opening.hands, 'choosing') && has(opening.hands, 'sowing')) {
    opening = stopStuck(variant, dropOne(variant, dropOne(variant, opening, 'south'), 'north'))
  }
  const { hands, steps } = opening
  if (has(hands, 'choosing')) {
    const toMove = hands.south.status === 'choosing' ? 'south' : 'north'
    return { game: { ...game, position: { ...opening.position, toMove }, hands }, steps, done: false }
  }
  return { game: afterOpening(game, opening), steps, done: true }
}

/** The one that stopped first moves next, South if both stopped at once; the other lasted longest. */
function afterOpening(game: Game, { position, hands }: Opening): Game {
  const toMove: Side = hands.south.dropped <= hands.north.dropped ? 'south' : 'north'
  const longest = otherSide(toMove)
  return {
    ...game,
    position: { ...position, toMove },
    phase: 'play',
    hands: null,
    lastMover: longest,
    lastedLongest: longest,
  }
}

function has(hands: Hands, status: Hand['status']): boolean {
  return hands.south.status === status || hands.north.status === status
}

function withHand(opening: Opening, side: Side, hand: Hand): Opening {
  return { ...opening, hands: { ...opening.hands, [side]: hand } }
}

function lift(opening: Opening, side: Side, from: number, way: Lap['way']): Opening {
  const { position, hands } = opening
  const lifted = position.seeds[from]!
  const seeds = position.seeds.with(from, 0)
  const { dropped } = hands[side]
  opening.steps.push({ kind: 'lift', side, slot: from, seeds: lifted })
  const hand: Hand = { status: 'sowing', dropped, from, lifted, left: lifted, at: from, way }
  return withHand({ ...opening, position: { ...position, seeds } }, side, hand)
}

/** Stops whoever must choose but has nothing to choose from. */
function stopStuck(variant: Variant, opening: Opening): Opening {
  return (['south', 'north'] as const).reduce((now, side) => {
    const hand = now.hands[side]
    const stuck =
      hand.status === 'choosing' && sowable(variant, { ...now.position, toMove: side }).length === 0
    return stuck ? withHand(now, side, { status: 'stopped', dropped: hand.dropped }) : now
  }, opening)
}

function dropOne(variant: Variant, opening: Opening, side: Side): Opening {
  const hand = opening.hands[side]
  if (hand.status !== 'sowing') return opening
  const { position } = opening
  const { from, lifted, way } = hand
  const route = routeOf(variant, position, side, way)
  const at = nextPlace(variant, position, { side, from }, route, hand.at, hand.left === 1)
  const to = restingPlace(variant, position, side, at)
  const after: Position = { ...position, seeds: position.seeds.with(to, position.seeds[to]! + 1) }
  const dropped = hand.dropped + 1
  opening.steps.push(dropStep(variant, position, side, at))
  const next = withHand({ ...opening, position: after }, side, { ...hand, dropped, left: hand.left - 1, at })
  return hand.left > 1
    ? next
    : finishLap(variant, next, { side, way, from, origin: from, lifted, last: at, drops: [], after }, dropped)
}

function finishLap(variant: Variant, opening: Opening, lap: Lap, dropped: number): Opening {
  const end = lapEnd(variant, lap, { start: opening.position, reached: true, captured: false })
  const { side } = lap
  opening.steps.push(...endSteps(lap, end))
  const now: Opening = { ...opening, position: end.after }
  switch (end.then) {
    case 'relay':
      return lift(now, side, end.slot, lap.way)
    case 'again':
      return withHand(now, side, { status: 'choosing', dropped })
    case 'turnOver':
    // Captured seeds are sown on boards of four rows only, which have no simultaneous opening.
    case 'sowTaken':
      return withHand(now, side, { status: 'stopped', dropped })
    default:
      return assertNever(end)
  }
}
