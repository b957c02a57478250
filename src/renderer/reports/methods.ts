import english from '../../../docs/methods.md?raw'
import type { LanguageCode } from '../../locales/language'

/** A section of the methods: its heading and its paragraphs. */
export interface MethodsSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The text in the other languages, one file per folder. */
const TEXTS = import.meta.glob<string>('../../locales/*/methods.md', { query: '?raw', import: 'default' })

/** What the terms of a report mean, in a language; in English, docs/methods.md, where it has no text yet. */
export async function readMethods(code: LanguageCode): Promise<readonly MethodsSection[]> {
  const read = TEXTS[`../../locales/${code}/methods.md`]
  return sectionsOf(read === undefined ? english : await read())
}

/** The sections of a Markdown text, without its marks. */
function sectionsOf(text: string): readonly MethodsSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...paragraphs] = section.split(/\n\n+/)
      return { title: title.trim(), paragraphs: paragraphs.map(plain).filter((each) => each !== '') }
    })
}

/** A paragraph without line breaks and emphasis marks. */
function plain(paragraph: string): string {
  return paragraph
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[_*`]/g, '')
    .trim()
}
