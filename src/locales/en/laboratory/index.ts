import { amounts } from './amounts'
import { experiments } from './experiments'
import { fields } from './fields'
import { papers } from './papers'
import { questions } from './questions'
import { reports } from './reports'
import { specProblems } from './specProblems'
import { templates } from './templates'

/** The words of experiments, reports and papers, which most visitors of the board never need. */
export const words = {
  amounts,
  experiments,
  fields,
  papers,
  questions,
  reports,
  specProblems,
  templates,
} as const
