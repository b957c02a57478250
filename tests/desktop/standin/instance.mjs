// One instance per user folder: the first listens on a port that it writes there, a second hands over its arguments.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

const folder = process.argv.find((one) => one.startsWith('--user-data-dir=')).slice('--user-data-dir='.length)
const file = join(folder, 'standin.port')
const first = await connected()

/** Whether no other instance uses this folder. */
export const isFirst = first === null

/** Sends the arguments of this process to the first instance, with a switch of Chromium's among them, as Electron does. */
export function handOver() {
  const [program, ...rest] = process.argv
  const argv = [program, '--allow-file-access-from-files', ...rest]
  return new Promise((sent) => first.on('close', sent).end(JSON.stringify({ argv, folder: process.cwd() })))
}

/** Listens for second instances. */
export function onSecond(listener) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (piece) => (text += piece))
    socket.on('end', () => {
      socket.end()
      const { argv, folder: from } = JSON.parse(text)
      listener(argv, from)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, String(server.address().port))
  })
}

function connected() {
  return new Promise((settle) => {
    try {
      const socket = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1')
      socket.on('connect', () => settle(socket))
      socket.on('error', () => settle(null))
    } catch {
      settle(null)
    }
  })
}
