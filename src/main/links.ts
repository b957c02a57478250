import { app, type App } from 'electron'

const SCHEME = 'lumbung'
/** A code of the page's making: version, checksum and letters (renderer/game/sharing/shareLink.ts). */
const LINK = /^lumbung:(?:\/\/)?(\d{1,4}\.[0-9a-f]{16}\.[\w-]{1,12000})\/?$/i

/**
 * Registers the app for `lumbung:` links. On macOS and Linux the package says so; on Windows the registry does, but a
 * portable edition would leave an entry that points into a temporary folder.
 */
export function registerLinks(on: Pick<App, 'isPackaged' | 'setAsDefaultProtocolClient'> = app): void {
  const isInstalled = on.isPackaged && process.platform === 'win32' && !process.env.PORTABLE_EXECUTABLE_FILE
  if (isInstalled) on.setAsDefaultProtocolClient(SCHEME)
}

/** The Board's page for a link from outside; null for anything else. Only the code is taken out of it. */
export function pageOfLink(link: string): string | null {
  const code = LINK.exec(link.trim())?.[1]
  return code === undefined ? null : `/board?share=${code}`
}

/** The pages that links among command-line arguments ask for. */
export function linksAmong(argv: readonly string[]): string[] {
  return argv.slice(1).flatMap((argument) => pageOfLink(argument) ?? [])
}
