/** Hosts that mean something else on every computer. */
const LOCAL_HOSTS = /^(?:localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/

/** An https address without query and fragment, or null if the text is not one. */
export function parseLinkAddress(text: string): string | null {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return null
  const { protocol, username, password, origin, pathname } = new URL(trimmed)
  // A name and password in an address would be handed to everybody who gets the link.
  if (protocol !== 'https:' || username || password) return null
  return origin + pathname
}

/**
 * The address that links lead to: the one chosen in Settings, the one the build was given, or that of this page if other
 * computers can open it; otherwise null.
 */
export function addressForLinks(chosen: string, here: string): string | null {
  const named = parseLinkAddress(chosen) ?? parseLinkAddress(__LINK_ADDRESS__)
  if (named !== null) return named
  const { protocol, hostname, origin, pathname } = new URL(here)
  return /^https?:$/.test(protocol) && !LOCAL_HOSTS.test(hostname) ? origin + pathname : null
}
