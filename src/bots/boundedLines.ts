/** A line that was read, or one that was too long to keep. */
type BoundedLine = { readonly text: string } | { readonly tooLong: true }

/** Lines of a stream, each at most `most` bytes; of a longer one nothing is kept, and the next line is read as usual. */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<BoundedLine> {
  const lines = new LineSplitter(most)
  for await (const chunk of input) yield* lines.take(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  yield* lines.end()
}

const NEWLINE = 10

/** Cuts bytes into lines as they arrive, whatever the pieces. */
export class LineSplitter {
  private pieces: Uint8Array[] = []
  private length = 0
  private isTooLong = false

  constructor(private readonly most: number) {}

  /** The lines that these bytes complete. */
  *take(bytes: Uint8Array): Generator<BoundedLine> {
    let from = 0
    for (;;) {
      const at = bytes.indexOf(NEWLINE, from)
      this.add(bytes.subarray(from, at < 0 ? bytes.length : at))
      if (at < 0) return
      yield this.finish()
      from = at + 1
    }
  }

  /** A last line without its newline. */
  *end(): Generator<BoundedLine> {
    if (this.length > 0 || this.isTooLong) yield this.finish()
  }

  private add(bytes: Uint8Array): void {
    if (this.isTooLong || bytes.length === 0) return
    this.length += bytes.length
    if (this.length > this.most) {
      this.isTooLong = true
      this.pieces = []
    } else this.pieces.push(bytes)
  }

  private finish(): BoundedLine {
    const line = this.isTooLong ? ({ tooLong: true } as const) : { text: textOf(this.pieces) }
    this.pieces = []
    this.length = 0
    this.isTooLong = false
    return line
  }
}

function textOf(pieces: readonly Uint8Array[]): string {
  return new TextDecoder().decode(Buffer.concat(pieces)).replace(/\r$/, '')
}
