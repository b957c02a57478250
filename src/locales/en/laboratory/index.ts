import { amounts } from './amounts'
import { experiments } from './experiments'
import { papers } from './papers'
import { reports } from './reports'
import { specProblems } from './specProblems'

/** The words of experiments, reports and papers, which most visitors of the board never need. */
export const words = {
  amounts,
  experiments,
  papers,
  reports,
  specProblems,
} as const
