/** A line on stderr that says how far a command is. */
export interface StatusLine {
  /** Asks for the text only when it is time to write it. */
  tell(text: () => string): void
  clear(): void
}

const EVERY_MS = 100
const LINE_EVERY_MS = 2_000

/** A line that replaces itself on a terminal; elsewhere nothing, or with `lines` a new line every few seconds, for logs. */
export function createStatusLine(lines = false): StatusLine {
  const onTerminal = process.stderr.isTTY
  if (!onTerminal && !lines) return { tell: () => {}, clear: () => {} }
  let drawn = -Infinity
  return {
    tell(text) {
      const now = performance.now()
      if (now - drawn < (onTerminal ? EVERY_MS : LINE_EVERY_MS)) return
      drawn = now
      process.stderr.write(onTerminal ? `\r\x1b[K${text()}` : `${text()}\n`)
    },
    clear() {
      if (onTerminal) process.stderr.write('\r\x1b[K')
    },
  }
}
