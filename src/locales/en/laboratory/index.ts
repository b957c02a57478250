import { experiments } from './experiments'
import { papers } from './papers'
import { reports } from './reports'

/** The words of experiments, reports and papers, which most visitors of the board never need. */
export const words = {
  experiments,
  papers,
  reports,
} as const
