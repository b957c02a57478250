import { figures } from './figures'
import { notebook } from './notebook'
import { paperStories } from './paperStories'
import { publish } from './publish'

/** The words of what leaves the program: figures, tables and bundles; and of papers in a few sentences. */
export const words = { figures, notebook, paperStories, publish } as const
