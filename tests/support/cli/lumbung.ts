import { vi } from 'vitest'
import { main } from '../../../src/cli/main'

/** The result of a command: its exit code, stdout and stderr. */
export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process; the test file mocks `spawnThread` by `spawnInProcess`. */
export async function lumbung(...args: readonly string[]): Promise<Said> {
  const [out, err] = [process.stdout, process.stderr].map((stream) => {
    const written: string[] = []
    const spy = vi.spyOn(stream, 'write').mockImplementation((text, ...rest: unknown[]) => {
      written.push(String(text))
      for (const done of rest) if (typeof done === 'function') (done as () => void)()
      return true
    })
    return { text: () => written.join(''), restore: () => spy.mockRestore() }
  }) as [Capture, Capture]
  process.exitCode = undefined
  try {
    await main(['node', 'lumbung', ...args])
    return { code: Number(process.exitCode ?? 0), out: out.text(), err: err.text() }
  } finally {
    process.exitCode = undefined
    out.restore()
    err.restore()
  }
}

/** Runs a command line with `--json` and reads its answer. */
export async function lumbungJson<T>(...args: readonly string[]): Promise<T> {
  const { code, out, err } = await lumbung(...args, '--json')
  if (out === '') throw new Error(`exit ${code}: ${err}`)
  return JSON.parse(out) as T
}

interface Capture {
  text(): string
  restore(): void
}
