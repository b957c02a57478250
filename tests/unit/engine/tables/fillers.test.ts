import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { start } from '../../../../src/engine/rules/match'
import { solvability } from '../../../../src/engine/solver/solvable'
import { createProver, solve } from '../../../../src/engine/solver/solve'
import { finish } from '../../../../src/engine/through'
import { tableOf, type EndgameTable } from '../../../../src/engine/tables/endgameTable'
import { createFiller } from '../../../../src/engine/tables/fillTables'
import { halfRanks } from '../../../../src/engine/tables/halfRanks'
import { tabledMoves, tabledValue } from '../../../../src/engine/tables/moveValues'
import { readTablePosition } from '../../../../src/engine/tables/positionText'
import { tableable, type Filler } from '../../../../src/engine/tables/tableable'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { overrideAll } from '../../../../src/engine/variant/override'
import type { Variant } from '../../../../src/engine/variant/variant'
import { variants } from '../../../support/generators/variants'
import { playedValues } from '../../../support/playedTable'

function filled(variant: Variant, seeds: number, filler?: Filler): readonly Int8Array[] {
  const how = tableable(variant, seeds)
  if (!how.ok) throw new Error(how.because.key)
  const made = createFiller(variant, seeds, filler ?? how.filler)
  return Array.from({ length: seeds + 1 }, (_, layer) => {
    finish(made.fill(layer))
    return made.layer(layer).slice()
  })
}

function tableUpTo(variant: Variant, seeds: number): EndgameTable {
  const layers = filled(variant, seeds)
  return tableOf(variant, seeds, (layer) => layers[layer]!)
}

function changed(id: string, holes: number, ...changes: readonly string[]): Variant {
  const made = overrideAll(
    findPreset(id)!.make({ holes, seeds: 2 }),
    changes.map((change) => change.split('=') as [string, string]),
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

describe('the order of positions', () => {
  it('gives every position of a layer its own byte', () => {
    const ranks = halfRanks(2)
    const places: number[] = []
    for (let a = 0; a <= 3; a++)
      for (let b = 0; a + b <= 3; b++)
        for (let c = 0; a + b + c <= 3; c++) {
          const seeds = [a, b, 0, c, 3 - a - b - c, 0]
          places.push(ranks.placeOf({ seeds, burnt: [], toMove: 'south' }).place)
        }
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ranks.positions(3) }, (_, i) => i))
  })
})

