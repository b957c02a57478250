/** The files of a page could not be fetched. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause })
  }
}

/** A page that is fetched when it is first opened; a failure to fetch it is told from a failure in it. */
export function lazyPage<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () =>
    load().catch((cause: unknown) => {
      throw new PageNotLoaded(cause)
    })
}
