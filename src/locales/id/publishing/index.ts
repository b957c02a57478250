import type { VolumeWords } from '../../message'
import { figures } from './figures'
import { notebook } from './notebook'
import { paperStories } from './paperStories'
import { publish } from './publish'

export const words: VolumeWords<'publishing'> = { figures, notebook, paperStories, publish }
