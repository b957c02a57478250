import { access } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { unpackCarried } from './carriedChromium.ts'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What to do without any Chromium. */
const WHAT_TO_INSTALL =
  'No Chrome, Chromium or Edge was found. Install one (https://www.google.com/chrome or your system’s "chromium" package), ' +
  'or set CHROME to the path of its program.'

/** Starts a headless Chromium. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions())
}

/** How to start a headless Chromium: an installed one, else the one inside @sparticuz/chromium on Linux x64. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const installed = await findInstalled()
  if (installed) return { executablePath: installed, args: [...QUIET, '--no-sandbox'] }
  if (process.platform === 'linux' && process.arch === 'x64')
    return { ...(await unpackCarried()), args: [...QUIET, '--no-sandbox', '--no-zygote'] }
  throw new Error(WHAT_TO_INSTALL)
}

/** The path of an installed Chrome, Chromium or Edge; `CHROME` names one, `CHROME=carried` forbids them all. */
async function findInstalled(): Promise<string | null> {
  const named = process.env.CHROME
  if (named === 'carried') return null
  for (const path of named ? [named] : candidates()) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return null
}

function candidates(): string[] {
  if (process.platform === 'darwin') {
    const names = [
      'Google Chrome',
      'Chromium',
      'Microsoft Edge',
      'Google Chrome for Testing',
      'Brave Browser',
    ]
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      names.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => process.env[name] ?? [],
    )
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return roots.flatMap((root) => programs.map((program) => join(root, program)))
  }
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ]
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ]
  return folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)))
}
