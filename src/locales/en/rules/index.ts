import { captures } from './captures'
import { clauses } from './clauses'
import { ruleLabels } from './ruleLabels'
import { ruleProblems } from './ruleProblems'
import { ruleWords } from './ruleWords'
import { rules } from './rules'
import { searchReasons } from './searchReasons'
import { sheetEditor } from './sheetEditor'
import { tableReasons } from './tableReasons'
import { variants } from './variants'

/** The words of rules: what the Variants page needs, and whoever explains a game or refuses one. */
export const words = {
  captures,
  clauses,
  ruleLabels,
  ruleProblems,
  ruleWords,
  rules,
  searchReasons,
  sheetEditor,
  tableReasons,
  variants,
} as const
