const isMac = () => /^Mac|^iP/.test(navigator.platform)

/** A key with the modifier of shortcuts: ⌘C on a Mac, Ctrl+C elsewhere. */
export function withModifier(key: string): string {
  return isMac() ? `⌘${key}` : `Ctrl+${key}`
}

/** A key with the other modifier: ⌥↑ on a Mac, Alt+↑ elsewhere. */
export function withAlt(key: string): string {
  return isMac() ? `⌥${key}` : `Alt+${key}`
}
