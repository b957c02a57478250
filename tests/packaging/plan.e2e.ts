import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { version } from '../../package.json'
import { writeStubElectron, type System } from '../support/packaging/stubElectron.ts'

// electron-builder is stopped where it would call a packer; what it was about to hand over is what these tests read.
// The tools that run before that are shell scripts here, so this runs on Linux; the release workflow runs the packers.
const require = createRequire(import.meta.url)
const HOME = 'https://github.com/some/lumbung'

describe.skipIf(process.platform !== 'linux')('what the packers are told (needs shell scripts)', () => {
  let folder: string
  let handed: Record<System, unknown[]>
  let files: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lumbung-plan-'))
    await writeTool('codesign', `echo "$@" >> ${join(folder, 'signed')}`)
    await writeTool(
      '7za',
      'for file in "$@"; do case "$file" in *.7z|*.zip) echo stub > "$file";; esac; done',
    )
    files = []
    handed = { linux: await plan('linux'), mac: await plan('mac'), win: await plan('win') }
  })
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

  async function writeTool(name: string, script: string): Promise<void> {
    await mkdir(join(folder, 'tools'), { recursive: true })
    await writeFile(join(folder, 'tools', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }

  async function plan(system: System): Promise<unknown[]> {
    const electronDist = join(folder, `electron-${system}`)
    await writeStubElectron(electronDist, system)
    // In a process of its own: electron-builder reads its environment once and prints to the console.
    const out = join(folder, `plan-${system}.json`)
    await writeFile(join(folder, 'plan.cjs'), PLAN)
    execFileSync(process.execPath, [join(folder, 'plan.cjs')], {
      stdio: 'pipe',
      env: {
        ...process.env,
        PATH: `${join(folder, 'tools')}:${process.env.PATH}`,
        ELECTRON_BUILDER_7ZIP_PATH: join(folder, 'tools', '7za'),
        PLAN: JSON.stringify({
          builder: require.resolve('electron-builder'),
          system,
          electronDist,
          output: join(folder, system),
          homepage: HOME,
          out,
        }),
      },
    })
    const { told, artifacts } = JSON.parse(await readFile(out, 'utf8')) as {
      told: unknown[]
      artifacts: string[]
    }
    files.push(...artifacts)
    return told
  }

  const debs = () =>
    handed.linux.filter(Array.isArray).map(([args, desktop]) => ({
      args: args as string[],
      desktop: desktop as string,
    }))
  const appImages = () =>
    handed.linux.filter((told) => !Array.isArray(told)) as { desktop: string; desktopFileName: string }[]
  const installers = () => handed.win as [Record<string, unknown>, Record<string, unknown>][]

  const optionOf = (args: string[], name: string): string | undefined => args[args.indexOf(name) + 1]

  test('every file of a release has a name that GitHub keeps', () => {
    expect(files.map((file) => basename(file)).sort()).toEqual(
      [
        `lumbung-${version}-linux-x86_64.AppImage`,
        `lumbung-${version}-linux-arm64.AppImage`,
        `lumbung-${version}-linux-amd64.deb`,
        `lumbung-${version}-linux-arm64.deb`,
        `lumbung-${version}-mac-x64.zip`,
        `lumbung-${version}-mac-arm64.zip`,
        `lumbung-${version}-win-setup.exe`,
        `lumbung-${version}-win-portable.exe`,
      ].sort(),
    )
    for (const file of files) expect(basename(file)).toMatch(/^[\w.-]+$/)
  })

  test('a .deb names its home page, its licence and its architecture', () => {
    expect(debs().map(({ args }) => optionOf(args, '--architecture'))).toEqual(['amd64', 'arm64'])
    for (const { args } of debs()) {
      expect(optionOf(args, '--url')).toBe(HOME)
      expect(optionOf(args, '--license')).toBe('MIT')
      expect(optionOf(args, '--maintainer')).toBe('The Lumbung authors')
      expect(optionOf(args, '--version')).toBe(version)
    }
  })

  test('a .deb installs icons in sizes that desktops look for', () => {
    const themed = [16, 24, 32, 48, 64, 128, 256, 512]
    for (const { args } of debs()) {
      const icons = args.filter((arg) => arg.includes('=/usr/share/icons/'))
      expect(icons.map((arg) => arg.split('=')[1])).toEqual(
        themed.map((size) => `/usr/share/icons/hicolor/${size}x${size}/apps/lumbung.png`),
      )
      for (const icon of icons) expect(existsSync(icon.split('=')[0]!)).toBe(true)
    }
  })

  test('Linux knows the app, its files and its links', () => {
    for (const { args } of debs()) {
      expect(args.some((arg) => arg.endsWith('=/usr/share/applications/lumbung.desktop'))).toBe(true)
      expect(args.some((arg) => arg.endsWith('=/usr/share/mime/packages/lumbung.xml'))).toBe(true)
    }
    expect(appImages().map(({ desktopFileName }) => desktopFileName)).toEqual(
      Array(2).fill('lumbung.desktop'),
    )
    for (const { desktop } of [...debs(), ...appImages()]) {
      const lines = desktop.split('\n')
      expect(lines).toContain('MimeType=application/vnd.lumbung+json;x-scheme-handler/lumbung;')
      // The window’s class, which Electron takes from desktopName, ties windows to this entry and its icon.
      expect(lines).toContain('StartupWMClass=lumbung')
      expect(lines).toContain('Icon=lumbung')
      expect(lines).toContain('Categories=Education;')
      expect(desktop).toMatch(/^Exec=\S+ %U$/m)
    }
  })

  test('the Windows installer needs no administrator and names its home page', () => {
    const [defines, commands] = installers()[0]!
    expect(defines).toMatchObject({
      APP_ID: 'org.lumbung.app',
      SHORTCUT_NAME: 'Lumbung',
      UNINSTALL_URL_INFO_ABOUT: HOME,
      VERSION: version,
    })
    expect(defines).not.toHaveProperty('INSTALL_MODE_PER_ALL_USERS')
    expect(defines).not.toHaveProperty('ONE_CLICK')
    expect(String(commands.OutFile)).toMatch(/-win-setup\.exe"$/)
    expect(readFileSync(String(defines.MUI_ICON))).toEqual(readFileSync('resources/icon.ico'))
  })

  test('the portable edition runs as its user and has the icon', () => {
    const [defines, commands] = installers()[1]!
    expect(defines).toMatchObject({ REQUEST_EXECUTION_LEVEL: 'user', APP_ID: 'org.lumbung.app' })
    expect(commands.Icon).toContain('icon.ico')
  })

  test.each(['mac', 'mac-arm64'])('the app in %s knows its files, its links and its icon', async (place) => {
    const contents = join(folder, 'mac', place, 'Lumbung.app', 'Contents')
    const plist = createRequire(require.resolve('app-builder-lib/package.json'))('plist') as {
      parse(text: string): Record<string, unknown>
    }
    const info = plist.parse(await readFile(join(contents, 'Info.plist'), 'utf8'))
    expect(info).toMatchObject({
      CFBundleIdentifier: 'org.lumbung.app',
      CFBundleShortVersionString: version,
      CFBundleIconFile: 'icon.icns',
      LSMinimumSystemVersion: '13.0',
      LSApplicationCategoryType: 'public.app-category.education',
      CFBundleDocumentTypes: [{ CFBundleTypeExtensions: ['lumbung'], CFBundleTypeRole: 'Editor' }],
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['lumbung'], CFBundleTypeRole: 'Viewer' }],
      ElectronAsarIntegrity: { 'Resources/app.asar': { algorithm: 'SHA256' } },
    })
    expect(await readFile(join(contents, 'Resources', 'icon.icns'))).toEqual(
      await readFile('resources/icon.icns'),
    )
  })

  test('macOS programs are signed again after their fuses were set, even without a certificate', async () => {
    const signed = (await readFile(join(folder, 'signed'), 'utf8')).trim().split('\n')
    expect(signed).toHaveLength(2)
    for (const line of signed) expect(line).toMatch(/^--sign - --force .*--deep .*Lumbung\.app$/)
  })

  test.each([
    ['linux', 'linux-unpacked/lumbung'],
    ['linux', 'linux-arm64-unpacked/lumbung'],
    ['mac', 'mac/Lumbung.app'],
    ['mac', 'mac-arm64/Lumbung.app'],
    ['win', 'win-unpacked/Lumbung.exe'],
  ])('the fuses of %s are set in %s', async (system, program) => {
    const fuses = require('@electron/fuses') as {
      getCurrentFuseWire(path: string): Promise<Record<string, number | string>>
    }
    const { version: _, ...wire } = await fuses.getCurrentFuseWire(join(folder, system, program))
    const states = Object.values(wire).map((state) => String.fromCharCode(Number(state)))
    expect(
      execFileSync(process.execPath, ['scripts/checkFuses.mjs', join(folder, system, program)]),
    ).toBeTruthy()
    // In order: run as Node, encrypt cookies, NODE_OPTIONS, --inspect, check the archive, only the archive, own snapshot, file://.
    expect(states.join('')).toBe('00001110')
  })
})

