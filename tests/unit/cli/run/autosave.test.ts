import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createKeeper } from '../../../../src/cli/run/autosave'

const folder = mkdtempSync(join(tmpdir(), 'lumbung-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function keeping(save: () => string): { at: (seconds: number) => void; drop: () => void } {
  let seconds = 0
  const keeper = createKeeper(save, () => seconds * 1000)
  return {
    at(now) {
      seconds = now
      keeper.offer()
    },
    drop: () => keeper.drop(),
  }
}

it('saves a run every half minute, and nothing of a short one', () => {
  const file = join(folder, 'run.json')
  let savings = 0
  const { at, drop } = keeping(() => {
    savings++
    writeFileSync(file, '')
    return file
  })
  at(1)
  at(29)
  expect(savings).toBe(0)
  at(31)
  at(32)
  at(60)
  expect(savings).toBe(1)
  at(62)
  expect([savings, existsSync(file)]).toEqual([2, true])
  drop()
  expect(existsSync(file)).toBe(false)
})

it('goes on where nothing can be written', () => {
  let tries = 0
  const { at, drop } = keeping(() => {
    tries++
    throw new Error('full')
  })
  at(31)
  at(62)
  drop()
  expect(tries).toBe(2)
})
