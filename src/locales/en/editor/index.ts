import { ruleProblems } from './ruleProblems'
import { searchReasons } from './searchReasons'
import { sheetEditor } from './sheetEditor'
import { tableReasons } from './tableReasons'
import { variants } from './variants'

/** The words of the Variants page, and of whoever refuses a game. */
export const words = { ruleProblems, searchReasons, sheetEditor, tableReasons, variants } as const
