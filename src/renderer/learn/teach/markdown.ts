/** A piece of a Markdown page, as far as the lesson plans use it. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly isCommand: boolean }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** The pieces of a Markdown page in order, without its title and the line of links below it. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  // Code is kept whole; everything else is divided by empty lines.
  for (const [at, part] of text.split(/^```(.*)\n([\s\S]*?)^```$/m).entries()) {
    if (at % 3 === 1) continue
    if (at % 3 === 2) {
      blocks.push({ kind: 'code', text: part.trimEnd(), isCommand: /^lumbung /.test(part) })
      continue
    }
    for (const paragraph of part.split(/\n\n+/)) {
      const block = blockOf(paragraph.trim())
      if (block) blocks.push(block)
    }
  }
  return blocks
}

function blockOf(text: string): Block | null {
  if (text === '' || text.startsWith('# ') || /^_.*_$/.test(text)) return null
  if (text.startsWith('## ')) return { kind: 'heading', text: plain(text.slice(3)) }
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = text.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => plain(cell)),
    )
    return { kind: 'table', head, rows }
  }
  return { kind: 'paragraph', text: plain(text) }
}

/** A text without line breaks, emphasis and the addresses of links. */
function plain(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1$2')
    .trim()
}
