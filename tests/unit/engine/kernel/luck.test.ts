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

test.each(['one kernel', 'two kernels'] as const)('instances of %s do not share random numbers', (which) => {
  const variant = findPreset('dakon')!.make({ holes: 4 })
  const base = { first: agentNamed('greedy'), second: agentNamed('novice'), from: 0, to: 20_000 }
  const requests = [5, 6].map((seed) => ({ ...base, seed }))
  const shared = createKernel(variant)
  const running = requests.map((request) =>
    (which === 'one kernel' ? shared : createKernel(variant)).playGames(request),
  )
  const interleaved = running.map(() => new Map<number, string>())
  let rounds = 0
  for (let open = true; open; rounds++) {
    const steps = running.map((games, at) => {
      const step = games.next()
      if (!step.done) for (const [game, figures] of rows([step.value])) interleaved[at]!.set(game, figures)
      return step
    })
    open = steps.some(({ done }) => !done)
  }
  expect(rounds).toBeGreaterThan(3)
  requests.forEach((request, at) => {
    expect(interleaved[at]).toEqual(rows(createKernel(variant).playGames(request)))
  })
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
