import text from '../../../docs/methods.md?raw'

/** A section of the methods: its heading and its paragraphs. */
interface MethodsSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What the words of a report mean, as docs/methods.md has it. */
export const METHODS: readonly MethodsSection[] = text
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = '', ...paragraphs] = section.split(/\n\n+/)
    return { title: title.trim(), paragraphs: paragraphs.map(plain).filter((each) => each !== '') }
  })

/** A paragraph without line breaks and marks of emphasis. */
function plain(paragraph: string): string {
  return paragraph
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[_*`]/g, '')
    .trim()
}
