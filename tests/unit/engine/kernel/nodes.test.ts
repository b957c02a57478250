import { describe, expect, it } from 'vitest'
import { takeNetwork } from '../../../../src/engine/agents/learned'
import { newNetwork } from '../../../../src/engine/agents/newNetwork'
import type { GameTable } from '../../../../src/engine/kernel/gameTable'
import { decide } from '../../../../src/engine/players/decide'
import { playerNamed } from '../../../../src/engine/players/player'
import { playByRules, playGames } from '../../../../src/engine/players/playSeries'
import { start } from '../../../../src/engine/rules/match'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const awari = findPreset('awari')!.make()
const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
takeNetwork(newNetwork('counted', kalah, { counts: 7, first: 16, second: 16 }, 2))

function nodesOf(player: string, variant = kalah): number | null {
  return finish(decide(variant, start(variant), playerNamed(player), 1, [])).nodes
}

describe('the moves that a player tries for a choice', () => {
  it('are all legal moves for greedy and for a network without a search', () => {
    expect(nodesOf('greedy')).toBe(4)
    expect(nodesOf('net:counted')).toBe(4)
  })

  it('are not counted for players that do not search', () => {
    expect(nodesOf('novice')).toBeNull()
    expect(nodesOf('strategy:pok-alt')).toBeNull()
  })

  it('are all legal moves, once, where a turn is one move and minimax looks one turn ahead', () => {
    expect(nodesOf('minimax:1', awari)).toBe(6)
  })

  it.each(['minimax:30:500', 'net-minimax:counted:30:500'])(
    'reach the budget of %s, and not more',
    (name) => {
      expect(nodesOf(name)).toBe(500)
    },
  )

  it('are at least one for each random game of mcts, and for each visit with a network', () => {
    expect(nodesOf('mcts:50')).toBeGreaterThan(5 * 50)
    expect(nodesOf('net-mcts:counted:50')).toBeGreaterThan(50)
    expect(nodesOf('net-mcts:counted:50')).toBeLessThan(50 * 50)
  })

  it('add up to the same in whole games, in the kernel and by the reference rules', () => {
    // Next to a strategy each choice has its own random numbers, as on the board, so both play the same games.
    const series = {
      variant: kalah,
      seed: 3,
      drawnMoves: 3,
      first: playerNamed('minimax:2'),
      second: playerNamed('strategy:pok-alt'),
    }
    const counted = (tables: Iterable<GameTable | void>) =>
      [...tables].flatMap((table) =>
        table ? [...table.choices].map((choices, at) => [choices, table.nodes[at] ?? 0] as const) : [],
      )
    const fast = counted(playGames(series, { from: 0, to: 5 }))
    expect(fast.map(([choices]) => choices > 0)).toEqual(Array.from({ length: 10 }, (_, at) => at % 2 === 0))
    expect(fast.every(([choices, nodes]) => nodes >= choices)).toBe(true)
    expect(counted(playByRules(series, { from: 0, to: 5 }))).toEqual(fast)
  })
})
