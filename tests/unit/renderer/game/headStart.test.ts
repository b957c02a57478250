// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useGame } from '../../../../src/renderer/game/gameStore'
import { allowsHeadStart, headStartPosition } from '../../../../src/renderer/game/headStart'
import { inApp } from '../../../support/renderer/inApp'

const kalah = findPreset('kalah')!.make()
const congkak = findPreset('congkak')!.make()

it('gives seeds out of the other side’s holes, one from each in turn', () => {
  const { seeds, toMove } = headStartPosition(kalah, 'south', { side: 'south', gift: 8 })
  expect(seeds).toEqual([4, 4, 4, 4, 4, 4, 8, 2, 2, 3, 3, 3, 3, 0])
  expect(toMove).toBe('south')
})

it('never empties a hole', () => {
  const { seeds } = headStartPosition(kalah, 'south', { side: 'north', gift: 99 })
  expect(seeds).toEqual([1, 1, 1, 1, 1, 1, 0, 4, 4, 4, 4, 4, 4, 18])
})

it('gives the first move', () => {
  expect(headStartPosition(kalah, 'south', { side: 'north', gift: 'firstMove' }).toMove).toBe('north')
})

it('is no help where both begin at once', () => {
  expect([kalah, findPreset('sungka')!.make()].map(allowsHeadStart)).toEqual([true, false])
})

it('stays for a rematch, goes to the other side with its player, and ends with another game', () => {
  const game = inApp(useGame).result
  game.begin(kalah)
  game.giveHeadStart({ side: 'south', gift: 6 })
  game.begin()
  expect(game.position.seeds[6]).toBe(6)
  game.swapSides()
  expect([game.position.seeds[6], game.position.seeds[13]]).toEqual([0, 6])
  game.begin(congkak)
  expect(game.headStart).toBeNull()
})
