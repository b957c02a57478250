import { expect, test } from 'vitest'
import type { GameTable } from '../../../../src/engine/kernel/gameTable'
import { createKernel } from '../../../../src/engine/kernel/kernel'
import { agentNamed } from '../../../support/generators/agentNamed'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'

/** Every figure of every game, by index, as the kernel gave them. */
function rows(tables: Iterable<GameTable>): Map<number, string> {
  const games = new Map<number, string>()
  for (const table of tables) {
    const columns = [table.winner, table.starter, table.opening, table.ended, table.flags, table.south]
    const more = [table.north, table.rounds, table.moves, table.laps, table.turns]
    for (let row = 0; row < table.count; row++) {
      games.set(table.from + row, [...columns, ...more].map((column) => column[row]).join(' '))
    }
  }
  return games
}

test.each([
  ['congkak', 'novice', 'novice', 5000],
  ['ohvalhu', 'novice', 'greedy', 40],
  ['kalah', 'maximal:500', 'mcts:50', 12],
  ['congkak', 'calculator:2', 'minimax:1', 6],
  ['awari', 'greedy', 'minimax:3', 12],
] as const)(
  'games of %s, %s against %s, do not depend on how they are shared out',
  (id, south, north, to) => {
    const variant = findPreset(id)!.make()
    const request = { first: agentNamed(south), second: agentNamed(north), seed: 2026 }
    const whole = rows(createKernel(variant).playGames({ ...request, from: 0, to }))
    expect(whole.size).toBe(to)

    const cuts = [0, 1, Math.floor(to / 3), Math.floor(to / 2) + 1, to]
    const parts = cuts.slice(1).map((end, i) => ({ from: cuts[i]!, to: end }))
    const used = createKernel(variant)
    const shared = new Map<number, string>()
    for (const part of [parts[2]!, parts[0]!, parts[3]!, parts[1]!]) {
      for (const [game, figures] of rows(used.playGames({ ...request, ...part }))) shared.set(game, figures)
    }
    expect([...shared].sort(([a], [b]) => a - b)).toEqual([...whole])
  },
)

test('two generators of one kernel do not disturb each other', () => {
  const kernel = createKernel(findPreset('dakon')!.make({ holes: 4 }))
  const request = { first: agentNamed('greedy'), second: agentNamed('novice'), seed: 5, from: 0, to: 300 }
  const alone = rows(kernel.playGames(request))
  const left = kernel.playGames(request)
  left.next()
  const right = rows(kernel.playGames({ ...request, seed: 6 }))
  expect(right).not.toEqual(alone)
  expect(rows(kernel.playGames(request))).toEqual(alone)
  left.return()
})

test('memory stays flat however many games are played', () => {
  const kernel = createKernel(findPreset('congkak')!.make())
  const request = { first: agentNamed('novice'), second: agentNamed('novice'), seed: 1 }
  let bytes = 0
  for (const table of kernel.playGames({ ...request, from: 0, to: 50_000 })) {
    if (bytes === 0) bytes = table.winner.buffer.byteLength
    expect(table.winner.buffer.byteLength).toBe(bytes)
  }
})
