/** Looking for newer versions: never by itself, and only where the build names an address. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { GROUND, launchDesktop } from '../support/launchDesktop.ts'

const FEED = 'https://api.github.com/repos/some/lumbung/releases/latest'
const PAGE = 'https://github.com/some/lumbung/releases/latest'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-updates-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

test('a build without an address says so', async () => {
  const app = await launchDesktop(join(folder, 'user'))
  const page = await app.firstWindow()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('This build has no update address').waitFor()
  expect(await page.getByRole('button', { name: 'Check now' }).count()).toBe(0)
  await app.close()
})

/** The built app as the release workflow builds it: with the name of a repository. */
async function releasedApp(): Promise<string> {
  const root = join(folder, 'app')
  await mkdir(join(root, 'out'), { recursive: true })
  for (const linked of ['package.json', 'out/preload', 'out/renderer'])
    await symlink(resolve(linked), join(root, linked))
  await cp(resolve('out/main'), join(root, 'out/main'), { recursive: true })
  let named = 0
  for (const name of await readdir(join(root, 'out/main'), { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const file = join(root, 'out/main', name)
    const text = await readFile(file, 'utf8')
    const changed = text.replace('repository: ""', () => (named++, 'repository: "some/lumbung"'))
    if (changed !== text) await writeFile(file, changed)
  }
  expect(named, 'places that name the repository').toBe(1)
  return root
}

const onStandin = test.skipIf(GROUND === 'Electron') // Real Electron would ask the real address.

onStandin('it is off at first; switched on, it asks at the next start and tells what it found', async () => {
  const app = await launchDesktop(join(folder, 'user'), [], await releasedApp())
  await app.evaluate(({ net, shell }) => {
    const seen = { asked: [] as string[], opened: [] as string[] }
    Object.assign(globalThis, { seenByTest: seen })
    net.fetch = async (address) => {
      seen.asked.push(String(address))
      return Response.json({ tag_name: 'v99.1.0' })
    }
    shell.openExternal = async (address) => void seen.opened.push(address)
  }, null)
  const seen = (what: 'asked' | 'opened') =>
    app.evaluate(
      (_, key) => (globalThis as unknown as { seenByTest: Record<typeof key, string[]> }).seenByTest[key],
      what,
    )
  const page = await app.firstWindow()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText(`asks ${FEED}`).waitFor()
  const choice = page.getByRole('switch', { name: 'Check for updates each time Lumbung starts' })
  expect(await choice.isChecked()).toBe(false)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(await seen('asked'), 'while it is off').toEqual([])

  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('Version 99.1.0 is available.').waitFor()
  await expectAccessible(page)
  await mkdir('out/shots', { recursive: true })
  await page.screenshot({ path: 'out/shots/updates.png' })
  await page.getByRole('button', { name: 'Open the download page' }).click()
  await expect.poll(() => seen('opened')).toEqual([PAGE])
  expect(await seen('asked')).toEqual([FEED])

  await choice.click()
  // The switch is stored in the background; a reload before that would lose it.
  const stored = async () => JSON.stringify(await keptRecords(page, 'settings'))
  await expect.poll(stored).toMatch(/lookForUpdates[^}]*true/)
  await page.reload()
  await expect.poll(() => choice.isChecked()).toBe(true)
  const notice = page.locator('footer').getByRole('status')
  await notice.getByText('Version 99.1.0 is available.').waitFor()
  await notice.getByRole('button', { name: 'Open the download page' }).click()
  await expect.poll(() => seen('opened')).toEqual([PAGE, PAGE])
  await app.close()
})
