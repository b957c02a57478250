import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devDependencies } from '../../../package.json'

const VERSION = devDependencies['@sparticuz/chromium']

/** How to start the Chromium in the npm package @sparticuz/chromium. */
export interface CarriedChromium {
  readonly executablePath: string
  readonly env: Record<string, string>
}

/** Unpacks that Chromium once per machine, with its libraries and fonts, and returns how to start it. */
export async function unpackCarried(): Promise<CarriedChromium> {
  const home = join(tmpdir(), `lumbung-chromium-${VERSION}`)
  if (!existsSync(home)) await unpackInto(home)
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...Object.fromEntries(inherited),
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: join(home, 'lumbung-fonts.conf'),
    },
  }
}

/** Two test files may start at once: each unpacks into a temporary folder, and the first to finish renames it. */
async function unpackInto(home: string): Promise<void> {
  const usual = process.env.TMPDIR
  const beside = await mkdtemp(`${home}-`)
  try {
    process.env.TMPDIR = beside
    // Makes the package unpack the shared libraries that a minimal machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
    const { default: carried } = await import('@sparticuz/chromium')
    await carried.executablePath()
    await writeFile(join(beside, 'lumbung-fonts.conf'), fontsIn(join(home, 'fonts')))
    await rename(beside, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error
    })
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    await rm(beside, { recursive: true, force: true })
  }
}

function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`
}
