import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json'
import { packagingEnvironment, packagingOptions } from '../../scripts/packagingOptions.mjs'

const require = createRequire(import.meta.url)
const builder = createRequire(require.resolve('app-builder-lib/package.json'))
const { load } = builder('js-yaml') as { load(text: string): Record<string, never> }
const read = (): Record<string, unknown> => load(readFileSync('electron-builder.yml', 'utf8'))

describe('electron-builder.yml', () => {
  const valid = new Ajv({ strict: false, allErrors: true }).compile(builder('./scheme.json') as object)

  test('passes the scheme of electron-builder', () => {
    valid(read())
    expect(valid.errors ?? []).toEqual([])
  })

  test('a misspelt option does not pass', () => {
    expect(valid({ ...read(), artefactName: 'x' })).toBe(false)
    expect(valid({ ...read(), toolsets: { appimage: '9.9.9' } })).toBe(false)
  })

  test('names files without spaces, and the certificate is not fixed in it', () => {
    const text = readFileSync('electron-builder.yml', 'utf8')
    const names = [...text.matchAll(/artifactName: (.*)/g)].map(([, name]) => name!)
    expect(names).toHaveLength(3)
    for (const name of names) expect(name).not.toMatch(/\s|productName/)
    expect(text).not.toMatch(/identity|cscLink|certificate/)
  })

  test('every system has its architectures', () => {
    const { linux, mac, win } = read() as Record<string, { target: { target: string; arch: string[] }[] }>
    const archs = (system?: { target: { target: string; arch: string[] }[] }) =>
      Object.fromEntries((system?.target ?? []).map(({ target, arch }) => [target, arch]))
    expect(archs(linux)).toEqual({ AppImage: ['x64', 'arm64'], deb: ['x64', 'arm64'] })
    expect(archs(mac)).toEqual({ dmg: ['x64', 'arm64'], zip: ['x64', 'arm64'] })
    expect(archs(win)).toEqual({ nsis: ['x64'], portable: ['x64'] })
  })

  test('the desktop entry and the window have one name', () => {
    expect(manifest.desktopName).toBe('lumbung.desktop')
    expect(read()).toMatchObject({ linux: { syncDesktopName: true } })
  })
})

describe('npm run package', () => {
  test('an empty secret is no secret', () => {
    const environment = {
      PATH: '/bin',
      CSC_LINK: '',
      CSC_KEY_PASSWORD: '',
      WIN_CSC_LINK: '',
      APPLE_API_KEY: '',
    }
    expect(packagingEnvironment(environment)).toEqual({ PATH: '/bin' })
  })

  test('a secret that is there is handed on', () => {
    const environment = { CSC_LINK: 'certificate', CSC_KEY_PASSWORD: 'word', WIN_CSC_LINK: '' }
    expect(packagingEnvironment(environment)).toEqual({ CSC_LINK: 'certificate', CSC_KEY_PASSWORD: 'word' })
  })

  test('the home page is the repository that publishes, or the one that was cloned', () => {
    expect(packagingOptions({ LUMBUNG_UPDATE_REPOSITORY: 'some/lumbung' }, '')).toEqual([
      '-c.extraMetadata.homepage=https://github.com/some/lumbung',
    ])
    expect(packagingOptions({}, 'git@github.com:some/lumbung.git')).toEqual([])
    expect(packagingOptions({}, '')).toEqual(['-c.extraMetadata.homepage=http://example.com/no-uri-given'])
  })
})
