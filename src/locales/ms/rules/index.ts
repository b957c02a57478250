import type { VolumeWords } from '../../message'
import { captures } from './captures'
import { ruleLabels } from './ruleLabels'
import { ruleProblems } from './ruleProblems'
import { ruleWords } from './ruleWords'
import { rules } from './rules'
import { searchReasons } from './searchReasons'
import { tableReasons } from './tableReasons'
import { variants } from './variants'

export const words: VolumeWords<'rules'> = {
  captures,
  ruleLabels,
  ruleProblems,
  ruleWords,
  rules,
  searchReasons,
  tableReasons,
  variants,
}
