import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createAutosave } from '../../../../src/cli/run/autosave'
import { temporaryFolder } from '../../../support/temporaryFolder'

const folder = temporaryFolder()

function autosaving(save: () => string): { at: (seconds: number) => void; discard: () => void } {
  let seconds = 0
  const autosave = createAutosave(save, () => seconds * 1000)
  return {
    at(now) {
      seconds = now
      autosave.saveIfDue()
    },
    discard: () => autosave.discard(),
  }
}

it('saves a run every half minute, and nothing of a short one', () => {
  const file = join(folder, 'run.json')
  let savings = 0
  const { at, discard } = autosaving(() => {
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
  discard()
  expect(existsSync(file)).toBe(false)
})

it('goes on where nothing can be written', () => {
  let tries = 0
  const { at, discard } = autosaving(() => {
    tries++
    throw new Error('full')
  })
  at(31)
  at(62)
  discard()
  expect(tries).toBe(2)
})
