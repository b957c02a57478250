import { expect, test } from 'vitest'
import bytes from '../../../../src/engine/kernel/assembly/solve-any/entry.ts?wasm'
import { writeGame } from '../../../../src/engine/kernel/gameMemory'
import { giveRules, instantiate } from '../../../../src/engine/kernel/instantiate'
import { start } from '../../../../src/engine/rules/match'
import type { ProvingExports } from '../../../../src/engine/solver/anyProver'
import { findPreset } from '../../../../src/engine/variant/catalogue/index'
import { withMemoryLimit } from '../../../support/withMemoryLimit'

/** The program that proves values of congklak, on a machine with no memory to spare. */
function onSmallMachine(): ProvingExports {
  const variant = findPreset('congklak')!.make({ holes: 20, seeds: 1000 })
  const program = instantiate<ProvingExports>(withMemoryLimit(bytes))
  giveRules(program, variant)
  writeGame(program, { ...start(variant), seen: [] })
  return program
}

test('a program says so when the machine does not give it memory', () => {
  expect(onSmallMachine().layOutSearch(2 ** 30, 2 ** 20, 1, 0)).toBe(0)
  expect(onSmallMachine().layOutRetrograde(2 ** 30, 0)).toBe(0)
})

test('a program that has trapped cannot be used again', () => {
  const program = onSmallMachine()
  expect(() => program.takeUp(2 ** 31)).toThrow(WebAssembly.RuntimeError)
  expect(() => program.takeUp(program.GAME.value)).toThrow('cannot be used again')
})
