/** The name under which the Board's address carries a shared game. */
export const SHARED = 'share'

/** The address that opens the Board of this very app with what a code carries. */
export function addressOf(code: string, here: string = location.href): string {
  return `${here.replace(/[?#].*$/s, '')}#/board?${SHARED}=${code}`
}

/** The code in a link, wherever Lumbung that made it was served from; null where text is no link of Lumbung's. */
export function codeIn(text: string): string | null {
  return /^\s*(?:https?|lumbung|file):\/\/\S*#\/board\?share=([^&\s]*)\s*$/.exec(text)?.[1] ?? null
}
