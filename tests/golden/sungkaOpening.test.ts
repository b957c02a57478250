import { expect, test } from 'vitest'
import { formatPosition } from '../../src/engine/board/notation'
import type { Game } from '../../src/engine/rules/game'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { findPreset } from '../../src/engine/variant/catalogue'

const sungka = findPreset('sungka')!.make({ holes: 2 })

/** Both open at once on two holes of two seeds; the choices in the order they are requested. */
function open(...choices: readonly (readonly [side: 'south' | 'north', hole: number])[]): Game {
  return choices.reduce((game, [side, hole]) => {
    expect(game).toMatchObject({ phase: 'opening', position: { toMove: side } })
    const played = play(sungka, game, { hole })
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    return played.value.game
  }, start(sungka))
}

/** Worked out by hand, seed by seed. */
test('both stop at once: South moves next, and North counts as having lasted longest', () => {
  const game = open(['south', 1], ['north', 1], ['south', 2], ['north', 2])
  expect(game).toMatchObject({ phase: 'play', hands: null, lastedLongest: 'north' })
  expect(formatPosition(game.position)).toBe('1,1+2 1,1+2 S')
})

test('South stops first and moves next, while North continues, relays and captures', () => {
  const waiting = open(['south', 2], ['north', 1])
  expect(formatPosition(waiting.position)).toBe('2,0+1 1,3+1 N')
  expect(waiting.hands).toEqual({
    south: { status: 'stopped', dropped: 2 },
    north: { status: 'choosing', dropped: 2 },
  })
  const game = open(['south', 2], ['north', 1], ['north', 1])
  expect(game).toMatchObject({ phase: 'play', lastedLongest: 'north', lastMover: 'north' })
  expect(formatPosition(game.position)).toBe('3,0+1 0,0+4 S')
})

test('the seeds of a first choice wait in hand for the other to choose', () => {
  const game = open(['south', 1])
  expect(formatPosition(game.position)).toBe('0,2+0 2,2+0 N')
  expect(game.hands!.south).toMatchObject({ status: 'sowing', left: 2, from: 0 })
})
