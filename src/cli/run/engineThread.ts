import { expose } from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter'
import { parentPort } from 'node:worker_threads'
import { createEngine } from '../../workers/engine'

if (!parentPort) throw new Error('The engine runs in a worker thread')
expose(createEngine(), nodeEndpoint(parentPort))
