import { classPage } from './class'
import { glossary } from './glossary'
import { guide } from './guide'
import { handout } from './handout'
import { lesson } from './lesson'
import { mistakes } from './mistakes'
import { puzzles } from './puzzles'
import { sheet } from './sheet'
import { start } from './start'
import { teach } from './teach'
import { worksheet } from './worksheet'

/** The words of whoever is new here: the start page, the first game, help and rule sheets. */
export const words = {
  class: classPage,
  glossary,
  guide,
  handout,
  lesson,
  mistakes,
  puzzles,
  sheet,
  start,
  teach,
  worksheet,
} as const
