import nodeEndpoint from 'comlink/dist/esm/node-adapter'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { message } from '../../locales/message'
import type { Spawn } from '../../workers/pool'

/** Starts engines in worker threads of Node from a built file. */
export function threadsOf(file: string): Spawn {
  return (onFailure) => {
    const thread = new Worker(file)
    thread.on('error', (error) => onFailure(error.message))
    thread.on('messageerror', () => onFailure(message('workers.unreadableMessage')))
    thread.on('exit', () => onFailure(message('workers.ended')))
    return { endpoint: nodeEndpoint(thread), terminate: () => void thread.terminate() }
  }
}

/** Starts an engine from the file beside the program. */
export const spawnThread: Spawn = threadsOf(join(import.meta.dirname, 'engineThread.js'))
