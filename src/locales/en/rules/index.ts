import { clauses } from './clauses'
import { ruleLabels, ruleWords, rules } from './rules'

/** The words of rules, for whoever explains a game. */
export const words = { clauses, ruleLabels, ruleWords, rules } as const
