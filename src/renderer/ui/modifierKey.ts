/** A key with the modifier of shortcuts: ⌘C on a Mac, Ctrl+C elsewhere. */
export function withModifier(key: string): string {
  return /^Mac|^iP/.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`
}
