import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { LicenceGroup } from '../src/renderer/app/settings/licenceGroup.ts'

const NAME = 'virtual:licences'
const BARE_IMPORT = /(?:from|import)\s*\(?'((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^']*)?'/g
/** Electron brings its licences itself. */
const OUTSIDE = 'electron'

/** Tells the window which packages the app contains and their licences, and puts the same list beside the page. */
export function licences(root: string): Plugin {
  return {
    name: 'lumbung:licences',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(licencesOf(root))}` : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: asText(licencesOf(root)) })
    },
  }
}

/** Every package that sources import, and all they depend on, grouped by the text of their licence. */
export function licencesOf(root: string): readonly LicenceGroup[] {
  const groups = new Map<string, { licence: string; packages: string[]; text: string }>()
  for (const folder of packagesOf(root)) {
    const { name, version, license } = manifestOf(folder)
    const text = licenceText(folder)
    const key = `${license} ${text}`
    const group = groups.get(key) ?? { licence: license, packages: [], text }
    // The same version may be installed in several places.
    const packages = new Set([...group.packages, `${name} ${version}`])
    groups.set(key, { ...group, packages: [...packages].sort() })
  }
  const all = [...groups.values(), fontsOf(root)]
  return all.sort((a, b) => (a.packages[0]! < b.packages[0]! ? -1 : 1))
}

/** The fonts that figures are written with, which come with the sources. */
function fontsOf(root: string): LicenceGroup {
  const text = readFileSync(join(root, 'src/figures/vector/fonts/LICENCES.txt'), 'utf8').trim()
  return { licence: 'OFL-1.1', packages: ['Lumbung Figure 1.0', 'Lumbung Symbols 1.0'], text }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The folders of all packages that the app contains. */
function packagesOf(root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from)
    if (found.has(folder)) return
    found.add(folder)
    for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) visit(dependency, folder)
  }
  for (const name of importedNames(join(root, 'src'))) visit(name, root)
  return found
}

function importedNames(sources: string): ReadonlySet<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(ts|vue)$/.test(file))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(BARE_IMPORT)].map(([, name]) => name!))
  return new Set(names.filter((name) => name !== OUTSIDE))
}

/** Where a package is installed for whoever imports it from a folder. */
function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const place = places.find((each) => {
    try {
      return manifestOf(join(each, name)).name === name
    } catch {
      return false
    }
  })
  if (place === undefined) throw new Error(`The package ${name}, needed by ${from}, is not installed.`)
  return join(place, name)
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')
}

function asText(groups: readonly LicenceGroup[]): string {
  return groups
    .map(({ licence, packages, text }) => `${packages.join('\n')}\n${licence}\n\n${text}`)
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
