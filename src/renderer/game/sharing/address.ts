/** The query parameter that carries a shared game in the Board's address. */
export const SHARED = 'share'

/** The address that opens a shared code on the Board of this app. */
export function addressOf(code: string, here: string = location.href): string {
  return `${here.replace(/[?#].*$/s, '')}#/board?${SHARED}=${code}`
}

/** The code in a link, whatever address it was made at; null if the text is not a Lumbung link. */
export function codeIn(text: string): string | null {
  return /^\s*(?:https?|lumbung|file):\/\/\S*#\/board\?share=([^&\s]*)\s*$/.exec(text)?.[1] ?? null
}
