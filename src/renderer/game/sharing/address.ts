import { addressForLinks } from '../../platform/linkAddress'

/** The query parameter that carries a shared game in the Board's address. */
export const SHARED = 'share'

/** The scheme of codes that any Lumbung opens; the desktop app is registered for it. */
const SCHEME = 'lumbung:'

/** What is copied to share a code: an address that anybody can open, or a code to paste if there is no such address. */
type Link =
  { readonly kind: 'address'; readonly text: string } | { readonly kind: 'code'; readonly text: string }

/** Where a link opens: on the Board, or on the page for a class, which shows nothing but the board. */
export type SharedPage = 'board' | 'class'

/** The link to a code, at the address chosen for links, at this page's own address, or at none. */
export function linkTo(
  code: string,
  chosen: string,
  here: string = location.href,
  page: SharedPage = 'board',
): Link {
  const address = addressForLinks(chosen, here)
  return address
    ? { kind: 'address', text: `${address}#/${page}?${SHARED}=${code}` }
    : { kind: 'code', text: `${SCHEME}${code}` }
}

/** The code in a link, whatever address it was made at; null if the text is not a Lumbung link. */
export function codeIn(text: string): string | null {
  const found =
    /^\s*(?:(?:https?|lumbung|file):\/\/\S*#\/(?:board|class)\?share=([^&\s]*)|lumbung:([\w.-]+))\s*$/.exec(
      text,
    )
  return found?.[1] ?? found?.[2] ?? null
}
