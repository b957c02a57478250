import { message } from '../locales/message'
import type { Spawn } from './pool'

/** Starts an engine in a browser's worker. */
export const spawnWorker: Spawn = (onFailure) => {
  // Keep this expression in one piece: the bundler recognises workers by it.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  })
  worker.addEventListener('error', (event) => onFailure(event.message || message('workers.notStarted')))
  worker.addEventListener('messageerror', () => onFailure(message('workers.unreadableMessage')))
  return { endpoint: worker, terminate: () => worker.terminate() }
}
