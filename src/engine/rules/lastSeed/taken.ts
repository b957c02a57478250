import { filledHoles, oppositeOf, otherSide, type Position, type Slot } from '../../board/position'
import type { Chain, Clause, Take } from '../../variant/clauses/clause'
import { isAmong } from '../../variant/clauses/counts'
import { isTakeable } from '../captures'
import { routeOf } from '../route'
import { holdsAt, slotNamed, type Scene } from './fits'

/** The slots that a clause takes with its chain, in order; empty if it does not fit. */
export function takenBy(scene: Scene, clause: Clause): readonly Slot[] {
  const [named] = clause.take!
  // What the clause names first must be there to take; the rest is a bonus.
  if (linkAt(scene, { ...clause, take: [named!] }, scene.lap.last).length === 0) return []
  const first = linkAt(scene, clause, scene.lap.last)
  return clause.chain === undefined ? first : chained(scene, clause, clause.chain, first)
}

/** What one link takes if its conditions hold at a slot; a hole that cannot be taken is left out. */
function linkAt(scene: Scene, clause: Clause, at: Slot): readonly Slot[] {
  if (!holdsAt(scene, clause, at)) return []
  const taken = new Set<Slot>()
  for (const word of clause.take!) {
    for (const slot of slotsOf(scene, clause, word, at, taken)) {
      if (isTakeable(scene.variant, scene.now, slot)) taken.add(slot)
    }
  }
  return [...taken]
}

function slotsOf(
  scene: Scene,
  { theirs }: Clause,
  word: Take,
  at: Slot,
  before: ReadonlySet<Slot>,
): readonly Slot[] {
  const { variant, lap, now } = scene
  switch (word) {
    case 'theirs':
      return filledHoles(now, otherSide(lap.side)).filter(
        (slot) => theirs === undefined || isAmong(theirs, now.seeds[slot]!),
      )
    case 'facing':
      return [...before].map((slot) => oppositeOf(variant.board.holes, slot))
    case 'two':
      return []
    default: {
      const slot = slotNamed(scene, word, at)
      return slot === null ? [] : [slot]
    }
  }
}

/**
 * Everything that a chain takes, link by link: a hole already taken is empty for the next link. It ends at the first hole
 * that fails, at a store or burnt hole, and where nothing would be taken.
 */
function chained(
  scene: Scene,
  clause: Clause,
  chain: NonNullable<Clause['chain']>,
  first: readonly Slot[],
): readonly Slot[] {
  const own: Chain = typeof chain === 'string' ? { way: chain } : chain
  const { way, most = Infinity, ...changes } = own
  const link: Clause = { ...clause, ...changes }
  const taken = new Set(first)
  let links = 1
  for (const at of placesOf(scene, clause, way)) {
    if (links === most) break
    const now = emptied(scene.now, taken)
    const more = now.burnt.includes(at) ? [] : linkAt({ ...scene, now }, link, at)
    if (more.length === 0) break
    more.forEach((slot) => taken.add(slot))
    links += 1
  }
  return [...taken]
}

/**
 * Where the links of a chain are tried: at the holes of the lap, backwards, or at those ahead; where a clause takes a hole
 * ahead of the last seed, from each hole that it has taken.
 */
function* placesOf(scene: Scene, { take }: Clause, way: Chain['way']): Generator<Slot, void> {
  const { variant, lap, now } = scene
  const [word] = take!
  if (word === 'next' || word === 'beyond') {
    let at = slotNamed(scene, word, lap.last)
    for (; at !== null; at = slotNamed(scene, word, at)) yield at
    return
  }
  const route = routeOf(variant, now, lap.side, lap.way)
  const goesBack = { back: true, on: false, clockwise: lap.way === 'anticlockwise' }[way]
  const length = goesBack ? Math.min(lap.lifted, route.length) : route.length
  const end = route.indexOf(lap.last)
  for (let i = 1; i < length; i++) yield route[(end + (goesBack ? -i : i) + route.length) % route.length]!
}

/** A board whose slots in a set have been emptied. */
function emptied(position: Position, slots: ReadonlySet<Slot>): Position {
  return { ...position, seeds: position.seeds.map((count, slot) => (slots.has(slot) ? 0 : count)) }
}
