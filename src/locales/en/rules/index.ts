import { clauses } from './clauses'
import { ruleProblems } from './ruleProblems'
import { ruleLabels, ruleWords, rules } from './rules'
import { searchReasons } from './searchReasons'
import { sheetEditor } from './sheetEditor'
import { tableReasons } from './tableReasons'
import { variants } from './variants'

/** The words of rules: what the Variants page needs, and whoever explains a game or refuses one. */
export const words = {
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
