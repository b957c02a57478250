import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLibrary } from '../../scripts/buildLibrary.mjs'
import { launchChromium } from '../support/browser/chromium.ts'
import { serveFolder } from '../support/browser/serveFolder.ts'

const run = promisify(execFile)
const BUILT = resolve('dist/library')
let folder: string
let page: string

beforeAll(async () => {
  await buildLibrary(resolve('.'))
  page = await readFile('docs/library.md', 'utf8')
  folder = await mkdtemp(join(tmpdir(), 'lumbung-library-'))
  // A project that has installed the package: what `npm pack` takes, and nothing else.
  const installed = join(folder, 'node_modules', 'lumbung')
  await mkdir(join(installed, 'dist'), { recursive: true })
  await cp('package.json', join(installed, 'package.json'))
  await cp(BUILT, join(installed, 'dist', 'library'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

/** The examples of docs/library.md in a language. */
function examples(language: string): readonly string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code!)
}

test('every example of docs/library.md prints what it says', async () => {
  const codes = examples('js')
  expect(codes.length).toBeGreaterThan(4)
  for (const [at, code] of codes.entries()) {
    const expected = [...code.matchAll(/console\.log.* \/\/ → (.*)/g)].map(([, text]) => text)
    const file = join(folder, `example${at}.mjs`)
    await writeFile(file, code)
    const { stdout } = await run(process.execPath, [file])
    expect(stdout.trim().split('\n')).toEqual(expected)
  }
})

test('the package uses nothing of Node, and only itself', async () => {
  const files = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(1)
  for (const name of files) {
    const code = await readFile(join(BUILT, name), 'utf8')
    const imported = [
      ...code.matchAll(/(?<![.\w])(?:from\s*|import\s*\(?\s*)(["'`])([\w@.][\w@./:-]{0,200})\1/g),
    ].map(([, , from]) => from!)
    expect(imported.filter((from) => !/^\.\.?\//.test(from))).toEqual([])
    expect(code).not.toMatch(/\bprocess\.(?:env|versions)|\brequire\(|\bBuffer\./)
  }
})

test.each(['nodenext', 'bundler'])('types are found and whole for “moduleResolution”: %s', async (how) => {
  const types = (await readdir(BUILT)).filter((name) => name.endsWith('.d.ts'))
  for (const name of types) {
    const text = await readFile(join(BUILT, name), 'utf8')
    for (const [, from] of text.matchAll(/from ['"]([^'"]+)['"]/g)) expect(from).toMatch(/^\.\/\w+\.js$/)
  }
  await writeFile(
    join(folder, 'consumer.ts'),
    `import { legal, play, simulate, solve, start, variants, type Game, type Step } from 'lumbung'
const game: Game = play(start(variants[0]!.id), legal(start('kalah'))[0]!)
const lifted: readonly number[] = game.steps.flatMap((step: Step) => (step.kind === 'lift' ? [step.seeds] : []))
const south: number = simulate('kalah', { games: 10 }).wins.south + solve(game).lower + lifted.length
// @ts-expect-error a game is not changed
game.over = true
// @ts-expect-error there is no such function
import { privateThing } from 'lumbung'
export { south, privateThing }
`,
  )
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    skipLibCheck: false,
  }
  const module = how === 'bundler' ? 'esnext' : how
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...options, module, moduleResolution: how },
      files: ['consumer.ts'],
    }),
  )
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const told = await run(process.execPath, [compiler, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(told.stdout).toBe('')
})

test('nothing but the entries can be imported', async () => {
  await writeFile(join(folder, 'private.mjs'), `await import('lumbung/dist/library/games.js')`)
  await expect(run(process.execPath, [join(folder, 'private.mjs')])).rejects.toThrow(
    'ERR_PACKAGE_PATH_NOT_EXPORTED',
  )
})

test('a bare module script plays in a browser', async () => {
  const [html] = examples('html')
  const site = join(folder, 'site')
  await mkdir(site)
  await symlink(BUILT, join(site, 'library'))
  await writeFile(join(site, 'index.html'), `<!doctype html><meta charset="utf-8">${html}`)
  const server = await serveFolder(site)
  let browser: Browser | undefined
  try {
    browser = await launchChromium()
    const tab = await browser.newPage()
    const faults: string[] = []
    tab.on('pageerror', (error) => faults.push(error.message))
    await tab.goto(server.address)
    await expect.poll(() => tab.title()).toMatch(/^\S+ \S+ [SN] \d{3}$/)
    expect(faults).toEqual([])
  } finally {
    await browser?.close()
    await server.close()
  }
})
