import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { _electron, type Page } from 'playwright-core'
import type * as Electron from 'electron'
import { findElectron, hasDisplay } from '../../scripts/electronBinary.mjs'
import { chromiumOptions } from './browser/chromium.ts'
import { launchStandin } from '../desktop/standin/launch.mjs'

/** The desktop app under test, on real Electron or on the stand-in. */
export interface Desktop {
  firstWindow(): Promise<Page>
  /** Runs a function in the main process; on real Electron it must not close over anything. */
  evaluate<Answer, Argument>(
    work: (electron: typeof Electron, argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>
  /** Quits; an error that nobody caught in the main process is thrown here. */
  close(): Promise<void>
  /** Resolves once the app has ended by itself; on the stand-in only. */
  waitForExit(): Promise<number | null>
}

const HERE = resolve('.')
/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 300_000
const program = hasDisplay() ? findElectron(HERE) : null

/** What the desktop tests run on. */
export const GROUND: 'Electron' | 'the stand-in over Chromium' = program
  ? 'Electron'
  : 'the stand-in over Chromium'

// A job that is there for real Electron must not pass without it.
if (process.env.LUMBUNG_GROUND && process.env.LUMBUNG_GROUND !== GROUND)
  throw new Error(`These tests should run on ${process.env.LUMBUNG_GROUND}, but run on ${GROUND}.`)

/** Starts the built app, here or in another folder, with a user folder and, as if double-clicked, files. */
export async function launchDesktop(
  userData: string,
  files: readonly string[] = [],
  root = HERE,
): Promise<Desktop> {
  if (!existsSync('out/main/index.js')) throw new Error('Build first: npm run build')
  if (program) {
    const app = await _electron.launch({
      executablePath: program,
      args: [root, `--user-data-dir=${userData}`, ...files],
    })
    app.context().setDefaultTimeout(PATIENCE_MS)
    return app as unknown as Desktop
  }
  const browser = await chromiumOptions()
  return launchStandin({
    root,
    userData,
    files,
    browser,
    patience: PATIENCE_MS,
  }) as unknown as Promise<Desktop>
}
