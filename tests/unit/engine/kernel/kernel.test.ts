import { afterEach, expect, test, vi } from 'vitest'
import type * as gamesProgram from '../../../../src/engine/kernel/gamesProgram'
import { createKernel } from '../../../../src/engine/kernel/kernel'
import { start } from '../../../../src/engine/rules/match'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import type { Variant } from '../../../../src/engine/variant/variant'

const started = vi.hoisted((): gamesProgram.GamesProgram[] => [])

vi.mock('../../../../src/engine/kernel/gamesProgram', async (original) => {
  const { GamesProgram } = await original<typeof gamesProgram>()
  return {
    GamesProgram: class extends GamesProgram {
      constructor(variant: Variant) {
        super(variant)
        started.push(this)
      }
    },
  }
})

afterEach(() => {
  started.length = 0
})

const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const game = start(variant)

test('work that is done or dropped leaves its program to the next', () => {
  const kernel = createKernel(variant)
  finish(kernel.chooseMove(game, { kind: 'greedy' }, 1))
  const dropped = kernel.playGames({
    first: { kind: 'novice' },
    second: { kind: 'novice' },
    seed: 1,
    from: 0,
    to: 9e6,
  })
  dropped.next()
  dropped.return()
  finish(kernel.chooseMove(game, { kind: 'greedy' }, 1))
  expect(started).toHaveLength(1)
})

test('a program that has trapped is never used again', () => {
  const kernel = createKernel(variant)
  const before = finish(kernel.chooseMove(game, { kind: 'maximal', nodes: 50 }, 1))
  const { exports } = started[0]!
  expect(() => exports.takeUp(2 ** 31)).toThrow(WebAssembly.RuntimeError)
  expect(() => finish(kernel.chooseMove(game, { kind: 'maximal', nodes: 50 }, 1))).toThrow(
    'cannot be used again',
  )
  expect(finish(kernel.chooseMove(game, { kind: 'maximal', nodes: 50 }, 1))).toEqual(before)
  expect(started).toHaveLength(2)
})
