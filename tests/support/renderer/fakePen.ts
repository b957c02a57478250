/** A text that was written, and where. */
export interface Written {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A pen that records what is written and filled; every letter is six pixels wide. */
export function fakePen() {
  const written: Written[] = []
  const filled: { readonly style: unknown; readonly box: readonly number[] }[] = []
  const lines: (readonly number[])[] = []
  let style: unknown
  const noted = {
    fillText: (text: string, x: number, y: number) => void written.push({ text, x, y }),
    fillRect: (...box: number[]) => void filled.push({ style, box }),
    measureText: (text: string) => ({ width: text.length * 6 }),
    lineTo: (x: number, y: number) => void lines.push([x, y]),
    moveTo: (x: number, y: number) => void lines.push([x, y]),
  }
  const pen = new Proxy(noted, {
    get: (target, name) => target[name as keyof typeof target] ?? (() => undefined),
    set: (_, name, value) => (name === 'fillStyle' && (style = value), true),
  }) as unknown as CanvasRenderingContext2D
  return { pen, written, filled, lines }
}
