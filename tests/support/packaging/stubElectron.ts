import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Resedit from 'resedit'

/** The systems that installers are made for, as electron-builder names them. */
export type System = 'linux' | 'mac' | 'win'

/** Where Electron's program keeps its fuses: a marker, a version, a number of fuses, and their states. */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('11111111'),
])
const SCRIPT = Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSES])

/** Writes what electron-builder looks for in an unpacked Electron: programs with fuses, property lists, version information. */
export async function writeStubElectron(folder: string, system: System): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (system === 'linux') await writeFile(join(folder, 'electron'), SCRIPT, { mode: 0o755 })
  else if (system === 'win') await writeFile(join(folder, 'electron.exe'), windowsProgram())
  else await writeMacApp(join(folder, 'Electron.app', 'Contents'))
}

async function writeMacApp(contents: string): Promise<void> {
  await writeBundle(contents, 'Electron')
  const framework = join(contents, 'Frameworks', 'Electron Framework.framework')
  await mkdir(framework, { recursive: true })
  await mkdir(join(contents, 'Resources'))
  await writeFile(join(framework, 'Electron Framework'), SCRIPT, { mode: 0o755 })
  for (const kind of ['Helper', 'Helper (Renderer)', 'Helper (GPU)', 'Helper (Plugin)'])
    await writeBundle(join(contents, 'Frameworks', `Electron ${kind}.app`, 'Contents'), `Electron ${kind}`)
}

async function writeBundle(contents: string, name: string): Promise<void> {
  await mkdir(join(contents, 'MacOS'), { recursive: true })
  await writeFile(join(contents, 'MacOS', name), '#!/bin/sh\n', { mode: 0o755 })
  await writeFile(
    join(contents, 'Info.plist'),
    `<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`,
  )
}

function windowsProgram(): Buffer {
  const require = createRequire(createRequire(import.meta.url).resolve('app-builder-lib/package.json'))
  const { NtExecutable, NtExecutableResource, Resource } = require('resedit') as typeof Resedit
  const program = NtExecutable.createEmpty(false, false)
  const debugDirectory = 6
  program.setSectionByEntry(debugDirectory, {
    info: {
      name: '.fuses',
      virtualSize: FUSES.length,
      virtualAddress: 0,
      sizeOfRawData: FUSES.length,
      pointerToRawData: 0,
      pointerToRelocations: 0,
      pointerToLineNumbers: 0,
      numberOfRelocations: 0,
      numberOfLineNumbers: 0,
      characteristics: 0x40000040,
    },
    data: Uint8Array.from(FUSES).buffer,
  })
  const english = { lang: 1033, codepage: 1200 }
  const resources = NtExecutableResource.from(program)
  Resource.VersionInfo.create(english.lang, {}, [
    { ...english, values: { FileDescription: 'Electron' } },
  ]).outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  return Buffer.from(program.generate())
}
