import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Side } from '../../src/engine/board/position'
import { ownHoles, slotOf } from '../../src/engine/board/position'
import type { Game } from '../../src/engine/rules/game'
import { startFrom, startPosition } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import type { Variant } from '../../src/engine/variant/variant'
import { readBoard } from '../support/traces'

/** The table of the guide that says how games go on for several rounds. */
const ROW = /^\| `([a-z-]+)` +\| (.*?) +\|/gm
const GUIDE = readFileSync('docs/experiments.md', 'utf8')
const SETTINGS = new Map(
  [...GUIDE.split('<!-- table: matches -->')[1]!.split('\n## ')[0]!.matchAll(ROW)].map(([, id, rules]) => [
    id!,
    [...rules!.matchAll(/`(\S+?)=(\S+?)`/g)].map(([, path, value]) => [path!, value!] as const),
  ]),
)

const LINES = readFileSync('tests/golden/matches.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))

function variantOf(id: string): Variant {
  const changed = overrideAll(findPreset(id)!.make(), [['match.length', 'untilOut'], ...SETTINGS.get(id)!])
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  return changed.value
}

/** Plays a hole of the start, numbered South's first and then North's, whoever owns it. */
function moved(variant: Variant, game: Game, number: number): Game {
  const n = variant.board.holes
  const { position } = game
  const side = position.toMove
  const slot = number <= n ? number - 1 : number
  const hole = ownHoles(position, side).find((each) => slotOf(n, side, each) === slot)!
  const played = play(variant, game, { hole })
  if (!played.ok) throw new Error(`${JSON.stringify(played.error)} in round ${game.round}`)
  return played.value.game
}

describe.each(LINES.map((line) => [line.split(' ')[0]!, line] as const))('%s', (id, line) => {
  const [played, winner] = line.split(' = ')
  const [, ...rounds] = played!.split(' | ')
  const variant = variantOf(id)

  test('every round starts as the other program set it up', () => {
    let game = startFrom(variant, startPosition(variant, sideOf(rounds[0]!)))
    for (const [i, round] of rounds.entries()) {
      const [start, moves] = round.split(': ')
      const n = variant.board.holes
      const { seeds, toMove } = game.position
      expect(game.round).toBe(i + 1)
      expect(toMove).toBe(sideOf(round))
      expect({
        holes: [...seeds.slice(0, n), ...seeds.slice(n + 1, -1)],
        stores: [seeds[n], seeds.at(-1)],
      }).toEqual(readBoard(start!.slice(2)))
      for (const number of moves!.split(' ').map(Number)) game = moved(variant, game, number)
    }
    // The other program also stops where a player can no longer be in for the next round.
    if (game.phase === 'over') expect(game.winner).toBe(winner === 'S' ? 'south' : 'north')
  })
})

function sideOf(round: string): Side {
  return round.startsWith('S') ? 'south' : 'north'
}

test('there is a match of every game in the guide', () => {
  expect(new Set(LINES.map((line) => line.split(' ')[0]))).toEqual(new Set(SETTINGS.keys()))
})