test('fuses that were not set are noticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-fuses-'))
  await writeStubElectron(folder, 'linux')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/checkFuses.mjs', join(folder, 'electron')],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([1, expect.stringContaining('✗ runAsNode: on')])
  await rm(folder, { recursive: true })
})

/** Runs electron-builder for one system and writes down what it tells the packers. */
const PLAN = `
const { writeFileSync, readFileSync } = require('node:fs')
const { builder, system, electronDist, output, homepage, out } = JSON.parse(process.env.PLAN)
const { build, Platform, Arch } = require(builder)
const told = []
const artifacts = []
const targets = {
  linux: () => Platform.LINUX.createTarget(),
  // A disk image can only be made on macOS; the zip holds the same app.
  mac: () => Platform.MAC.createTarget(['zip'], Arch.x64, Arch.arm64),
  win: () => Platform.WINDOWS.createTarget(),
}
build({
  publish: 'never',
  targets: targets[system](),
  config: {
    electronDist,
    directories: { output },
    extraMetadata: { homepage },
    artifactBuildStarted: ({ file }) => void artifacts.push(file),
  },
  effectiveOptionComputed: async (options) => {
    told.push(system === 'linux' && Array.isArray(options) ? [options[0], readFileSync(options[1], 'utf8')] : options)
    return true
  },
}).then(() => writeFileSync(out, JSON.stringify({ told, artifacts })))
`
