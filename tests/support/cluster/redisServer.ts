import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this computer has a Redis server to test with. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0

/** A Redis server for one test: it stores its data on disk, so that it can be restarted. */
export interface RedisServer {
  readonly address: string
  readonly password: string
  readonly port: number
  /** Kills and restarts it; `forget` discards its data. */
  restart(forget?: 'forget'): Promise<void>
  stop(): Promise<void>
}

/** Starts a Redis server on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-redis-'))
  const port = await freePort()
  const password = 'not-to-be-shown'
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const args = ['--port', String(port), '--requirepass', password, '--dir', folder]
    const child = spawn('redis-server', [...args, '--appendonly', 'yes', '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve())
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    })
    return child
  }

  async function end(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }

  return {
    port,
    password,
    address: `redis://:${password}@127.0.0.1:${port}`,
    async restart(forget) {
      await end()
      if (forget) rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true })
      server = await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
