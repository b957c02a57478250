import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { afterReading } from './afterReading'
import { LineSplitter } from './boundedLines'
import { Fault } from './fault'
import type { Transcript } from './transcript'
import { spawnedFor } from './windowsCommand'

/** What is started. */
export interface Launch {
  readonly command: string
  readonly arguments: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

/** The longest line that is read, and the bytes that a program may print between two answers. */
const MOST_LINE = 65_536
const MOST_OUTPUT = 8 * 2 ** 20
/** How long a program that was told to end may take, and how long its pipes may stay open after it. */
const GRACE_MS = 300

/** All processes under way: none may outlive Lumbung. */
const running = new Set<BotProcess>()
let watching = false

/** A line reader: what a line means, or undefined if it means nothing. */
type Read<T> = (line: string) => T | undefined

interface Waiting {
  readonly take: (line: string) => void
  readonly fail: (fault: Fault) => void
}

/** A started program with everything that it starts in turn. */
export class BotProcess {
  /** Why it can no longer be asked; null while it can. */
  fault: Fault | null = null
  /** Called once, when it can no longer be asked. */
  onFault: (fault: Fault) => void = () => {}
  readonly #child: ChildProcess
  readonly #number: number
  #waiting: Waiting | null = null
  #printed = 0
  #ended: Promise<void>

  constructor(
    launch: Launch,
    private readonly transcript: Transcript,
    number: number,
  ) {
    this.#number = number
    transcript.add('note', number, [launch.command, ...launch.arguments].join(' '))
    // A group of its own: whatever the program starts can be ended with it.
    const { platform, env } = process
    const spawned = spawnedFor(launch.command, launch.arguments, platform, env['ComSpec'])
    this.#child = spawn(spawned.command, spawned.arguments, {
      cwd: launch.folder,
      env: { ...env, ...launch.environment },
      stdio: 'pipe',
      detached: platform !== 'win32',
      windowsHide: true,
      windowsVerbatimArguments: spawned.verbatim,
    })
    running.add(this)
    endAllAtExit()
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#breakDown(new Fault('notStarted', error.message))
        resolve()
      })
      const left = (code: number | null, signal: string | null): void => {
        this.#breakDown(new Fault('exited', `exit ${code ?? signal}`))
        resolve()
      }
      // What it printed last is read until `close`, which comes once its children have closed the pipes, too.
      this.#child.once('exit', (code, signal) => {
        this.#killGroup()
        setTimeout(left, GRACE_MS, code, signal).unref()
      })
      this.#child.once('close', left)
    })
    // A program may close its end at any time; that it has exited is seen above.
    this.#child.stdin?.on('error', () => {})
    this.#follow('stdout', 'printed')
    this.#follow('stderr', 'error')
  }

  /** Sends a line. */
  send(line: string): void {
    // Whatever a question holds, it is one line.
    const text = line.replace(/[\r\n]+/g, ' ')
    this.transcript.add('sent', this.#number, text)
    const { stdin } = this.#child
    if (stdin?.writable) stdin.write(`${text}\n`)
  }

  /** Says that no more lines follow. */
  endInput(): void {
    this.#child.stdin?.end()
  }

  /** Begins to count what it prints anew. */
  forgetOutput(): void {
    this.#printed = 0
  }

  /** Resolves with what the first line that means something means; rejects with a Fault. */
  expect<T>(read: Read<T>, seconds: number): Promise<T> {
    this.forgetOutput()
    if (this.fault) return Promise.reject(this.fault)
    return new Promise((resolve, reject) => {
      const settle = (done: () => void): void => {
        cancel()
        this.#waiting = null
        done()
      }
      const cancel = afterReading(1000 * seconds, () =>
        settle(() => reject(new Fault('timeUp', `no answer within ${seconds} s`))),
      )
      this.#waiting = {
        take: (line) => {
          try {
            const value = read(line)
            if (value !== undefined) settle(() => resolve(value))
          } catch (error) {
            settle(() => reject(error as Error))
          }
        },
        fail: (fault) => settle(() => reject(fault)),
      }
    })
  }

  /** Ends the program and whatever it has started; resolves when it is gone. */
  async end(lastWords?: string): Promise<void> {
    this.fault ??= new Fault('exited', 'ended by Lumbung')
    if (lastWords !== undefined) this.send(lastWords)
    this.endInput()
    if (lastWords !== undefined) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, GRACE_MS)))
      await Promise.race([this.#ended, late])
      clearTimeout(timer)
    }
    this.kill()
    await this.#ended
  }

  /** Ends it at once, with its children, also those that outlive it. */
  kill(): void {
    running.delete(this)
    this.#killGroup()
    // Children that left the group may still hold the pipes.
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream?.destroy()
  }

  #killGroup(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true })
    } else {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // The group is empty.
      }
    }
  }

  #follow(name: 'stdout' | 'stderr', who: 'printed' | 'error'): void {
    const lines = new LineSplitter(MOST_LINE)
    const heard = (line: { text: string } | { tooLong: true }): void => {
      if ('tooLong' in line) {
        const what = `a line of more than ${MOST_LINE} bytes`
        // Errors are only kept for the author, who may have printed a whole search.
        if (who === 'error') return this.transcript.add('note', this.#number, what)
        return this.#breakDown(new Fault('flood', what))
      }
      this.transcript.add(who, this.#number, line.text)
      if (who === 'printed') this.#waiting?.take(line.text)
    }
    const stream = this.#child[name]
    stream?.on('data', (bytes: Buffer) => {
      if (this.fault) return
      this.#printed += bytes.length
      if (this.#printed > MOST_OUTPUT)
        return this.#breakDown(new Fault('flood', `more than ${MOST_OUTPUT} bytes before an answer`))
      for (const line of lines.take(bytes)) if (!this.fault) heard(line)
    })
    stream?.on('end', () => {
      if (!this.fault) for (const line of lines.end()) heard(line)
    })
    stream?.on('error', () => {})
  }

  #breakDown(fault: Fault): void {
    const isFirst = this.fault === null
    this.fault ??= fault
    this.kill()
    if (!isFirst) return
    this.transcript.add('note', this.#number, fault.message)
    this.#waiting?.fail(fault)
    this.onFault(fault)
  }
}

/** Signals that end the program are turned into an exit elsewhere; this ends what is left even then. */
function endAllAtExit(): void {
  if (watching) return
  watching = true
  process.once('exit', () => {
    for (const each of running) each.kill()
  })
}
