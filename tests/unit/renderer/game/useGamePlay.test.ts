// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../src/renderer/game/record/record'
import { useGamePlay } from '../../../../src/renderer/game/useGamePlay'
import { createFakeEngine } from '../../../support/renderer/fakeEngine'
import { inApp } from '../../../support/renderer/inApp'
import type { Text } from '../../../../src/locales/message'
import { onlyLine } from '../../../../src/renderer/game/record/variations/variations'

const kalah = findPreset('kalah')!.make({})

function line(moves: string) {
  const read = recordFrom(kalah, moves)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** A game of kalah being played, with everything it reports. */
function playing({ rate = 8 }: { rate?: number } = {}) {
  const engine = createFakeEngine()
  const told = { problems: [] as Text[] }
  const { result, stop } = inApp(
    () => {
      const game = useGame()
      game.begin(kalah)
      game.players = { south: 'human', north: 'human' }
      const play = useGamePlay(
        game,
        { rate, reducedMotion: false },
        {
          onAgentProblem: (reason) => told.problems.push(reason),
        },
      )
      return { game, play }
    },
    { engine },
  )
  return { ...result, ...told, engine, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets the animation run for a while. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

describe('a person’s move', () => {
  it('is recorded and shown in time', async () => {
    const { game, play } = playing()
    expect(play.choose({ hole: 1 })).toBeNull()
    expect(game.cursor).toBe(1)
    expect(play.playback.busy).toBe(true)
    await pass(5000)
    expect(play.playback.busy).toBe(false)
    expect(play.playback.frame.seeds).toEqual(game.position.seeds)
  })

  it('that the rules refuse says why and changes nothing', () => {
    const { game, play } = playing()
    expect(play.choose({ hole: 9 })).toMatchObject({ key: 'play.noSuchHole', args: { hole: 9, holes: 6 } })
    expect(game.moves).toEqual([])
  })

  it('appears at once at infinite speed', () => {
    const { play } = playing({ rate: Infinity })
    play.choose({ hole: 1 })
    expect(play.playback.busy).toBe(false)
  })
})

describe('an agent', () => {
  it('is asked when it is its turn, and its choice is played', async () => {
    const { game, play, engine } = playing({ rate: Infinity })
    game.setPlayer('north', 'greedy')
    play.choose({ hole: 1 })
    await nextTick()
    expect(engine.asked.map(({ job }) => job)).toMatchObject([
      { type: 'choose', agent: 'greedy', seed: 2 ** 29, made: [{ side: 'south', choice: { hole: 1 } }] },
    ])
    expect(play.thinking).toBe(true)
    await engine.asked[0]!.answer({ status: 'done', value: { hole: 2 } })
    expect(play.thinking).toBe(false)
    expect(game.moves.map(({ choice }) => choice.hole)).toEqual([1, 2])
  })

  it('whose choice is illegal is not asked again, and the page is informed', async () => {
    const { game, play, engine, problems } = playing({ rate: Infinity })
    game.setPlayer('north', 'greedy')
    play.choose({ hole: 1 })
    await nextTick()
    await engine.asked[0]!.answer({ status: 'done', value: { hole: 99 } })
    await pass(5000)
    expect(engine.asked).toHaveLength(1)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({
      key: 'game.agentRefused',
      args: { player: { key: 'players.greedy' }, hole: 99 },
    })
    play.playOrPause()
    await nextTick()
    expect(engine.asked).toHaveLength(2)
  })

  it('that fails is reported and not asked again', async () => {
    const { game, play, engine, problems } = playing({ rate: Infinity })
    game.setPlayer('north', 'greedy')
    play.choose({ hole: 1 })
    await nextTick()
    await engine.asked[0]!.answer({ status: 'failed', reason: 'out of memory' })
    await pass(1000)
    expect(problems).toEqual(['out of memory'])
    expect(engine.asked).toHaveLength(1)
  })

  it('is asked when a game is restored at its turn', async () => {
    const { game, engine } = playing()
    game.restore({
      record: line('1'),
      variations: onlyLine('1'),
      cursor: 1,
      title: '',
      players: { south: 'human', north: 'greedy' },
      running: true,
    })
    await pass(1000)
    expect(engine.asked.filter(({ cancelled }) => !cancelled)).toHaveLength(1)
  })

  it('is asked again when another game is put on the board while it thinks', async () => {
    const { game, play, engine } = playing()
    const players = { south: 'greedy', north: 'human' }
    game.restore({
      record: line(''),
      variations: onlyLine(''),
      cursor: 0,
      title: '',
      players,
      running: true,
    })
    await nextTick()
    game.begin(findPreset('congkak')!.make({}))
    await nextTick()
    expect(engine.asked.map(({ cancelled, job }) => [cancelled, job.variant.name])).toEqual([
      [true, 'Kalah'],
      [false, 'Congkak'],
    ])
    await engine.asked[0]!.answer({ status: 'done', value: { hole: 1 } })
    expect(game.moves).toEqual([])
    expect(play.thinking).toBe(true)
  })

  it('stops thinking on request, and thinks again when play is resumed', async () => {
    const { game, play, engine } = playing()
    game.setPlayer('south', 'greedy')
    await nextTick()
    play.stop()
    await nextTick()
    expect(play.thinking).toBe(false)
    expect(engine.asked.map(({ cancelled }) => cancelled)).toEqual([true])
    play.playOrPause()
    await nextTick()
    expect(play.thinking).toBe(true)
    play.playOrPause()
    expect(play.thinking).toBe(false)
  })

  it('is let go when the page is left', async () => {
    const { game, engine, stop } = playing()
    game.setPlayer('south', 'greedy')
    await nextTick()
    stop()
    expect(engine.asked.map(({ cancelled }) => cancelled)).toEqual([true])
  })
})

describe('a record', () => {
  it('is replayed to its end, paused and resumed', async () => {
    const { game, play } = playing()
    game.openRecord(line('1 2 3'), '')
    play.playOrPause()
    expect(play.replaying).toBe(true)
    await pass(50)
    play.playOrPause()
    await pass(60_000)
    expect(play.playback.paused).toBe(true)
    expect(game.cursor).toBe(1)
    play.playOrPause()
    await pass(60_000)
    expect(game.cursor).toBe(3)
    expect(game.cursor).toBe(3)
    expect(play.replaying).toBe(false)
  })

  it('stays where it is when a paused replay is stepped to the end of its move', async () => {
    const { game, play } = playing()
    game.openRecord(line('1 2 3'), '')
    play.playOrPause()
    await pass(50)
    play.playOrPause()
    play.stepForward('move')
    await pass(60_000)
    expect(play.playback.busy).toBe(false)
    expect(game.cursor).toBe(1)
    expect(play.replaying).toBe(false)
  })

  it('is stepped by move, by lap and back', async () => {
    const { game, play } = playing()
    game.openRecord(line('1 2 3'), '')
    play.stepForward('move')
    await pass(60_000)
    expect([game.cursor, play.playback.busy]).toEqual([1, false])
    play.stepForward('seed')
    await pass(60_000)
    expect([game.cursor, play.playback.busy, play.playback.paused]).toEqual([2, true, true])
    play.stepBack('seed')
    expect(play.playback.time).toBe(0)
    play.stepBack('move')
    expect([game.cursor, play.playback.busy]).toEqual([1, false])
    play.stepBack('seed')
    expect([game.cursor, play.playback.paused]).toEqual([1, true])
    play.stepBack('move')
    expect(game.cursor).toBe(0)
    play.stepBack('move')
    expect(game.cursor).toBe(0)
  })

  it('is left by a jump: whatever was under way ends, and agents wait', async () => {
    const { game, play, engine } = playing()
    game.openRecord(line('1 2 3'), '', 3, { south: 'human', north: 'greedy' })
    game.running = true
    play.goTo(1)
    await pass(1000)
    expect([game.cursor, game.running, play.playback.busy]).toEqual([1, false, false])
    expect(engine.asked).toEqual([])
    play.goTo(3)
    play.stepForward('move')
    expect(game.cursor).toBe(3)
  })

  it('ends the move in the air when its rest is restored', async () => {
    const { game, play } = playing()
    game.openRecord(line('1 2 3'), '')
    play.choose({ hole: 4 })
    expect(play.playback.busy).toBe(true)
    game.restore(game.replaced!.snapshot)
    expect(play.playback.busy).toBe(false)
    expect(game.moves.map(({ choice }) => choice.hole)).toEqual([1, 2, 3])
  })
})

describe('a turn shown again', () => {
  it('is shown from its first move, and the board returns to where it was', async () => {
    const { game, play } = playing()
    game.openRecord(line('3 1 2'), '', 2)
    play.replayTurn()
    expect([play.showingAgain, game.cursor]).toEqual([true, 1])
    await pass(60_000)
    expect([play.showingAgain, game.cursor, play.playback.busy]).toEqual([false, 2, false])
  })

  it('pauses after the lap that was asked for, and is left by skipping', async () => {
    const { game, play } = playing()
    game.begin(findPreset('congkak')!.make({}))
    game.players = { south: 'human', north: 'human' }
    for (const hole of [1, 7]) expect(game.choose({ hole }).ok).toBe(true)
    play.replayLap(1, 0)
    await pass(60_000)
    expect([play.playback.paused, play.playback.frame.laps]).toEqual([true, 1])
    play.skip()
    expect([play.playback.busy, play.showingAgain, game.cursor]).toEqual([false, false, 2])
  })

  it('gives way to the next move', async () => {
    const { game, play } = playing()
    expect(game.choose({ hole: 3 }).ok).toBe(true)
    play.replayTurn()
    expect(play.choose({ hole: 1 })).toBeNull()
    await pass(60_000)
    expect([game.cursor, game.moves.length]).toEqual([2, 2])
  })
})
