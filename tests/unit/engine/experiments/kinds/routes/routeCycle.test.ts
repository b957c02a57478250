import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePosition } from '../../../../../../src/engine/board/notation'
import { slotOf, type Position, type Side } from '../../../../../../src/engine/board/position'
import { routeCycle } from '../../../../../../src/engine/experiments/kinds/routes/run'
import { start } from '../../../../../../src/engine/rules/match'
import { sow } from '../../../../../../src/engine/rules/sow'
import { findPreset } from '../../../../../../src/engine/variant/catalogue'
import { override } from '../../../../../../src/engine/variant/override'
import { wayOf, type Way } from '../../../../../../src/engine/board/choice'
import { withoutNewRules } from '../../../../../support/generators/variants'
import { gamesOf, playOut } from '../../../../../support/generators/games'
import type { Variant } from '../../../../../../src/engine/variant/variant'

const make = (id: string, holes: number) => findPreset(id)!.make({ holes })

function positionOf(text: string): Position {
  const position = parsePosition(text)
  if (!position.ok) throw new Error(JSON.stringify(position.error))
  return position.value
}

function names(variant: Variant, position: Position, side: Side, way?: Way): string {
  return routeCycle(variant, position, side, way)
    .vertices.map(({ name }) => name)
    .join(' ')
}

/** Chen et al. 2022, section 2: the routes of both players. */
describe('the routes of congkak', () => {
  const congkak = make('congkak', 7)
  const { position } = start(congkak)

  test('are directed cycles of fifteen vertices', () => {
    expect(names(congkak, position, 'south')).toBe('A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B4 B5 B6 B7')
    expect(names(congkak, position, 'north')).toBe('B1 B2 B3 B4 B5 B6 B7 B8 A1 A2 A3 A4 A5 A6 A7')
  })

  test('weigh seven in every hole and nothing in the store', () => {
    const weights = routeCycle(congkak, position, 'south').vertices.map(({ weight }) => weight)
    expect(weights).toEqual([7, 7, 7, 7, 7, 7, 7, 0, 7, 7, 7, 7, 7, 7, 7])
  })

  test('have an arc from each vertex to the next, and back to the first', () => {
    const { vertices, arcs } = routeCycle(make('congkak', 2), start(make('congkak', 2)).position, 'north')
    expect(vertices).toHaveLength(5)
    expect(arcs.map((arc) => arc.join('→')).join(' ')).toBe('B1→B2 B2→B3 B3→A1 A1→A2 A2→B1')
  })
})

describe('other routes', () => {
  const burnt = positionOf('3,x,3+0 x,x,3+0 S')

  test('bypass burnt holes', () => {
    expect(names(make('congkak-rounds', 3), burnt, 'south')).toBe('A1 A3 A4 B3')
    expect(names(make('congkak-rounds', 3), burnt, 'north')).toBe('B3 B4 A1 A3')
  })

  test('go through burnt holes that give seeds away', () => {
    expect(names(make('congkak-rounds-confiscate', 3), burnt, 'south')).toBe('A1 A2 A3 A4 B1 B2 B3')
  })

  test('run the other way clockwise, with the store on the left', () => {
    const ohvalhu = make('ohvalhu', 3)
    expect(names(ohvalhu, start(ohvalhu).position, 'south')).toBe('A3 A2 A1 A4 B3 B2 B1')
    expect(names(ohvalhu, start(ohvalhu).position, 'north')).toBe('B3 B2 B1 B4 A3 A2 A1')
  })

  test('differ by the direction chosen, while the stores stay in place', () => {
    const either = override(make('kalah', 3), 'sow.direction', 'eitherWay')
    if (!either.ok) throw new Error(JSON.stringify(either.error))
    const { position } = start(either.value)
    expect(names(either.value, position, 'south', 'anticlockwise')).toBe('A1 A2 A3 A4 B1 B2 B3')
    expect(names(either.value, position, 'south', 'clockwise')).toBe('A3 A2 A1 B3 B2 B1 A4')
  })

  test('leave the stores out where they are only for captures', () => {
    expect(names(make('awari', 3), start(make('awari', 3)).position, 'south')).toBe('A1 A2 A3 B1 B2 B3')
  })
})

test('a lap is a walk along the arcs that adds one to each weight it comes to', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant: drawn, luck }) => {
      const variant = withoutNewRules(drawn)
      fc.pre(variant.sow.origin === 'sown' && variant.match.burnt === 'skipped')
      for (const { before, choice } of playOut(variant, luck, 10)) {
        const { position } = before
        const way = wayOf(variant, position, choice)
        const { vertices, arcs } = routeCycle(variant, position, position.toMove, way)
        const from = slotOf(variant.board.holes, position.toMove, choice.hole)
        const origin = vertices.find(({ slot }) => slot === from)!
        const next = new Map(arcs)
        const weights = new Map(vertices.map(({ name, weight }) => [name, weight]))
        weights.set(origin.name, 0)
        let at = origin.name
        for (let hand = origin.weight; hand > 0; hand--) {
          at = next.get(at)!
          weights.set(at, weights.get(at)! + 1)
        }
        const plan = { side: position.toMove, way, from: origin.slot, first: true, captures: true }
        const { after } = sow(variant, position, plan)
        expect(vertices.map(({ name }) => weights.get(name))).toEqual(
          vertices.map(({ slot }) => after.seeds[slot]),
        )
      }
    }),
    { numRuns: 200 },
  )
})
