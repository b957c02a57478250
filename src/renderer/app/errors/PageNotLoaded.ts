import type { Volume } from '../../../locales/message'
import { learn } from '../../locales/i18n'

/** The files of a page could not be fetched. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause })
  }
}

/** A page that is fetched, with its words, when it is first opened; a failure to fetch it is distinguished from a failure in it. */
export function lazyPage<Page>(load: () => Promise<Page>, ...words: readonly Volume[]): () => Promise<Page> {
  return async () => {
    try {
      const [page] = await Promise.all([load(), ...words.map(learn)])
      return page
    } catch (cause) {
      throw new PageNotLoaded(cause)
    }
  }
}
