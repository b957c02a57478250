import type { Volume } from '../../../locales/message'
import { loadTexts } from '../../locales/i18n'

/** The files of a page could not be fetched. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause })
  }
}

/**
 * A page that is loaded, with its texts, when it is first opened; failing to load is distinguished from an error in
 * the page.
 */
export function lazyPage<Page>(load: () => Promise<Page>, ...words: readonly Volume[]): () => Promise<Page> {
  return async () => {
    try {
      const [page] = await Promise.all([load(), ...words.map(loadTexts)])
      return page
    } catch (cause) {
      throw new PageNotLoaded(cause)
    }
  }
}
