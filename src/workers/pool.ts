import { type Endpoint, proxy, type Remote, wrap } from 'comlink'
import type { Progress } from '../engine/experiments/contract/experiment'
import type { Text } from '../locales/message'
import type { Engine } from './engine'
import type { Answers, Desk, Job, OnProgress, Outcome } from './jobs'
import { messageOf } from '../locales/messageOf'

/** A running worker, whatever the platform calls it. */
interface Thread {
  readonly endpoint: Endpoint
  terminate(): void
}

/** Starts a worker; `onFailure` is called with the reason if it crashes. */
export type Spawn = (onFailure: (reason: Text) => void) => Thread

/** How busy a pool is. */
export interface Load {
  readonly size: number
  readonly running: number
  readonly waiting: number
}

/** The options of a pool. */
interface PoolOptions {
  /** How many workers may run at once. */
  readonly size: number
  readonly spawn: Spawn
  /** How long a cancelled job may take to stop by itself, in milliseconds, before its worker is terminated. */
  readonly patience?: number
  readonly onLoad?: (load: Load) => void
  /** Asks programs from outside for one worker, whose number it gets: no program plays two games at once. */
  readonly deskOf?: (worker: number) => Desk
}

/** A job handed in: its outcome settles exactly once, whatever happens to its worker. */
export interface Submission<T> {
  readonly outcome: Promise<Outcome<T>>
  cancel(): void
}

/** Workers that share jobs among themselves. */
export interface Pool {
  /** Queues a job; one that is `urgent` (a player waits for it) goes to the front. */
  submit<J extends Job>(
    job: J,
    onProgress?: OnProgress,
    urgency?: 'urgent' | 'patient',
  ): Submission<Answers[J['type']]>
  /** Grows or shrinks the pool; busy workers finish their job first. */
  resize(size: number): void
  load(): Load
  readonly sharesMemory: true
  /** Cancels everything and lets all workers go; later jobs are cancelled at once. */
  close(): void
}

interface Entry {
  readonly id: number
  readonly job: Job
  readonly onProgress: OnProgress | undefined
  readonly settle: (outcome: Outcome<unknown>) => void
  deadline?: ReturnType<typeof setTimeout>
}

interface Seat {
  readonly thread: Thread
  readonly engine: Remote<Engine>
  entry: Entry | null
}

/** Workers that take jobs in turn. Comlink never settles a call to a terminated worker: everything pending is settled here. */
export function createPool({ size, spawn, patience = 80, onLoad, deskOf }: PoolOptions): Pool {
  const waiting: Entry[] = []
  const seats = new Set<Seat>()
  let wanted = Math.max(1, size)
  let nextId = 1
  let workers = 0
  let closed = false

  const load = (): Load => ({
    size: wanted,
    running: [...seats].filter(({ entry }) => entry).length,
    waiting: waiting.length,
  })

  function openSeat(): Seat {
    const thread = spawn((reason) => vacate(seat, { status: 'failed', reason }))
    const engine = wrap<Engine>(thread.endpoint)
    const seat: Seat = { thread, engine, entry: null }
    const onProgress = proxy((id: number, progress: Progress) => {
      if (seat.entry?.id === id) seat.entry.onProgress?.(progress)
    })
    const desk = deskOf?.(++workers)
    if (desk) void engine.listen(onProgress, proxy(desk.ask), proxy(desk.note))
    else void engine.listen(onProgress)
    seats.add(seat)
    return seat
  }

  /** Ends a seat's worker and whatever it was doing. */
  function vacate(seat: Seat, outcome: Outcome<unknown>): void {
    if (!seats.delete(seat)) return
    seat.thread.terminate()
    finish(seat, outcome)
  }

  function finish(seat: Seat, outcome: Outcome<unknown>): void {
    const entry = seat.entry
    seat.entry = null
    if (entry) {
      clearTimeout(entry.deadline)
      entry.settle(outcome)
    }
    refill()
  }

  function begin(seat: Seat, entry: Entry): void {
    seat.entry = entry
    const isCurrent = (): boolean => seats.has(seat) && seat.entry === entry
    seat.engine.run(entry.id, entry.job).then(
      (outcome) => isCurrent() && finish(seat, outcome),
      (error: unknown) => isCurrent() && finish(seat, { status: 'failed', reason: messageOf(error) }),
    )
  }

  function refill(): void {
    for (const seat of seats) if (!seat.entry && seats.size > wanted) vacateIdle(seat)
    while (waiting.length > 0) {
      const idle = [...seats].find(({ entry }) => !entry)
      if (!idle && seats.size >= wanted) break
      const entry = waiting.shift() as Entry
      try {
        begin(idle ?? openSeat(), entry)
      } catch (error) {
        entry.settle({ status: 'failed', reason: messageOf(error) })
      }
    }
    onLoad?.(load())
  }

  function vacateIdle(seat: Seat): void {
    seats.delete(seat)
    seat.thread.terminate()
  }

  function cancel(entry: Entry): void {
    const place = waiting.indexOf(entry)
    if (place >= 0) {
      waiting.splice(place, 1)
      entry.settle({ status: 'cancelled' })
      onLoad?.(load())
      return
    }
    const seat = [...seats].find((candidate) => candidate.entry === entry)
    if (!seat || entry.deadline !== undefined) return
    void seat.engine.cancel(entry.id)
    entry.deadline = setTimeout(() => vacate(seat, { status: 'cancelled' }), patience)
  }

  return {
    submit(job, onProgress, urgency = 'patient') {
      let settle!: (outcome: Outcome<unknown>) => void
      const outcome = new Promise<Outcome<unknown>>((resolve) => (settle = resolve))
      const entry: Entry = { id: nextId++, job, onProgress, settle }
      if (closed) settle({ status: 'cancelled' })
      else {
        if (urgency === 'urgent') waiting.unshift(entry)
        else waiting.push(entry)
        refill()
      }
      return { outcome: outcome as Promise<Outcome<never>>, cancel: () => cancel(entry) }
    },
    resize(next) {
      wanted = Math.max(1, next)
      refill()
    },
    load,
    sharesMemory: true,
    close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.settle({ status: 'cancelled' })
      for (const seat of [...seats]) vacate(seat, { status: 'cancelled' })
    },
  }
}
