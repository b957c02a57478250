import { app, protocol } from 'electron'
import { answerFrom } from './files'

const SCHEME = 'lumbung'
const HOST = 'app'

/** Where the window lives. */
export const HOME = `${SCHEME}://${HOST}/`

/** Makes the app's own protocol an origin like any secure one; must happen before the app is ready. */
export function declareProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves `lumbung://app/…` from the folder of built pages and nothing else. */
export function serveProtocol(folder: string): void {
  protocol.handle(SCHEME, (request) => {
    const { host, pathname } = new URL(request.url)
    return host === HOST
      ? answerFrom(folder, request.method, pathname)
      : new Response('Not here.', { status: 404 })
  })
}

/** The address of the development server, if there is one; a packaged app never has one. */
export function developmentAddress(): string | undefined {
  return app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
}

/** Whether an address belongs to the app itself: its own protocol, or the development server. */
export function isOurs(address: string): boolean {
  const development = developmentAddress()
  if (address.startsWith(HOME)) return true
  return development !== undefined && originOf(address) === originOf(development)
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
