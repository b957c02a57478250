import { figures } from './figures'
import { notebook } from './notebook'
import { paperStories } from './paperStories'
import { publish } from './publish'
import { studyPage } from './studyPage'

/** The words of what leaves the program: figures, tables and bundles; and of papers in a few sentences. */
export const words = { figures, notebook, paperStories, publish, studyPage } as const
