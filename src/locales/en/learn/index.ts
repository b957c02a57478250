import { glossary } from './glossary'
import { guide } from './guide'
import { lesson } from './lesson'
import { sheet } from './sheet'
import { start } from './start'

/** The words of whoever is new here: the start page, the first game, help and rule sheets. */
export const words = {
  glossary,
  guide,
  lesson,
  sheet,
  start,
} as const
