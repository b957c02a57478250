import type { LanguageCode } from '../../../locales/language'

/** The lesson plans as docs/ has them, one page per language; English has no suffix. */
const PAGES = import.meta.glob<string>('../../../../docs/teaching*.md', { query: '?raw', import: 'default' })

/** The lesson plans in a language, as Markdown; in English where it has none. */
export async function readLessons(code: LanguageCode): Promise<string> {
  const page = (suffix: string) => PAGES[`../../../../docs/teaching${suffix}.md`]
  const read = page(`.${code}`) ?? page('')
  return read === undefined ? '' : read()
}
