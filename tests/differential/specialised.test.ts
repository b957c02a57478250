import fc from 'fast-check'
import { expect, test } from 'vitest'
import bytes from '../../src/engine/kernel/assembly/batch/entry.ts?wasm'
import trainBytes from '../../src/engine/kernel/assembly/train/entry.ts?wasm'
import provingBytes from '../../src/engine/kernel/assembly/solve-any/entry.ts?wasm'
import type { GamesExports } from '../../src/engine/kernel/gamesProgram'
import { viewTable } from '../../src/engine/kernel/gameTable'
import { giveRules, instantiate, instantiateFor } from '../../src/engine/kernel/instantiate'
import { seat } from '../../src/engine/kernel/seat'
import { specialisable } from '../../src/engine/kernel/specialise/specialise'
import { rowsOf } from '../../src/engine/simulation/gameRows'
import { createKernel } from '../../src/engine/kernel/kernel'
import { findPreset, PRESETS } from '../../src/engine/variant/catalogue/index'
import type { Variant } from '../../src/engine/variant/variant'
import { agentNamed } from '../support/generators/agentNamed'
import { variants } from '../support/generators/variants'

/** A few games between two players, one after the other, as rows. */
function played(program: GamesExports, variant: Variant, player: string, games: number): readonly unknown[] {
  giveRules(program, variant)
  const agent = agentNamed(player)
  seat(program, variant, 0, agent)
  seat(program, variant, 1, agentNamed('novice'))
  program.beginBatch(5, 0, games, 0)
  const done = Math.abs(program.advanceBatch(200_000))
  return [...rowsOf(viewTable(program, 0, done, player !== 'novice'))]
}

function compare(variant: Variant, player: string, games: number): void {
  const general = played(instantiate<GamesExports>(bytes), variant, player, games)
  const special = played(instantiateFor<GamesExports>(bytes, variant), variant, player, games)
  expect(special, JSON.stringify(variant)).toEqual(general)
}

test.each(PRESETS.map(({ id }) => id))('a program made for %s plays as the general one', (id) => {
  const variant = findPreset(id)!.make()
  compare(variant, 'novice', 20)
  compare(variant, 'minimax:2', 2)
})

test('programs made for any variant play as the general one', () => {
  fc.assert(
    fc.property(variants({ maxHoles: 4, maxSeedsPerHole: 4 }), (variant) => compare(variant, 'greedy', 5)),
    { numRuns: 60 },
  )
})

test('a kernel plays the same games after it has made a program for its variant', () => {
  const variant = findPreset('oware')!.make()
  const request = { first: agentNamed('greedy'), second: agentNamed('novice'), seed: 3, from: 0, to: 40 }
  const rows = (kernel: ReturnType<typeof createKernel>): readonly unknown[] =>
    [...kernel.playGames(request)].flatMap((table) => [...rowsOf(table)])
  const kernel = createKernel(variant)
  const before = rows(kernel)
  // Enough work for many slices.
  for (const _ of kernel.playGames({ ...request, first: agentNamed('minimax:5'), to: 100 }));
  expect(rows(kernel)).toEqual(before)
})

test.each([
  ['games', bytes],
  ['training', trainBytes],
  ['proving', provingBytes],
])('the rules are found in the program for %s', (_, program) => {
  expect(specialisable(program).names.length).toBeGreaterThan(50)
})
