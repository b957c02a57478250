/**
 * Electron's security checklist, point by point, against what the built app really asks for. Points about remote
 * content hold because there is none: the page has one protocol, and its policy names nothing else.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GROUND, launchDesktop, type Desktop } from '../support/launchDesktop.ts'

let folder: string
let app: Desktop
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-checklist-'))
  app = await launchDesktop(join(folder, 'user'))
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

/** What the window was opened with. */
const preferences = () =>
  app.evaluate(({ BrowserWindow }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0] as unknown as {
      webContents: { getLastWebPreferences(): Record<string, unknown> }
    }
    return webContents.getLastWebPreferences()
  }, null)

test('no Node in the page, isolated contexts, a sandbox', async () => {
  expect(await preferences()).toMatchObject({
    nodeIntegration: false,
    contextIsolation: true,
    sandbox: true,
  })
})

test('web security is on, and nothing that weakens it was asked for', async () => {
  const asked = await preferences()
  expect(asked.webSecurity).toBe(true)
  const weak = [
    'allowRunningInsecureContent',
    'experimentalFeatures',
    'enableBlinkFeatures',
    'nodeIntegrationInWorker',
    'nodeIntegrationInSubFrames',
    'webviewTag',
    'navigateOnDragDrop',
  ]
  expect(weak.filter((name) => asked[name])).toEqual([])
})

test('the policy of the page names its own origin alone', async () => {
  const policy = await page.evaluate(() => fetch('/').then((r) => r.headers.get('content-security-policy')))
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
})

const onStandin = test.skipIf(GROUND === 'Electron') // Real Electron does not expose the handlers that were set.

onStandin('permissions are refused except copying, and only to our own page', async () => {
  const answers = await app.evaluate(({ session }) => {
    const { handlers } = session.defaultSession as unknown as {
      handlers: {
        request(contents: { getURL(): string }, permission: string, decide: (granted: boolean) => void): void
        check(contents: null, permission: string, origin: string): boolean
      }
    }
    const request = (address: string, permission: string) => {
      let granted: boolean | undefined
      handlers.request({ getURL: () => address }, permission, (decided) => (granted = decided))
      return granted
    }
    const ours = 'lumbung://app/'
    return {
      copying: request(ours, 'clipboard-sanitized-write'),
      copyingElsewhere: request('https://example.com/', 'clipboard-sanitized-write'),
      others: ['media', 'geolocation', 'notifications', 'openExternal', 'fullscreen', 'hid'].map(
        (permission) => request(ours, permission) === true || handlers.check(null, permission, ours),
      ),
    }
  }, null)
  expect(answers).toEqual({ copying: true, copyingElsewhere: false, others: Array(6).fill(false) })
})

test('windows, embedded pages and downloads are refused', async () => {
  const answers = await app.evaluate(({ BrowserWindow, session }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    const isPrevented = (tell: (event: { url: string; preventDefault(): void }) => void) => {
      let prevented = false
      tell({ url: 'https://example.com/', preventDefault: () => (prevented = true) })
      return prevented
    }
    const names = ['will-navigate', 'will-redirect', 'will-attach-webview'] as const
    return {
      contents: names.map((name) => isPrevented((event) => contents.emit(name, event))),
      download: isPrevented((event) => session.defaultSession.emit('will-download', event)),
    }
  }, null)
  expect(answers).toEqual({ contents: [true, true, true], download: true })
})

test('one place of the main process runs programs, none treats text as code, and one line opens an address', async () => {
  const chunks = (await readdir('out/main/chunks')).map((name) => `chunks/${name}`)
  const texts = await Promise.all(
    ['index.js', ...chunks].map(async (name) => [name, await readFile(`out/main/${name}`, 'utf8')] as const),
  )
  // The library of queues could start programs; it is never asked to, and read only when somebody joins a queue.
  const isOfQueues = (text: string): boolean => /node_modules\/(?:bullmq|ioredis)\//.test(text)
  const [libraries, ours] = [
    texts.filter(([, text]) => isOfQueues(text)),
    texts.filter(([, text]) => !isOfQueues(text)),
  ]
  // Programs that the user added as players are started in one place: docs/security.md.
  const starting = ours.filter(([, text]) => text.includes('child_process'))
  expect(starting.map(([, text]) => text.includes('src/bots/botProcess.ts'))).toEqual([true])
  for (const [name, text] of ours) {
    for (const call of ['executeJavaScript', 'new Function(', 'eval('])
      expect(text.includes(call), `${name} ${call}`).toBe(false)
    for (const [library] of libraries)
      expect(text, name).not.toMatch(new RegExp(`^import[^(]*${library.split('/').at(-1)}`, 'm'))
  }
  expect(ours.map(([name]) => name)).toContain('index.js')
  // The page of releases, whose address the build fixes: tests/unit/main/updates.test.ts.
  const opening = ours.flatMap(([, text]) => text.match(/openExternal.*/g) ?? [])
  expect(opening).toHaveLength(1)
})

test('the fuses of the package allow no way around the app', async () => {
  const config = await readFile('electron-builder.yml', 'utf8')
  const fuses = Object.fromEntries(
    [.../^electronFuses:\n((?: {2}.*\n)+)/m.exec(config)![1]!.matchAll(/(\w+): (\w+)/g)].map(
      ([, name, value]) => [name, value],
    ),
  )
  expect(fuses).toMatchObject({
    runAsNode: 'false',
    enableNodeOptionsEnvironmentVariable: 'false',
    enableNodeCliInspectArguments: 'false',
    enableEmbeddedAsarIntegrityValidation: 'true',
    onlyLoadAppFromAsar: 'true',
    grantFileProtocolExtraPrivileges: 'false',
  })
})
