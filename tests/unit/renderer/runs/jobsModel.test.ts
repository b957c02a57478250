import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../../../src/renderer/runs/run'
import { quiet, TASKS, World, type TestWindow } from '../../../support/runs/world'

/** How many runs were started. */
interface Model {
  runs: number
}

/** Two places for windows on one storage; a window that goes away can be opened again. */
class Laboratory {
  readonly world = new World()
  readonly places: TestWindow[] = [this.world.open(1), this.world.open(2)]
  readonly ids: string[] = []
  /** Parts that must be stored in the end, by run. */
  readonly finished = new Map<string, Set<number>>()

  window(at: number): TestWindow {
    return this.places[at % this.places.length]!
  }
  id(at: number): string {
    return this.ids[at % this.ids.length]!
  }
  finishTask(at: number, run: number): void {
    const [window, id] = [this.window(at), this.id(run)]
    const before = new Set(window.works.findLast(({ of, active }) => active && of === id)?.finished)
    if (!window.finishTask(id)) return
    const after = window.works.findLast(({ of }) => of === id)!.finished
    for (const index of after) if (!before.has(index)) this.finished.get(id)!.add(index)
  }
  /** What a window that is gone had not stored yet may be lost, and no more. */
  async crash(at: number): Promise<void> {
    this.window(at).crash()
    this.places[at % this.places.length] = this.world.open(1 + (at % 2))
    void this.window(at).jobs.load()
    for (const id of this.ids) {
      const inHand = new Set(
        this.places.flatMap((window) => (window.alive ? [...(window.jobs.partsOf(id)?.keys() ?? [])] : [])),
      )
      const stored = new Set(await this.world.storedParts(id))
      const finished = this.finished.get(id)!
      for (const index of finished) if (!stored.has(index) && !inHand.has(index)) finished.delete(index)
    }
  }
}

type Command = fc.AsyncCommand<Model, Laboratory>

/** A command that needs a run to work on; it may be followed by the next before it has ended. */
function command(name: string, work: (lab: Laboratory) => unknown, patient: boolean): Command {
  return {
    check: ({ runs }) => runs > 0,
    async run(_, lab) {
      const done = work(lab)
      if (patient) {
        await quiet()
        await done
      }
      for (const id of lab.ids) expect(lab.world.workersOn(id), `windows that work on ${id}`).toBeLessThan(2)
    },
    toString: () => `${name}${patient ? '' : '…'}`,
  }
}

function start(at: number, patient: boolean): Command {
  return {
    check: ({ runs }) => runs < 6,
    async run(model, lab) {
      const id = `r${model.runs++}`
      lab.ids.push(id)
      lab.finished.set(id, new Set())
      const started = lab.window(at).jobs.start(lab.world.record(id))
      if (patient) await started
    },
    toString: () => `start in ${at}${patient ? '' : '…'}`,
  }
}

const at = fc.nat({ max: 1 })
const run = fc.nat({ max: 5 })
const patient = fc.boolean()
const FULL = { code: 'full', text: 'Storage is full.' } as const

const one = (
  name: string,
  work: (lab: Laboratory, window: TestWindow, id: string, at: number, run: number) => unknown,
): fc.Arbitrary<Command> =>
  fc
    .tuple(at, run, patient)
    .map(([a, r, p]) => command(`${name} ${a} r${r}`, (lab) => work(lab, lab.window(a), lab.id(r), a, r), p))

const commands = fc.commands<Model, Laboratory, false>(
  [
    fc.tuple(at, patient).map(([a, p]) => start(a, p)),
    fc.tuple(at, patient).map(([a, p]) => start(a, p)),
    one('finish task', (lab, _, __, a, r) => lab.finishTask(a, r)),
    one('finish task', (lab, _, __, a, r) => lab.finishTask(a, r)),
    one('finish task', (lab, _, __, a, r) => lab.finishTask(a, r)),
    one('fail', (_, window, id) => window.fail(id)),
    one('pause', (_, { jobs }, id) => jobs.pause(id)),
    one('resume', (_, { jobs }, id) => jobs.resume(id)),
    one('resume', (_, { jobs }, id) => jobs.resume(id)),
    one('cancel', (_, { jobs }, id) => jobs.cancel(id)),
    one('start now', (_, { jobs }, id) => jobs.startNow(id)),
    one('move', (_, { jobs }, id) => jobs.move(id, -1)),
    one('pause all', (_, { jobs }) => jobs.pauseAll()),
    one('resume all', (_, { jobs }) => jobs.resumeAll()),
    one('clear ended', (_, { jobs }) => jobs.clearEnded()),
    one('crash and reload', (lab, _, __, a) => lab.crash(a)),
    one('look for abandoned runs', (_, { jobs }) => jobs.checkAbandoned()),
    one('storage is full', ({ world }) => void (world.refusal = FULL)),
    one('there is room', ({ world }) => void (world.refusal = undefined)),
    one('time passes', () => vi.advanceTimersByTimeAsync(6_000)),
  ],
  { maxCommands: 50, size: 'max' },
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('whatever windows do, nothing is lost, doubled or left running', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (some) => {
      const lab = new Laboratory()
      await fc.asyncModelRun(() => ({ model: { runs: 0 }, real: lab }), some)
      await comeToRest(lab)
      for (const id of lab.ids) await checkRun(lab, id)
      await checkOrphans(lab)
    }),
    { numRuns: 200 },
  )
})

/** Room again, time for every retry, and a look for runs that nobody works on. */
async function comeToRest({ world, places }: Laboratory): Promise<void> {
  world.refusal = undefined
  await quiet()
  for (let round = 0; round < 3; round++) {
    await vi.advanceTimersByTimeAsync(20_000)
    await quiet()
  }
  for (const { jobs } of places) await jobs.checkAbandoned()
  await quiet()
}

async function checkRun({ world, places, finished }: Laboratory, id: string): Promise<void> {
  const stored = await world.stored(id)
  const parts = await world.storedParts(id)
  // A run whose window went away before it could be stored leaves nothing.
  if (!stored) return expect(parts, `parts of ${id}, which is not stored`).toEqual([])
  const shown = places.flatMap((window) => window.status(id) ?? [])
  for (const status of shown) expect(stored.status, `stored status of ${id}`).toBe(status)
  const working = shown.filter(isUnderWay)
  if (isUnderWay(stored.status)) expect(working, `windows that have ${id}`).toHaveLength(1)
  expect(world.isLocked(id), `lock of ${id}, which is ${stored.status}`).toBe(isUnderWay(stored.status))
  expect(parts, `parts of ${id}`).toEqual(expect.arrayContaining([...finished.get(id)!]))
  expect(stored.done, `count of ${id}, which is ${stored.status}`).toBeLessThanOrEqual(parts.length)
  if (stored.status === 'done') expect(parts, `parts of ${id}, which is done`).toHaveLength(TASKS)
}

async function checkOrphans({ world }: Laboratory): Promise<void> {
  const [runs, parts] = [await world.database.all('runs'), await world.database.all('parts')]
  const known = new Set(runs.ok ? runs.value.map((stored) => (stored as { id: string }).id) : [])
  const orphans = parts.ok ? parts.value.filter((part) => !known.has((part as { run: string }).run)) : []
  expect(orphans).toEqual([])
}
