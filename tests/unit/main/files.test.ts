import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { answerFrom, locate } from '../../../src/main/files.ts'
import { serveApp } from '../../../src/main/server.ts'

let home: string
let folder: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'lumbung-files-'))
  folder = join(home, 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<p>page</p>')
  await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
  await writeFile(join(folder, 'secret.key'), 'of a type that is not served')
  await writeFile(join(home, 'outside.html'), 'outside')
})
afterAll(() => rm(home, { recursive: true }))

test('files come with their type and the policy', async () => {
  const page = await answerFrom(folder, 'GET', '/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await page.text()).toBe('<p>page</p>')
  const script = await answerFrom(folder, 'GET', '/assets/a.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['GET', '/nothing.html', 404],
  ['GET', '/assets', 404],
  ['GET', '/secret.key', 404],
  ['GET', '/../outside.html', 403],
  ['GET', '/assets/%2e%2e/%2e%2e/outside.html', 403],
  ['GET', '/..%2foutside.html', 403],
  ['GET', '/..%5coutside.html', 403],
  ['GET', '/%00', 403],
  ['GET', '/%zz', 403],
  ['GET', '//outside.html', 403],
  ['POST', '/', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  const answer = await answerFrom(folder, method, path)
  // Two slashes at the start name the root of the folder on some systems and a missing file on others.
  if (path.startsWith('//')) expect([403, 404]).toContain(answer.status)
  else expect(answer.status).toBe(status)
})

test('no spelling of a path leads out of the folder', () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '/',
    '//',
    '\\',
    '%2e',
    '%2e%2e',
    '%2f',
    '%5c',
    'assets',
    'c:',
    '%00',
    '~',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const file = locate(folder, `/${pieces.join('')}`)
      return (
        file === null || file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}\\`)
      )
    }),
  )
})

test('the server answers this machine by its own names only', async () => {
  const server = await serveApp(folder)
  const statusFor = (host: string) =>
    new Promise<number>((settle, fail) => {
      request(server.address, { headers: { host } }, (answer) => settle(answer.resume().statusCode ?? 0))
        .on('error', fail)
        .end()
    })
  expect(await statusFor('127.0.0.1')).toBe(200)
  expect(await statusFor('localhost:1234')).toBe(200)
  expect(await statusFor('evil.example')).toBe(421)
  await server.close()
})

test('a link inside the folder does not lead out of it', async () => {
  await symlink(join(home, 'outside.html'), join(folder, 'link.html'))
  await symlink(home, join(folder, 'up'))
  await symlink(join(folder, 'index.html'), join(folder, 'same.html'))
  for (const path of ['/link.html', '/up/outside.html'])
    expect((await answerFrom(folder, 'GET', path)).status).toBe(403)
  expect((await answerFrom(folder, 'GET', '/same.html')).status).toBe(200)
})

test('a request with two names or a foreign one is refused, under the same policy as every answer', async () => {
  const server = await serveApp(folder)
  const port = Number(new URL(server.address).port)
  const answerTo = (hosts: readonly string[]): Promise<string> =>
    new Promise((settle, fail) => {
      let text = ''
      const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', '']
      connect(port, '127.0.0.1')
        .on('data', (piece) => (text += String(piece)))
        .on('end', () => settle(text.toLowerCase()))
        .on('error', fail)
        .end(lines.join('\r\n'))
    })
  for (const [hosts, status] of [
    [['localhost', 'evil.example'], 400],
    [['evil.example', 'localhost'], 400],
    [['localhost', 'localhost'], 400],
    [['evil.example'], 421],
  ] as const) {
    const text = await answerTo(hosts)
    expect(text).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(text).toContain('content-security-policy:')
    expect(text).toContain('x-content-type-options: nosniff')
  }
  await server.close()
})
