import type { VolumeWords } from '../../message'
import { amounts } from './amounts'
import { experiments } from './experiments'
import { fields } from './fields'
import { papers } from './papers'
import { questions } from './questions'
import { reports } from './reports'
import { specProblems } from './specProblems'
import { templates } from './templates'

export const words: VolumeWords<'laboratory'> = {
  amounts,
  experiments,
  fields,
  papers,
  questions,
  reports,
  specProblems,
  templates,
}
