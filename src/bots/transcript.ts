/** A line of a conversation with a program: what it was sent, what it printed, and what Lumbung noted. */
interface TranscriptLine {
  readonly who: 'sent' | 'printed' | 'error' | 'note'
  /** Which of the program's processes: programs that play several games at once have several. */
  readonly process: number
  readonly text: string
}

const MOST_OF_A_LINE = 2_000
const MARKS = { sent: '>', printed: '<', error: '!', note: '#' } as const

/** Keeps what a program was sent and what it printed, for its author. */
export class Transcript {
  #lines: TranscriptLine[] = []
  #length = 0

  /** Keeps the last `most` characters, and passes on every line. */
  constructor(
    private readonly most: number,
    private readonly onLine: (line: TranscriptLine) => void = () => {},
  ) {}

  add(who: TranscriptLine['who'], process: number, text: string): void {
    const shown = text.length > MOST_OF_A_LINE ? `${text.slice(0, MOST_OF_A_LINE)} …` : text
    const line = { who, process, text: shown }
    this.#lines.push(line)
    this.#length += shown.length + 1
    let dropped = 0
    while (this.#length > this.most && dropped < this.#lines.length - 1)
      this.#length -= this.#lines[dropped++]!.text.length + 1
    if (dropped > 0) this.#lines = this.#lines.slice(dropped)
    this.onLine(line)
  }

  lines(): readonly TranscriptLine[] {
    return [...this.#lines]
  }
}

/** A line of a conversation as text. */
export function transcriptText({ who, process, text }: TranscriptLine): string {
  return `${process} ${MARKS[who]} ${text.replace(/\p{Cc}/gu, escaped)}`
}

/** Control characters are shown, so that they do nothing to the terminal that shows them. */
function escaped(sign: string): string {
  return sign === '\t' ? sign : `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
}
