import { expect, it, test } from 'vitest'
import { decide } from '../../../../src/engine/players/decide'
import {
  announceProgram,
  Forfeit,
  forgetProgram,
  outsideIn,
  takeLetters,
  type Letter,
  type OutsideAnswer,
} from '../../../../src/engine/players/outside'
import { describePlayer, formatPlayer, parsePlayer, playerNamed } from '../../../../src/engine/players/player'
import { playSeries } from '../../../../src/engine/players/playSeries'
import { start } from '../../../../src/engine/rules/match'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const BOT = 'bot:mine@0a1b2c3d'
const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 2 })

/** Runs work to its end; `answer` is asked for every move of a program from outside. */
function driven<T>(work: Generator<unknown, T>, answer: (letter: Letter) => OutsideAnswer | undefined): T {
  for (;;) {
    const step = work.next()
    for (const letter of takeLetters()) {
      const answered = answer(letter)
      if ('question' in letter && answered) letter.answer = answered
    }
    if (step.done) return step.value
  }
}

const asked = (answer: OutsideAnswer | undefined) => () =>
  driven(decide(kalah, start(kalah), playerNamed(BOT), 1, []), () => answer)

test('a program is a player by its name, known or not', () => {
  expect(parsePlayer(BOT)).toEqual({ ok: true, value: { kind: 'outside', id: 'mine@0a1b2c3d' } })
  expect(formatPlayer(playerNamed(` ${BOT} `))).toBe(BOT)
  expect(describePlayer(BOT)).toBe('mine@0a1b2c3d')
  announceProgram({ id: 'mine@0a1b2c3d', name: 'Mine', protocol: 'ugi' })
  expect(describePlayer(BOT)).toBe('Mine')
  forgetProgram('mine@0a1b2c3d')
  for (const wrong of ['bot:', 'bot:mine', 'bot:Mine@0a1b2c3d', 'bot:../x@0a1b2c3d', 'bot:mine@0a1b2c3d:4'])
    expect(parsePlayer(wrong).ok, wrong).toBe(false)
  expect(outsideIn({ players: [BOT, 'novice', { first: BOT }] })).toEqual(['mine@0a1b2c3d'])
})

test('an answer that the rules allow is played; any other loses', () => {
  expect(asked({ move: '2' })().choice).toEqual({ hole: 2 })
  expect(asked({ move: '4' })).toThrow(Forfeit)
  expect(asked({ move: '2c' })).toThrow(Forfeit)
  expect(asked({ move: 'x' })).toThrow(Forfeit)
  expect(asked({ forfeit: 'timeUp' })).toThrow(Forfeit)
})

test('a question that nobody passes on is an internal error, not a loss', () => {
  expect(asked(undefined)).toThrow('Nobody passed on a question to bot:mine@0a1b2c3d.')
})

it('asks with the choices of the round, counts the games, and passes on their moves', () => {
  const letters: Letter[] = []
  const series = { variant: kalah, first: BOT, second: 'novice', seed: 1 }
  const counts = driven(playSeries(series, { from: 0, to: 3 }, [0]), (letter) => {
    letters.push(structuredClone(letter))
    if (!('question' in letter)) return undefined
    const { legal, made, position } = letter.question
    expect(position.toMove).toBe('south')
    return made.length === 0 || legal.length > 1 ? { move: String(legal[0]!.hole) } : { forfeit: 'exited' }
  })
  expect(counts.games).toBe(3)
  const games = letters.flatMap((letter) => ('finished' in letter ? [letter.finished] : []))
  expect(games.map(({ game }) => game)).toEqual([0, 1, 2])
  const lost = games.filter(({ forfeit }) => forfeit !== null)
  expect(lost.length).toBeGreaterThan(0)
  for (const game of lost) {
    expect(game).toMatchObject({
      winner: 'north',
      stores: [0, 12],
      forfeit: { side: 'south', reason: 'exited' },
    })
  }
  expect(counts.endings).toContainEqual(['forfeit', lost.length])
})
