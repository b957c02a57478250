import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { serveApp } from '../../src/main/server'
import { type Attack, must } from '../attack'
import type { Luck } from '../support/luck'
import { mutatedText } from '../support/mutate'

const REQUESTS_PER_CASE = 60
const SLOW_PER_CASE = 20
const PATIENCE_MS = 4_000
const SECRET = 'this must never be served'
const PATHS = [
  '/',
  '/index.html',
  '/assets/a.js',
  '/none',
  '//',
  '/./index.html',
  '/%00',
  '/%zz',
  '/index.html%00.js',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/assets/../../secret.txt',
  '/....//secret.txt',
  '/%252e%252e/secret.txt',
  '/C:/secret.txt',
  'http://x/../secret.txt',
  '*',
  `/${'a'.repeat(20_000)}`,
]
const HOSTS = ['127.0.0.1', 'localhost', '127.0.0.1:1', 'evil.example', '', '127.0.0.1.evil.example', '[::1]']

/** Hostile requests to the served app: nothing outside its folder gets out, and it continues serving. */
export const server: Attack = {
  name: 'served app',
  unit: 'hostile requests',
  share: 1,
  patience: 120,
  run: async ({ luck, folder }) => {
    const root = join(folder, 'app')
    mkdirSync(join(root, 'assets'), { recursive: true })
    writeFileSync(join(root, 'index.html'), '<p>home</p>')
    writeFileSync(join(root, 'assets', 'a.js'), 'export {}')
    writeFileSync(join(folder, 'secret.txt'), SECRET)
    const app = await serveApp(root)
    const port = Number(new URL(app.address).port)
    try {
      const slow = Array.from({ length: SLOW_PER_CASE }, () =>
        connect(port, '127.0.0.1').on('error', () => {}),
      )
      for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: 127')
      for (let count = 0; count < REQUESTS_PER_CASE; count++) {
        const request = requestOf(luck)
        const answer = await answerTo(port, request)
        must(!answer.includes(SECRET), () => `the secret was served for ${JSON.stringify(request)}`)
        must(
          /^$|^HTTP\/1\.1 (200|400|403|404|405|408|413|414|417|421|431|501|505) /.test(answer),
          () => `${JSON.stringify(request.slice(0, 500))} was answered by ${answer.slice(0, 200)}`,
        )
      }
      for (const socket of slow) socket.destroy()
      const home = await answerTo(port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
      must(home.includes('<p>home</p>'), () => `the app no longer answers: ${home.slice(0, 200)}`)
    } finally {
      await app.close()
    }
    return REQUESTS_PER_CASE + SLOW_PER_CASE
  },
}

function requestOf(luck: Luck): string {
  const method = luck.pick(['GET', 'GET', 'HEAD', 'POST', 'PUT', 'TRACE', 'CONNECT', 'get', 'X'.repeat(100)])
  const headers = luck.pick([
    '',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
    `X: ${'y'.repeat(30_000)}\r\n`,
    'Range: bytes=0-\r\n',
  ])
  const request = `${method} ${luck.pick(PATHS)} HTTP/1.1\r\nHost: ${luck.pick(HOSTS)}\r\n${headers}Connection: close\r\n\r\n`
  return luck.onceIn(3) ? mutatedText(request, luck) : request
}

/** Everything that comes back; a request that is not finished is closed after a while, as any reader would. */
function answerTo(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(request.endsWith('\r\n\r\n') ? PATIENCE_MS : 200, () => socket.destroy())
    socket.on('data', (piece) => (answer += piece.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => resolve(answer))
    socket.write(request)
  })
}