describe('values of tables', () => {
  it('are told as stored for every position of small boards, whether the mover can move or not', () => {
    const games = [
      changed('awari', 2),
      changed('kalah', 2),
      changed('kalah', 2, 'end.when=allInStores', 'turn.noMove=pass'),
      changed('kalah', 1, 'end.when=moverCannotMove', 'turn.noMove=roundEnds', 'end.leftovers=toOtherPlayer'),
    ]
    for (const variant of games) {
      const table = tableUpTo(variant, 4)
      for (const { position, value } of playedValues(variant, 4)) {
        const n = variant.board.holes
        const halves = [position.seeds.slice(0, n), position.seeds.slice(n + 1, 2 * n + 1)]
        const text = halves.map((half) => half.join()).join('/')
        if (halves.flat().every((count) => count === 0)) continue
        const read = readTablePosition(variant, text)
        if (!read.ok) throw new Error(read.error.key)
        expect(tabledValue(table, read.value.laid).value, text).toBe(value)
      }
    }
  })

  it('are those of the rest for a mover without a move', () => {
    const awari = findPreset('awari')!.make()
    const read = readTablePosition(awari, '0,0,0,0,0,0/3,0,2,0,0,0')
    if (!read.ok) throw new Error(read.error.key)
    expect(tabledValue(tableUpTo(awari, 5), read.value.laid)).toEqual({ value: -5, moves: [] })
  })

  it('are those of plain play by the reference rules, for random rules on tiny boards', () => {
    let tested = 0
    fc.assert(
      fc.property(variants({ maxHoles: 2, maxSeedsPerHole: 2 }), (variant) => {
        fc.pre(tableable(variant, 4).ok)
        tested++
        const table = tableUpTo(variant, 4)
        const played = playedValues(variant, 4)
        expect(played.map(({ position }) => table.lookup(position))).toEqual(played.map(({ value }) => value))
      }),
      { numRuns: 30, seed: 20260101 },
    )
    expect(tested).toBe(30)
  })

  it.each(['awari', 'kalah', 'kalah-empty-capture', 'congkak', 'sungka'])(
    'are those of plain play for %s with three holes',
    (id) => {
      const variant = findPreset(id)!.make({ holes: 3, seeds: 2 })
      const table = tableUpTo(variant, 5)
      const played = playedValues(variant, 5)
      expect(played.length).toBeGreaterThan(300)
      expect(played.map(({ position }) => table.lookup(position))).toEqual(played.map(({ value }) => value))
    },
  )

  it.each([
    ['awari', 6, 7, []],
    ['awari', 4, 10, ['turn.grandSlam=allowed', 'turn.mustFeed=no']],
    ['awari', 3, 13, ['turn.grandSlam=void', 'turn.captures=one']],
    ['awari', 3, 12, ['turn.grandSlam=leavesLeft', 'sow.origin=sown']],
    ['awari', 3, 12, ['turn.grandSlam=forbidden', 'turn.mustFeed=ifPossible']],
    ['awari', 4, 9, ['turn.captureCounts=1,4', 'end.leftovers=toLastMover']],
    ['kalah', 6, 6, []],
    ['kalah', 3, 12, ['turn.emptyOpposite=takeLast']],
    ['kalah-alt', 4, 8, ['end.leftovers=toOtherPlayer']],
  ] as const)(
    'are the same by rows and by the rules: %s, %i holes, %i seeds, %j',
    (id, holes, seeds, changes) => {
      const variant = changed(id, holes, ...changes)
      const how = tableable(variant, seeds)
      expect(how).toMatchObject({ ok: true, filler: id === 'awari' ? 'awari' : 'kalah' })
      expect(filled(variant, seeds)).toEqual(filled(variant, seeds, 'any'))
    },
  )

  it.each(['1,0,2/0,2,1', '0,1,1/3,0,2', '2,2,0/1,0,1'])(
    'are those of the solver for awari from %s',
    (text) => {
      const read = readTablePosition(findPreset('awari')!.make({ holes: 3 }), text)
      if (!read.ok) throw new Error(read.error.key)
      const game = start(read.value.laid)
      const how = solvability(read.value.laid, game.position, 2 ** 26)
      if (!how.ok) throw new Error(how.because.key)
      const solution = finish(
        solve(read.value.laid, game, createProver(read.value.laid, game, how.method, 2 ** 26)),
      )
      const table = tableUpTo(read.value.laid, 7)
      expect([solution.lower, solution.upper]).toEqual([
        table.lookup(game.position),
        table.lookup(game.position),
      ])
      expect(tabledMoves(table, game)).toEqual(
        solution.moves.map(({ choice, lower: value }) => ({ choice, value })),
      )
    },
  )
})

it('says why a game has no tables', () => {
  const because = (variant: Variant, seeds = 4): unknown => {
    const how = tableable(variant, seeds)
    return how.ok ? null : how.because.key
  }
  expect(because(findPreset('bao')!.make())).toBe('tableReasons.past')
  expect(because(changed('awari', 3, 'end.when=majority'))).toBe('tableReasons.stores')
  expect(because(changed('awari', 3, 'end.quietMoves=9'))).toBe('tableReasons.quietMoves')
  expect(because(changed('awari', 3, 'win.by=immobilise'))).toBe('tableReasons.goal')
  expect(because(findPreset('awari')!.make(), 40)).toBe('tableReasons.tooLarge')
})
