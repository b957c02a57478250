import { glossary } from './glossary'
import { guide } from './guide'
import { handout } from './handout'
import { lesson } from './lesson'
import { puzzles } from './puzzles'
import { sheet } from './sheet'
import { start } from './start'

/** The words of whoever is new here: the start page, the first game, help and rule sheets. */
export const words = {
  glossary,
  guide,
  handout,
  lesson,
  puzzles,
  sheet,
  start,
} as const
