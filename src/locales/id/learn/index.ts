import type { VolumeWords } from '../../message'
import { glossary } from './glossary'
import { guide } from './guide'
import { handout } from './handout'
import { lesson } from './lesson'
import { sheet } from './sheet'
import { start } from './start'

export const words: VolumeWords<'learn'> = {
  glossary,
  guide,
  handout,
  lesson,
  sheet,
  start,
}
