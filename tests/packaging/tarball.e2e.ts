import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { version } from '../../package.json'

const run = promisify(execFile)
let folder: string
let installed: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-tarball-'))
  await run('npm', ['pack', '--pack-destination', folder])
  const tarball = join(folder, `lumbung-${version}.tgz`)
  // Only the optional packages of queues would be fetched; npm leaves out what it does not have.
  await run('npm', ['install', '-g', '--prefix', folder, '--offline', tarball])
  installed = join(folder, 'lib', 'node_modules', 'lumbung')
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

const lumbung = (...args: readonly string[]) => run(join(folder, 'bin', 'lumbung'), args, { cwd: folder })

test('the tarball holds the command line and nothing of the window', async () => {
  // npm always packs the file that `main` names, once a build has made it.
  const beside = ['node_modules', 'out']
  const held = (await readdir(installed)).filter((name) => !beside.includes(name))
  expect(held.sort()).toEqual([
    'LICENSE',
    'README.id.md',
    'README.md',
    'README.ms.md',
    'dist',
    'package.json',
  ])
  const packages = await readdir(join(installed, 'node_modules')).catch(() => [])
  expect(packages.filter((name) => /electron|vite|vue|typescript/.test(name))).toEqual([])
  const files = await readdir(join(installed, 'dist', 'cli'))
  expect(files.filter((file) => !file.endsWith('.js'))).toEqual([])
  expect((await readdir(join(installed, 'dist'))).sort()).toEqual(['cli', 'library'])
})

test('the installed program runs a plan from its spec to its result', async () => {
  expect((await lumbung('--version')).stdout.trim()).toBe(version)
  const { stdout: spec } = await lumbung('simulate', '--games', '64', '--spec')
  await writeFile(join(folder, 'spec.json'), spec)
  await lumbung('plan', 'spec.json', '--parts', '2', '--out', 'plan')
  await lumbung('part', 'plan', '--index', '0-1', '--workers', '1')
  const merged = (await lumbung('merge', 'plan', '--json')).stdout
  expect((await lumbung('run', 'spec.json', '--json', '--out', 'one.lumbung')).stdout).toBe(merged)
  const text = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
  expect(await text('one.lumbung')).toBe(await text('plan/result.lumbung'))
})

test('without the packages for queues it says how to get them', async () => {
  await rm(join(installed, 'node_modules'), { recursive: true, force: true })
  // Node stops at an empty folder of that name; otherwise it would also look in every folder above this one.
  for (const name of ['bullmq', 'ioredis'])
    await mkdir(join(installed, 'node_modules', name), { recursive: true })
  await expect(lumbung('work', '--on', 'redis://127.0.0.1:1')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('bullmq and ioredis') as string,
  })
})
