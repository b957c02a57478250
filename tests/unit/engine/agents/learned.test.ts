import { describe, expect, it } from 'vitest'
import { parseLearned, takeNetwork } from '../../../../src/engine/agents/learned'
import { type Network, weightCount } from '../../../../src/engine/agents/network'
import { type NetworkFile, networkFile, readNetwork } from '../../../../src/engine/agents/networkFile'
import { newNetwork } from '../../../../src/engine/agents/newNetwork'
import { parseMatchSeries } from '../../../../src/engine/experiments/kinds/matchSeries/spec'
import { createKernel } from '../../../../src/engine/kernel/kernel'
import { createLearner } from '../../../../src/engine/kernel/learner'
import { decide } from '../../../../src/engine/players/decide'
import { cannotPlay } from '../../../../src/engine/players/cannotPlay'
import { formatPlayer, parsePlayer, playerNamed } from '../../../../src/engine/players/player'
import { playSeries } from '../../../../src/engine/players/playSeries'
import { loadNetworks } from '../../../../src/engine/players/shipped'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { nameOf } from '../../../../src/locales/message'

const kalah = findPreset('kalah')!.make({ holes: 4, seeds: 3 })
const network: Network = newNetwork('small', kalah, { counts: 7, first: 16, second: 16 }, 2)
takeNetwork(network)

const refusalOf = (content: unknown): string => {
  const read = readNetwork(content)
  return read.ok ? 'read' : nameOf(read.error)
}

describe('the file of a player', () => {
  it('is read back as the same network', () => {
    const file = JSON.parse(JSON.stringify(networkFile(network, { spec: { seed: 2 } }))) as NetworkFile
    expect(readNetwork(file)).toEqual({ ok: true, value: network })
    expect(network.weights).toHaveLength(weightCount(network.shape, 4))
  })

  it('is refused, with the reason, if it is damaged, not a player, or of another version or size', () => {
    const file = networkFile(network, null)
    expect(refusalOf(file)).toBe('read')
    expect(refusalOf({ ...file, weights: `A${file.weights.slice(1)}` })).toBe('learned.damaged')
    expect(refusalOf({ ...file, history: 'better' })).toBe('learned.damaged')
    expect(refusalOf({ ...file, schema: 2 })).toBe('learned.otherVersion')
    expect(refusalOf({ ...file, format: 'lumbung-run' })).toBe('learned.notAPlayer')
    expect(refusalOf({ ...file, shape: { ...file.shape, first: 20 } })).toBe('learned.notAPlayer')
    expect(refusalOf(null)).toBe('learned.notAPlayer')
    const larger = networkFile({ ...network, shape: { ...network.shape, first: 32 } }, null)
    expect(refusalOf(larger)).toBe('learned.otherSize')
  })
})

describe('the names of learned players', () => {
  it.each(['net:small', 'net-minimax:small:3', 'net-minimax:small:3:500+memory', 'net-mcts:small:50'])(
    '%s reads back as itself',
    (name) => {
      expect(formatPlayer(playerNamed(name))).toBe(name)
    },
  )

  it('are refused where they name no network, or a number that does not fit', () => {
    const refused = (name: string): string => {
      const read = parsePlayer(name)
      return read.ok ? 'read' : nameOf(read.error)
    }
    expect(refused('net:nobody')).toBe('learned.unknown')
    expect(refused('net:small:3')).toBe('players.noNumber')
    expect(refused('net-minimax:small:0')).toBe('players.outOfRange')
    expect(refused('net-mcts:small:x')).toBe('players.outOfRange')
    expect(refused('net-minimax:small:2:0')).toBe('players.outOfRange')
    expect(refused('net-minimax:small:2:2:2')).toBe('learned.malformed')
    expect(refused('net-mcts:small:2+memory')).toBe('learned.malformed')
    expect(refused('net-mcts:small:2:2')).toBe('learned.malformed')
  })

  it('are refused at games that they were not trained for, but not at other starts', () => {
    const read = parseLearned('net:small')
    if (!read.ok) throw new Error('It must be known')
    const { value: learned } = read
    expect(cannotPlay(learned, kalah)).toBeNull()
    const layout = { south: [3, 3, 3, 3], north: [3, 3, 2, 3], southStore: 0, northStore: 1 }
    expect(cannotPlay(learned, { ...kalah, start: { ...kalah.start, layout } })).toBeNull()
    const other = cannotPlay(learned, findPreset('kalah')!.make({ holes: 5, seeds: 3 }))
    expect(other).toMatchObject({ key: 'learned.otherVariant' })
    const spec = parseMatchSeries({ variant: 'kalah', first: 'net:small', games: 10 })
    expect(spec.ok ? [] : spec.error.map(({ path }) => path)).toEqual(['first'])
  })
})

describe('learned players', () => {
  it('without a search play the move whose position their network likes best', () => {
    const learner = createLearner(kalah)
    learner.take(network)
    let game = start(kalah)
    for (let moves = 0; moves < 12 && game.phase === 'play'; moves++) {
      const side = game.position.toMove
      const values = legal(kalah, game).map((choice) => {
        const played = play(kalah, game, choice)
        if (!played.ok) throw new Error('A legal choice was refused')
        const next = played.value.game
        if (next.phase === 'over')
          return { choice, value: next.winner === side ? 2 : next.winner === 'tie' ? 0 : -2 }
        const value = learner.valueOf(next)
        return { choice, value: next.position.toMove === side ? value : -value }
      })
      const { choice } = finish(decide(kalah, game, playerNamed('net:small'), 1, []))
      const best = Math.max(...values.map(({ value }) => value))
      const chosen = values.find((each) => each.choice.hole === choice.hole)!.value
      expect(best - chosen).toBeLessThan(1e-4)
      const played = play(kalah, game, choice)
      if (!played.ok) throw new Error('The choice was refused')
      game = played.value.game
    }
  })

  it.each([
    ['net:small', 'net-minimax:small:2'],
    ['net-mcts:small:30', 'novice'],
    ['greedy', 'net:small'],
  ])('%s and %s play the same games again', (first, second) => {
    const played = () =>
      finish(playSeries({ variant: kalah, first, second, seed: 4, drawnMoves: 2 }, { from: 0, to: 30 }, [0]))
    const counts = played()
    expect(counts.games).toBe(30)
    expect(played()).toEqual(counts)
  })

  it('cannot play another game', () => {
    const other = createKernel(findPreset('kalah')!.make({ holes: 5, seeds: 3 }))
    const choosing = other.chooseMove(start(other.variant), { kind: 'net', network: 'small', number: 1 }, 1)
    expect(() => choosing.next()).toThrow('was not trained for')
  })
})

describe('players that come with the program', () => {
  it.each([
    ['kalah', 'kalah-6-4'],
    ['congkak', 'congkak-7-7'],
    ['congklak-patched', 'congklak-patched-7-7'],
    ['awari', 'awari-6-4'],
  ])('of %s are read when they are named, and beat a novice', async (preset, id) => {
    await loadNetworks([`net:${id}`])
    const variant = findPreset(preset)!.make()
    const series = { variant, first: 'novice', second: `net:${id}`, seed: 3, drawnMoves: 2 }
    const { wins } = finish(playSeries(series, { from: 0, to: 60 }, [0]))
    expect(wins.north).toBeGreaterThan(2 * wins.south)
  })
})
