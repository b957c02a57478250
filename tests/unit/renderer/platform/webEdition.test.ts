import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  continueAfterRestart,
  lookForVersion,
  runsToContinue,
} from '../../../../src/renderer/platform/webEdition'

const texts = new Map<string, string>()
beforeEach(() => {
  texts.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('without a restart no run continues by itself', () => {
  continueAfterRestart(['a'])
  expect(runsToContinue()).toEqual([])
})

test('what a restart left is read once, and damage is nothing', () => {
  texts.set('lumbung.underWay', '["a","b"]')
  expect(runsToContinue()).toEqual(['a', 'b'])
  expect(runsToContinue()).toEqual([])
  texts.set('lumbung.underWay', '[1')
  expect(runsToContinue()).toEqual([])
})

test('where texts are forbidden, nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(runsToContinue()).toEqual([])
})

test('where nothing is stored, there is no newer version to be found', async () => {
  expect(await lookForVersion()).toBe('failed')
})
