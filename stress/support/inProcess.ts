import { main } from '../../src/cli/main'

/** What a command left behind. */
export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in this process and catches what it prints; a run that takes longer than `limit` ms is interrupted. */
export async function lumbung(args: readonly string[], limit?: number): Promise<Said> {
  const texts = { out: '', err: '' }
  const restore = [
    capture(process.stdout, (text) => (texts.out += text)),
    capture(process.stderr, (text) => (texts.err += text)),
  ]
  const stop = limit === undefined ? undefined : setInterval(() => process.emit('SIGINT'), limit)
  process.exitCode = undefined
  try {
    await main(['node', 'lumbung', ...args])
    return { code: Number(process.exitCode ?? 0), ...texts }
  } finally {
    clearInterval(stop)
    process.exitCode = undefined
    for (const end of restore) end()
  }
}

function capture(stream: NodeJS.WriteStream, take: (text: string) => void): () => void {
  const write = stream.write.bind(stream)
  stream.write = ((text: unknown, ...rest: unknown[]) => {
    take(String(text))
    for (const done of rest) if (typeof done === 'function') (done as () => void)()
    return true
  }) as typeof stream.write
  return () => {
    stream.write = write
  }
}

const EFFORT = [
  'seconds',
  'gamesPerSecond',
  'movesPerSecond',
  'movesPlayed',
  'nodes',
  'checksum',
  'rate',
  'elapsed',
  'command',
]

/** What an answer in JSON says, without what was typed, how long it took and how much was searched. */
export function resultOf(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => (EFFORT.includes(key) ? undefined : value))
}
