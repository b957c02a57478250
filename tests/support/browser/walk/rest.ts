import { expect } from 'vitest'
import { matchSeries } from '../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import { finish } from '../../../../src/engine/through'
import { jobsOf } from '../laboratory'
import { keptRecords } from '../keptRecords'
import { setQuota } from './steps'
import { openWindow, storedRuns, type Walk } from './walk'

/** A fresh window leaves these as they are: runs that failed, such as those of crashed workers, and cancelled ones. */
const ENDED = ['done', 'cancelled', 'failed']

/** Frees storage, opens one new window, and resumes everything until nothing is left to do. */
export async function comeToRest(walk: Walk): Promise<void> {
  await setQuota(walk, walk.windows[0]!, undefined)
  // Windows that could not store something try again every few seconds; give them time to do so.
  for (const page of walk.windows)
    await expect.poll(() => page.getByText('Some finished work is not saved yet').count()).toBe(0)
  await storedRuns(walk)
  const old = walk.windows.splice(0)
  await openWindow(walk)
  for (const page of old) await page.close()
  await expect.poll(() => resumeAll(walk), { timeout: 500_000, interval: 500 }).toEqual([])
}

/** Presses every Resume button; returns the runs that have not ended. */
async function resumeAll(walk: Walk): Promise<readonly string[]> {
  const page = walk.windows[0]!
  const resume = jobsOf(page).getByRole('button', { name: /^(Resume|Retry) / })
  if ((await resume.count()) > 0)
    await resume
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined)
  const runs = await storedRuns(walk)
  return runs
    .filter(({ status }) => !ENDED.includes(String(status)))
    .map(({ id, status, failure }) => `${String(id)}: ${String(status)} ${JSON.stringify(failure)}`)
}

/** Nothing lost, nothing doubled, and every stored number is the one that the engine computes. */
export async function checkWalk(walk: Walk): Promise<{ readonly runs: number; readonly parts: number }> {
  const page = walk.windows[0]!
  const runs = await keptRecords(page, 'runs')
  const parts = await keptRecords(page, 'parts')
  const ids = runs.map(({ id }) => String(id))
  expect(ids, 'runs that were stored once').toEqual(expect.arrayContaining([...walk.stored]))
  const seeds = runs.map(({ seed }) => Number(seed))
  expect(new Set(seeds).size, 'runs with a random seed of their own').toBe(seeds.length)
  for (const seed of seeds) expect(walk.asked, 'random seeds asked for').toContain(seed)
  for (const { run } of parts) expect(ids, 'runs that have parts').toContain(run)
  for (const run of runs) checkRun(run, parts, walk)
  return { runs: runs.length, parts: parts.length }
}

function checkRun(
  run: Readonly<Record<string, unknown>>,
  parts: readonly Readonly<Record<string, unknown>>[],
  walk: Walk,
): void {
  const parsed = matchSeries.parse(run.spec)
  if (!parsed.ok) throw new Error(`the spec of ${String(run.id)} cannot be read`)
  const tasks = matchSeries.plan(parsed.value)
  const own = parts.filter((part) => part.run === run.id && part.part !== undefined)
  if (run.status === 'done')
    expect(own, `parts of ${String(run.id)}, which is done`).toHaveLength(tasks.length)
  expect(run.seconds, `seconds of ${String(run.id)}`).toBeGreaterThanOrEqual(0)
  for (const { index, part } of own) {
    // A changed part is computed again when its run continues; a run that ended otherwise keeps it.
    if (run.status !== 'done' && walk.altered.has(`${String(run.id)} ${String(index)}`)) continue
    const task = tasks[Number(index)]!
    expect(part, `part ${String(index)} of ${String(run.id)}`).toEqual(
      JSON.parse(JSON.stringify(finish(matchSeries.run(parsed.value, task)))),
    )
  }
}
