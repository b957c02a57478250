import { describe, expect, it } from 'vitest'
import { planMemory } from '../../../../src/engine/solver/memory'

const MEMORIES = [16, 64, 512, 1126, 3072].map((mebi) => mebi * 2 ** 20)

describe('a plan of the memory', () => {
  it('never takes more than it was given, whatever the game and the questions', () => {
    for (const memory of MEMORIES) {
      for (let holes = 1; holes <= 8; holes++) {
        for (let seeds = 1; seeds <= 120; seeds += 7) {
          for (const questions of [1, 4, 10_000]) {
            expect(planMemory(holes, seeds, memory, questions)?.bytes ?? 0).toBeLessThanOrEqual(memory)
          }
        }
      }
    }
  })

  it('gives kalah(6,4) with all its moves less than a gigabyte', () => {
    expect(planMemory(6, 48, 1126 * 2 ** 20, 4)?.bytes).toBeLessThan(1e9)
  })
})
