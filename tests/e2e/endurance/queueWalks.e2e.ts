import { randomInt } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { luckOf } from '../../../stress/support/luck.ts'
import { closeBrowser } from '../../support/browser/openApp.ts'
import { checkWalk, comeToRest } from '../../support/browser/walk/rest.ts'
import { STEPS } from '../../support/browser/walk/steps.ts'
import { beginWalk, storedRuns } from '../../support/browser/walk/walk.ts'

/** `WALKS=200 WALK_SEED=1 npx vitest run -c vitest.e2e.config.ts tests/e2e/endurance/queueWalks.e2e.ts` walks further. */
const WALKS = Number(process.env.WALKS ?? 1)
const SEED = Number(process.env.WALK_SEED ?? randomInt(1e9))
const FIRST = Number(process.env.WALK_FIRST ?? 0)
const STEPS_PER_WALK = 25

afterAll(closeBrowser)

/** One walk: random steps, then rest, then a check of every stored number. */
async function walkOnce(number: number): Promise<{ readonly runs: number; readonly parts: number }> {
  const luck = luckOf(SEED, 'queue walks', number)
  const walk = await beginWalk(luck)
  try {
    for (let at = 0; at < STEPS_PER_WALK; at++) {
      const [name, step] = luck.pick(STEPS)
      walk.log.push(name)
      await step(walk, luck.pick(walk.windows))
      await storedRuns(walk)
    }
    await comeToRest(walk)
    const counts = await checkWalk(walk)
    expect(walk.faults).toEqual([])
    return counts
  } catch (error) {
    const again = `WALKS=1 WALK_FIRST=${number} WALK_SEED=${SEED}`
    throw new Error(`Walk ${number} (again: ${again}): ${walk.log.join(', ')}`, { cause: error })
  } finally {
    walk.faults.length = 0
    await walk.close()
  }
}

test(
  `${WALKS} random walks through the queue lose nothing`,
  async () => {
    const totals = { runs: 0, parts: 0 }
    for (let number = FIRST; number < FIRST + WALKS; number++) {
      const { runs, parts } = await walkOnce(number)
      totals.runs += runs
      totals.parts += parts
    }
    console.log(
      `${WALKS} walks from random seed ${SEED}: ${totals.runs} runs, ${totals.parts} parts, all right`,
    )
    expect(totals.runs).toBeGreaterThan(0)
  },
  WALKS * 240_000,
)
