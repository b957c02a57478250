import { parseLinkAddress } from '../src/renderer/platform/linkAddress'

/** The address that a build's links lead to, from `LUMBUNG_LINK_ADDRESS`; the build stops if it is not https. */
export function linkAddress(given: string | undefined): string {
  if (!given) return ''
  const address = parseLinkAddress(given)
  if (address === null) throw new Error(`LUMBUNG_LINK_ADDRESS must be an https address, not "${given}".`)
  return address
}
